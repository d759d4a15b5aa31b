import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderProblem, openDataFolder } from './data-folder';
import { resetDataFolder } from './reset';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-data-'));
});
afterEach(async () => {
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true });
});

describe('the data folder', () => {
  it('is made, held, and refused to a second start in a sentence', async () => {
    const data = join(folder, 'new', 'data');
    const open = await openDataFolder(data);
    await expect(openDataFolder(data)).rejects.toThrow(/in use by another running Keystead/);
    await expect(resetDataFolder(data)).rejects.toThrow(/in use by another running Keystead/);
    await open.close();
    await (await openDataFolder(data)).close();
  });

  it('that is a file is said so', async () => {
    const data = join(folder, 'a-file');
    await writeFile(data, '');
    await expect(openDataFolder(data)).rejects.toThrow(`The data folder ${data} is not a folder`);
  });

  it.each([
    ['ENOSPC', 'no space left on the disk'],
    ['EACCES', 'cannot be written to'],
    ['EROFS', 'on a disk that cannot be written to'],
  ])('has a sentence for %s', (code, words) => {
    const problem = folderProblem(Object.assign(new Error(code), { code }), '/data');
    expect(problem?.message).toContain(words);
    expect(problem?.message).toMatch(/^[^\n]+\.$/);
  });

  it('is emptied by a reset of what a start made, and of nothing else', async () => {
    await mkdir(join(folder, 'database'));
    for (const name of ['secrets.json', 'seeded.json', 'my-notes.txt'])
      await writeFile(join(folder, name), '{}');
    await resetDataFolder(folder);
    expect(await readdir(folder)).toEqual(['my-notes.txt']);
    await resetDataFolder(join(folder, 'never-there'));
  });
});
