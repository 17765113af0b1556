import { isThisMachine } from './this-machine.ts';

/** The owner's mail server, and how it is spoken to. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /**
   * `from the start`: the line is encrypted before the first word. `asked for`: it is encrypted before anything of a letter or
   * a password is said, or not used (STARTTLS, RFC 3207). `if offered`: on this machine itself, where nobody can listen.
   */
  readonly encryption: 'from the start' | 'asked for' | 'if offered';
  readonly login?: { readonly user: string; readonly password: string } | undefined;
}

/** A user name may hold an `@`, a password any sign: what stands behind the last `@` is the server. */
const address =
  /^(?<scheme>smtps?):\/\/((?<user>[^:]+):(?<password>.+)@)?(?<host>[a-z\d.-]+|\[[a-f\d:]+\])(:(?<port>\d{1,5}))?\/?$/i;

/** A sign as it is, or as addresses write it: `#` and `%23` are the same. A lone `%` is a sign like any other. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an address such as `smtps://user:password@mail.example.com` or `smtp://user:password@mail.example.com:587`.
 *
 * @returns undefined for anything else. A user without a password is something else, and so is a server's name without a dot:
 *   a settings file ends a line at `#`, and that is what is left of a password with one in it
 */
export function readMailServer(text: string): MailServer | undefined {
  const { scheme, user, password, host: named, port: given } = address.exec(text.trim())?.groups ?? {};
  if (!scheme || !named) return undefined;
  const host = named.replace(/^\[|\]$/g, '');
  if (!isThisMachine(host) && !/[.:]/.test(host)) return undefined;
  const encrypted = scheme.toLowerCase() === 'smtps';
  const port = Number(given ?? (encrypted ? 465 : 587));
  if (port < 1 || port > 65_535) return undefined;
  return {
    host,
    port,
    encryption: encrypted ? 'from the start' : isThisMachine(host) ? 'if offered' : 'asked for',
    login: user && password ? { user: decoded(user), password: decoded(password) } : undefined,
  };
}
