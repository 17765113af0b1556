import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, projectFiles } from '../tests/architecture/project-files.ts';
import { end, freePort, untilListening } from '../tests/servers/programs.ts';
import { copyProgram, packageFolders, programFiles, programPackages } from './server-program.ts';

/** Every file that the server's programs import, and every package. */
function imported(): { readonly files: string[]; readonly packages: string[] } {
  const code = new Set(projectFiles('.ts', '.mjs'));
  const [files, packages] = [new Set<string>(), new Set<string>()];
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const target of importsOf(file)) {
      if (code.has(target)) visit(target);
      else if (!target.startsWith('node:')) packages.add(target.split('/')[0] as string);
    }
  };
  for (const file of ['server/main.ts', 'server/leads/leads-cli.ts', 'server/leads/lead-store-worker.ts']) visit(file);
  return { files: [...files], packages: [...packages].sort() };
}

it('brings everything that the server imports, and names no package that it does not', () => {
  const { files, packages } = imported();
  expect(files.filter((file) => !programFiles.some((brought) => file === brought || file.startsWith(`${brought}/`)))).toEqual([]);
  expect(programPackages).toEqual(packages);
});

it('finds what packages import in turn, and nothing that only the build needs', () => {
  const folders = packageFolders('.', programPackages);
  expect(folders).toContain('node_modules/avvio');
  expect(folders.filter((folder) => /astro|react|sharp|vite/.test(folder))).toEqual([]);
});

it('serves a site from a folder that holds nothing but what is sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  copyProgram('.', folder);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>Home</title>');
  cpSync('owner/sample-owner.yaml', join(folder, 'owner.yaml'));
  const port = await freePort();
  const program = spawn(process.execPath, ['--env-file-if-exists=settings.env', 'server/main.ts'], {
    cwd: folder,
    env: { PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: 'ignore',
  });
  try {
    await untilListening(port, program);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('<title>Home</title>');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(existsSync(join(folder, 'data', 'leads.db'))).toBe(true);
  } finally {
    await end(program);
    rmSync(folder, { recursive: true, force: true });
  }
});
