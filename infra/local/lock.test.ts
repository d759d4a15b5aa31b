import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the lock of a data folder', () => {
  it('is held by one, said in a sentence, and free again once given back', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/is in use by another running Keystead/);
    await lock.release();
    const again = await lockFolder(folder);
    await again.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['a process that is gone', '4194305 123 x'],
    ['a pid that belongs to another process by now', `${process.pid} 1 x`],
    ['nobody, torn by a crash', ''],
  ])('is taken over from %s', async (_who, content) => {
    await writeFile(join(folder, 'running.lock'), content);
    await expect(lockFolder(folder)).resolves.toBeDefined();
  });

  it('goes to exactly one of many that start at once, a dead lock in their way', async () => {
    await writeFile(join(folder, 'running.lock'), '4194305 123 x');
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });

  it('is taken over although a start died in the middle of taking it over', async () => {
    await writeFile(join(folder, 'running.lock'), '4194305 123 x');
    await writeFile(join(folder, 'running.lock.taking'), '4194304 123 x');
    await expect(lockFolder(folder)).resolves.toBeDefined();
    expect(await readdir(folder)).toEqual(['running.lock']);
  });
});
