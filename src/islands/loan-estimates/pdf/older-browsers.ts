/**
 * What pdf.js 6 asks for and browsers have only learnt since 2023, so that a phone of some years reads a Loan Estimate too. pdf.js has
 * a build for older browsers, which adds all of core-js to both of its halves: 32 kB more than this. Each is as its standard says,
 * as far as pdf.js uses it here (without the file's own fonts, forms and signatures), and only where it is missing.
 */

type Constructor = { readonly prototype: object };

function define(of: object, name: string, value: (...args: never[]) => unknown) {
  if (!(name in of)) Object.defineProperty(of, name, { value, writable: true, configurable: true });
}

for (const { prototype } of [Map, WeakMap] as Constructor[]) {
  define(prototype, 'getOrInsert', function (this: Map<unknown, unknown>, key: unknown, value: unknown) {
    if (!this.has(key)) this.set(key, value);
    return this.get(key);
  });
  define(prototype, 'getOrInsertComputed', function (this: Map<unknown, unknown>, key: unknown, make: (key: unknown) => unknown) {
    if (!this.has(key)) this.set(key, make(key));
    return this.get(key);
  });
}

define(Promise, 'withResolvers', () => {
  let resolve: unknown;
  let reject: unknown;
  const promise = new Promise((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
});

define(
  Promise,
  'try',
  (run: (...args: unknown[]) => unknown, ...args: unknown[]) => new Promise((fulfil) => fulfil(run(...args))),
);

// pdf.js writes what it knows of each font into a buffer, and cuts it to its length so.
define(ArrayBuffer.prototype, 'transferToFixedLength', function (this: ArrayBuffer, length: number) {
  return this.slice(0, length);
});

define(Array.prototype, 'toSpliced', function (this: unknown[], at: number, count: number) {
  return [...this.slice(0, at), ...this.slice(at + count)];
});

define(URL, 'canParse', (address: string, base?: string) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
});

define(URL, 'parse', (address: string, base?: string) => (URL.canParse(address, base) ? new URL(address, base) : null));

// A plain sum: pdf.js adds up lengths with it, which are whole numbers.
define(Math, 'sumPrecise', (numbers: Iterable<number>) => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
});

define(Uint8Array.prototype, 'toHex', function (this: Uint8Array) {
  return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
});

define(AbortSignal, 'any', (signals: readonly AbortSignal[]) => {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
});
