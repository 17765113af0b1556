import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { history, LaterChangeError, takeBack } from './history.ts';
import { ensureHistory, save } from './save.ts';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const lines = (...changed: string[]) =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((line, index) => changed[index] ?? line).join('\n');
const right = () => undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-saving-'));
  writeFileSync(join(folder, 'owner.yaml'), lines());
  writeFileSync(join(folder, 'other.txt'), 'as it was');
  await ensureHistory(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a save', () => {
  it('begins the history of a folder that has none, such as one that came as a ZIP', async () => {
    expect((await history(folder, 9)).map(({ title }) => title)).toEqual(['Begin the history of this site']);
    await ensureHistory(folder);
    expect(await history(folder, 9)).toHaveLength(1);
  });

  it('is one change of its files alone, and leaves what somebody else has begun as it is', async () => {
    writeFileSync(join(folder, 'other.txt'), 'begun');
    git('add', 'other.txt');
    await save(
      folder,
      [
        { path: 'owner.yaml', content: lines('A') },
        { path: 'pictures/me.jpg', content: Buffer.from([0, 255]) },
      ],
      'Change you',
    );
    const [last] = await history(folder, 1);
    expect(last).toMatchObject({ title: 'Change you', byDesk: true, files: ['owner.yaml', 'pictures/me.jpg'] });
    expect(git('status', '--porcelain')).toBe('M  other.txt\n');
  });

  it('of what stands there already is no change', async () => {
    await save(folder, [{ path: 'owner.yaml', content: lines() }], 'Change you');
    expect(await history(folder, 9)).toHaveLength(1);
  });

  it('takes a file away', async () => {
    await save(folder, [{ path: 'other.txt', content: undefined }], 'Remove');
    expect(git('ls-files')).toBe('owner.yaml\n');
  });

  it('leaves the old file whole, and nothing beside it, where the new one cannot be written', async () => {
    mkdirSync(join(folder, 'owner.yaml.d'));
    await expect(save(folder, [{ path: 'owner.yaml/inside', content: 'x' }], 'Change')).rejects.toThrow();
    expect(read('owner.yaml')).toBe(lines());
    expect(readdirSync(folder).filter((name) => name.endsWith('.saving'))).toEqual([]);
  });
});

describe('a save that is taken back', () => {
  it('leaves what was saved later, and can be brought back', async () => {
    await save(folder, [{ path: 'owner.yaml', content: lines('A') }], 'Change you');
    await save(folder, [{ path: 'owner.yaml', content: lines('A', 'b', 'c', 'd', 'e', 'f', 'G') }], 'Change the office');
    const [, first] = await history(folder, 2);
    await takeBack(folder, first?.id ?? '', right);
    expect(read('owner.yaml')).toBe(lines('a', 'b', 'c', 'd', 'e', 'f', 'G'));
    const [taken] = await history(folder, 1);
    expect(taken).toMatchObject({ title: 'Take back: Change you', byDesk: true });
    await takeBack(folder, taken?.id ?? '', right);
    expect(read('owner.yaml')).toBe(lines('A', 'b', 'c', 'd', 'e', 'f', 'G'));
    expect((await history(folder, 1))[0]?.title).toBe('Bring back: Change you');
  });

  it('takes away the file that it has begun, which can be brought back', async () => {
    await save(folder, [{ path: 'figures.json', content: '{}' }], 'Renew');
    await takeBack(folder, (await history(folder, 1))[0]?.id ?? '', right);
    expect(readdirSync(folder)).not.toContain('figures.json');
    expect(git('status', '--porcelain')).toBe('');
    await takeBack(folder, (await history(folder, 1))[0]?.id ?? '', right);
    expect(read('figures.json')).toBe('{}');
  });

  it('stays where something later changes the same line, and nothing changes', async () => {
    await save(folder, [{ path: 'owner.yaml', content: lines('A') }], 'Change you');
    await save(folder, [{ path: 'owner.yaml', content: lines('AA') }], 'Change you again');
    const [, first] = await history(folder, 2);
    await expect(takeBack(folder, first?.id ?? '', right)).rejects.toThrow(LaterChangeError);
    expect(read('owner.yaml')).toBe(lines('AA'));
    expect(git('status', '--porcelain')).toBe('');
  });

  it('stays where the files would not be right without it, and nothing changes', async () => {
    await save(folder, [{ path: 'owner.yaml', content: lines('A') }], 'Change you');
    const [first] = await history(folder, 1);
    const wrong = () => {
      throw new Error('not right');
    };
    await expect(takeBack(folder, first?.id ?? '', wrong)).rejects.toThrow('not right');
    expect(read('owner.yaml')).toBe(lines('A'));
    expect(git('status', '--porcelain')).toBe('');
  });

  it('is one of the desk: a change that somebody made in another way is not taken back', async () => {
    writeFileSync(join(folder, 'owner.yaml'), lines('A'));
    git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-qam', 'By hand');
    const [byHand] = await history(folder, 1);
    expect(byHand?.byDesk).toBe(false);
    await expect(takeBack(folder, byHand?.id ?? '', right)).rejects.toThrow('not saved by the desk');
  });
});
