import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './dynamodb/processes';
import { StartProblem } from './start-problem';

/** The process's start time from the kernel, because pids are reused. Empty without /proc. */
const startedAt = async (pid: number): Promise<string> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

const exists = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'EEXIST';

/** The process that holds the lock; undefined if it died without release (kill -9) or the file is torn. */
async function holderOf(path: string): Promise<number | undefined> {
  const [pidText = '', began = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return began === (await startedAt(pid)) ? pid : undefined;
}

/** Creates the hard link; false if the name is taken. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (problem) {
    if (exists(problem)) return false;
    throw problem;
  }
}

/**
 * Removes a dead process's lock. Only the holder of the second name may, and it checks again, because
 * another start may have taken over the lock. Returns the other process, if there is one.
 */
async function removeDead(path: string, mine: string): Promise<number | undefined> {
  const taking = `${path}.taking`;
  if (!(await linked(mine, taking))) {
    const other = await holderOf(taking);
    if (other === undefined) await rm(taking, { force: true });
    return other;
  }
  try {
    if ((await holderOf(path)) === undefined) await rm(path, { force: true });
    return undefined;
  } finally {
    await rm(taking, { force: true });
  }
}

/**
 * One running product per data folder, because two would overwrite each other. A hard link makes the lock
 * file appear complete or not at all. Takes over the lock of a dead process.
 */
export async function lockFolder(dataDir: string): Promise<{ release(): Promise<void> }> {
  const path = join(dataDir, 'running.lock');
  const mine = join(dataDir, `${randomUUID()}.lock`);
  await writeFile(mine, `${process.pid} ${await startedAt(process.pid)} ${randomUUID()}`);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (await linked(mine, path)) return { release: () => rm(path, { force: true }) };
      const holder = (await holderOf(path)) ?? (await removeDead(path, mine));
      if (holder !== undefined) throw inUse(dataDir, holder);
    }
    throw inUse(dataDir, undefined);
  } finally {
    await rm(mine, { force: true });
  }
}

const inUse = (dataDir: string, holder: number | undefined): StartProblem =>
  new StartProblem(
    `The data folder ${dataDir} is in use by another running Keystead${holder === undefined ? '' : ` (process ${holder})`}; stop that one or set DATA_DIR to another folder.`,
  );
