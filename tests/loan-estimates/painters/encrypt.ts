import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Encryption {
  /** What a reader must type; empty where anybody may read. */
  readonly user: string;
  /** 128 is RC4, 256 is AES. */
  readonly bits: 128 | 256;
}

/** Encrypts a file with qpdf. With AES the bytes differ each time: its keys are drawn by lot. */
export function encrypted(pdf: Uint8Array, { user, bits }: Encryption): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'loan-estimate-'));
  try {
    const [open, closed] = [join(folder, 'open.pdf'), join(folder, 'closed.pdf')];
    writeFileSync(open, pdf);
    const cipher = bits === 128 ? ['--use-aes=n'] : [];
    const ids = ['--static-id', '--static-aes-iv'];
    const weak = bits === 128 ? ['--allow-weak-crypto'] : [];
    execFileSync('qpdf', [...weak, ...ids, '--encrypt', user, 'owner', String(bits), ...cipher, '--', open, closed]);
    return readFileSync(closed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
