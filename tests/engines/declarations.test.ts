import { expect, it } from 'vitest';
import { declarationsOf, partsOf } from './declarations.ts';

it('finds declarations in layers, media queries and nested rules, and none in the description of a font', () => {
  const css = `@layer a{.b\\:c:hover{color:red;background:url("x;}{y")!important}}@media (width<40rem){a{--x:y}}@font-face{font-weight:400 700}
.d{top:0;&:is(p,b){left:0}}`;
  expect(declarationsOf(css)).toEqual([
    { property: 'color', value: 'red', selector: '.b\\:c:hover' },
    { property: 'background', value: 'url("x;}{y")', selector: '.b\\:c:hover' },
    { property: '--x', value: 'y', selector: 'a' },
    { property: 'top', value: '0', selector: '.d' },
    { property: 'left', value: '0', selector: '&:is(p,b)' },
  ]);
});

it('parts a list of selectors where it is one, and not within brackets', () => {
  expect(partsOf('a:not([b],[c]),d::before,e')).toEqual(['a:not([b],[c])', 'd::before', 'e']);
});
