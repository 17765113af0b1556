/** A server that is reached by SSH. */
export interface ServerAddress {
  readonly user: string;
  readonly host: string;
  /** Undefined: what SSH goes by itself, 22 unless this computer's settings of SSH say otherwise. */
  readonly port: number | undefined;
}

/** Neither name may begin with a hyphen: `ssh` would take it for an option. */
const pattern =
  /^ssh:\/\/(?<user>[a-z_][\w.-]*)@(?:(?<name>[a-z\d][a-z\d.-]*)|\[(?<address>[\da-f:]+)\])(?::(?<port>\d{1,5}))?\/?$/i;

/**
 * Reads an address such as `ssh://ana@www.example.com:2222`.
 *
 * @returns undefined for anything else
 */
export function readServerAddress(text: string): ServerAddress | undefined {
  const { user, name, address, port } = pattern.exec(text.trim())?.groups ?? {};
  const host = name ?? address;
  if (!user || !host || Number(port ?? 1) < 1 || Number(port ?? 1) > 65_535) return undefined;
  return { user, host, port: port === undefined ? undefined : Number(port) };
}
