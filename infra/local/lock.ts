import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from './start-problem';

/** When the process began, as the kernel says; a pid alone may be somebody else's by now. Empty where there is no /proc. */
const startedAt = async (pid: number): Promise<string> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
};

const exists = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'EEXIST';

/** The process that holds the lock, undefined when it died without giving it back (kill -9) or the file is torn. */
async function holderOf(path: string): Promise<number | undefined> {
  const [pidText = '', began = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return began === (await startedAt(pid)) ? pid : undefined;
}

/** Makes the hard link; false when the name is taken. */
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
 * Removes the lock of a dead process. Only one start at a time may, the one that holds the second name, and it looks again first: what was
 * dead a moment ago may have been taken over since. Answers who is at it, if somebody else is.
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
 * One running product per data folder: two would write over each other. The lock file is complete before it has its name (a hard link is
 * made or not made), and the lock of a dead process is taken over.
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
