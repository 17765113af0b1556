import { OwnerFileError } from '../owner/read-owner.ts';
import { SettingsError } from '../settings/read-settings.ts';

/**
 * Why the server could not start, in one sentence for the owner.
 *
 * @param port the port that it was to listen on, when that was known already
 */
export function startFault(error: NodeJS.ErrnoException, port: number | undefined): string {
  if (error instanceof SettingsError || error instanceof OwnerFileError) return error.message;
  if (error.code === 'EADDRINUSE')
    return (
      `Port ${port} is in use by another program, perhaps by this site in another window: end that one with Ctrl and C. ` +
      'Or set PORT to another number, such as 4400, and start again.'
    );
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Port ${port} is not open to you: numbers below 1024 are kept for the system. Set PORT to another one, such as 4400.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return 'HOST must be an address of this machine such as 127.0.0.1 (this machine only) or 0.0.0.0 (every network it is in).';
  return `The site could not start: ${error.message}`;
}
