import { CallError } from './leads-commands.ts';

/** A server that is reached by SSH. */
export interface ServerAddress {
  readonly user: string;
  readonly host: string;
  /** Undefined: what SSH goes by itself, 22 unless this computer's settings of SSH say otherwise. */
  readonly port?: number | undefined;
}

/**
 * Reads an address such as `ssh://ana@www.example.com:2222`.
 *
 * @throws CallError for anything else; nothing in an address may read as an option of SSH
 */
export function serverAddress(text: string): ServerAddress {
  const [, user, host, bracketed, port] =
    /^ssh:\/\/([a-z_][\w.-]*)@(?:([a-z\d][a-z\d.-]*)|\[([\da-f:]+)\])(?::(\d{1,5}))?\/?$/i.exec(text.trim()) ?? [];
  const name = host ?? bracketed;
  if (!user || !name || Number(port ?? 1) < 1 || Number(port ?? 1) > 65_535)
    throw new CallError(
      `"${text}" is no address of a server. Write it like ssh://ana@www.example.com, with :2222 behind it for another port.`,
    );
  return { user, host: name, ...(port && { port: Number(port) }) };
}
