import { expect, it } from 'vitest';
import { advertisingFindings, unusedExceptions } from '../../publishing/advertising/check.ts';
import owner from '../sample-owner.ts';
import { builtPages } from './site.ts';

it('no page says what an advertising rule objects to', () => {
  const findings = advertisingFindings(builtPages, owner).map(
    ({ path, sentence, rule, remedy }) => `${path}: "${sentence}"\n  ${rule}\n  ${remedy}`,
  );
  expect(findings).toEqual([]);
});

it('every exception is still needed', () => {
  expect(unusedExceptions(builtPages, owner)).toEqual([]);
});
