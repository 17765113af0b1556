import type { Identifier } from '@mdn/browser-compat-data';
import { parseSync, Visitor } from 'vite';
import { api, type Feature, featureAt, javascript } from './browser-support.ts';

const { builtins, regular_expressions: expressions } = javascript;

/** What scripts of pages hold in their hands; of MDN's thousand interfaces the others would only lend their names to ours. */
const handled = [
  ...['Document', 'Element', 'Node', 'EventTarget', 'HTMLElement', 'HTMLDialogElement', 'HTMLDetailsElement', 'HTMLFormElement'],
  ...['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement', 'HTMLCanvasElement', 'Window', 'Navigator', 'History'],
  ...['Clipboard', 'File', 'Blob', 'FormData', 'URLSearchParams', 'Headers', 'Response', 'ReadableStream', 'CSSStyleDeclaration'],
];

/** Members by their name alone, wherever they stand: `at` of strings, of lists and of typed lists. */
const membersByName = new Map<string, Feature[]>();
const places = [
  ...Object.entries(builtins ?? {}).map(([name, members]) => [`javascript.builtins.${name}`, members] as const),
  ...handled.map((name) => [`api.${name}`, api?.[name] ?? {}] as const),
];
for (const [place, members] of places) {
  for (const name of Object.keys(members)) {
    const feature = featureAt(members as Identifier, place, name);
    if (feature) membersByName.set(name, [...(membersByName.get(name) ?? []), feature]);
  }
}

/** A function of an object itself, such as `Object.groupBy`. */
function ownFunction(object: string, name: string): Feature | undefined {
  return (
    featureAt(builtins, 'javascript.builtins', object, name) ??
    featureAt(api, 'api', object, `${name}_static`) ??
    featureAt(api, 'api', object, name)
  );
}

const syntax: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?[ims]*-?[ims]*:(?<!\(\?:)/, 'modifier'],
];

/**
 * What a script uses: the objects that it names, their own functions, and members that are called or set and that came late to
 * whatever has them. A member that something older has too (`set`, `at`) cannot be told apart without running the script.
 *
 * @throws Error when the script cannot be read
 */
export function featuresOfScript(file: string, script: string, isLate: (feature: Feature) => boolean): Map<string, Feature> {
  const found: (Feature | undefined)[] = [];
  const member = (target: { type: string }) => {
    if (target.type !== 'MemberExpression') return;
    const { object, property } = target as { type: string; object: { name?: string }; property: { name?: string } };
    const name = property.name ?? '';
    const own = object.name && /^[A-Z]\w+$/.test(object.name) ? ownFunction(object.name, name) : undefined;
    const everywhere = membersByName.get(name) ?? [];
    if (own) found.push(own);
    else if (everywhere.every(isLate)) found.push(...everywhere);
  };
  const { program, errors } = parseSync(file, script, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  new Visitor({
    Identifier({ name }) {
      if (/^[A-Z]\w\w/.test(name)) found.push(featureAt(builtins, 'javascript.builtins', name) ?? featureAt(api, 'api', name));
    },
    CallExpression(call) {
      member(call.callee);
    },
    AssignmentExpression(assignment) {
      member(assignment.left);
    },
    Literal(literal) {
      if (!('regex' in literal)) return;
      const { pattern, flags } = literal.regex;
      if (flags.includes('v')) found.push(featureAt(builtins, 'javascript.builtins', 'RegExp', 'unicodeSets'));
      const used = syntax.filter(([sign]) => sign.test(pattern));
      found.push(...used.map(([, name]) => featureAt(expressions, 'javascript.regular_expressions', name)));
    },
  }).visit(program);
  return new Map(found.flatMap((feature) => (feature ? [[feature.name, feature] as const] : [])));
}
