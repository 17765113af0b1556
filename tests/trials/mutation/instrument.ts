import ts from 'typescript';
import type { Mutant } from './mutants.ts';

/** Where instrumented code finds its switch. */
export const switchName = '__mutation';

/** Takes the switch that stands ready in the same process. */
const sharedSwitch = `const ${switchName} = globalThis.${switchName};`;

/**
 * The same file with all of its mutants in it, each behind a switch, and a counter in every loop, so that a mutant whose loop
 * never ends is stopped. One build then serves all mutants. `findSwitch` declares the switch.
 */
export function instrument(file: string, text: string, mutants: readonly Mutant[], findSwitch = sharedSwitch): string {
  const edits: { readonly at: number; readonly insert: string; readonly order: number }[] = [];
  for (const [order, { id, start, end, replacement, isStatement }] of mutants.entries()) {
    // Of two that begin at the same place the wider one comes first; they end the other way about.
    const [before, after] = isStatement
      ? [`{ if (!${switchName}.is(${id})) {`, '} }']
      : [`(${switchName}.is(${id}) ? (${replacement}) : (`, '))'];
    edits.push({ at: start, insert: before, order }, { at: end, insert: after, order: -order - 1 });
  }
  for (const body of loopBodies(file, text)) {
    if (body.isBlock) edits.push({ at: body.start + 1, insert: `${switchName}.turn();`, order: -Infinity });
    else {
      edits.push({ at: body.start, insert: `{ ${switchName}.turn(); `, order: -Infinity });
      edits.push({ at: body.end, insert: ' }', order: Infinity });
    }
  }
  let written = '';
  let from = 0;
  for (const { at, insert } of edits.toSorted((a, b) => a.at - b.at || compareOrder(a.order, b.order))) {
    written += text.slice(from, at) + insert;
    from = at;
  }
  return findSwitch.replaceAll('\n', '') + written + text.slice(from);
}

/** At one place whatever ends there is closed, innermost first, before anything begins. */
function compareOrder(a: number, b: number): number {
  const isEnd = (order: number) => order < 0 && order !== -Infinity;
  if (isEnd(a) !== isEnd(b)) return isEnd(a) ? -1 : 1;
  return a - b;
}

function loopBodies(file: string, text: string): { start: number; end: number; isBlock: boolean }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const bodies: { start: number; end: number; isBlock: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node;
      bodies.push({ start: statement.getStart(source), end: statement.end, isBlock: ts.isBlock(statement) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return bodies;
}
