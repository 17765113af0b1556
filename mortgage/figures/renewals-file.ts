import { existsSync, readFileSync } from 'node:fs';
import { parseRenewals, type Renewals, renewalsFile } from './renewals.ts';

/**
 * What the owner has renewed, from the project's folder; nothing where there is no such file.
 *
 * @throws FiguresFileError naming the file and every wrong key
 */
export function readRenewals(): Renewals {
  return parseRenewals(existsSync(renewalsFile) ? readFileSync(renewalsFile, 'utf8') : undefined);
}
