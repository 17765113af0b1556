import { refusals } from './answers.ts';

/** Largest body of a message, in bytes. */
export const bodyLimitBytes = 64 * 1024;

/** The formats that a form is sent in. */
export const bodyTypes = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'] as const;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.map(String).join(', ');
  if (value === null || value === undefined) return '';
  throw refusals.malformed();
}

/**
 * Pairs as one record; a repeated key is joined with a comma. A lone surrogate becomes U+FFFD, as the database would make it, and
 * a line ends as in the browser's own field: a form that is sent without script ends lines with two signs.
 */
function recordOf(pairs: Iterable<readonly [string, unknown]>): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of pairs) {
    const text = textOf(value).toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n');
    const before = values.get(name);
    values.set(name, before === undefined ? text : `${before}, ${text}`);
  }
  // Without a prototype, "__proto__" is a field name like any other.
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(values));
}

function readJson(body: Buffer): Record<string, string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    // What JSON.parse complains about is of no use to a visitor, and it quotes what was typed.
    throw refusals.malformed();
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw refusals.malformed();
  return recordOf(Object.entries(parsed));
}

async function readMultipart(body: Buffer, contentType: string): Promise<Record<string, string>> {
  let form: Awaited<ReturnType<Response['formData']>>;
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    // A missing or wrong boundary, or half a body.
    throw refusals.malformed();
  }
  const pairs = [...form];
  if (pairs.some(([, value]) => typeof value !== 'string')) throw refusals.tooLarge();
  return recordOf(pairs);
}

/**
 * The values of a message, whichever of the three formats it came in.
 *
 * @throws Refusal when it cannot be read, carries a file, or has another format
 */
export async function readBody(body: unknown, contentType: string): Promise<Record<string, string>> {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (!Buffer.isBuffer(body) || body.length === 0) throw refusals.empty();
  if (type === 'application/json') return readJson(body);
  if (type === 'multipart/form-data') return readMultipart(body, contentType);
  return recordOf(new URLSearchParams(body.toString('utf8')));
}
