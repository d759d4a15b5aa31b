import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './atomic-file';
import { lockFolder } from './lock';
import { StartProblem } from './start-problem';

const mebibyte = 1024 * 1024;
/** With less space, not even an empty database fits. */
const leastFreeBytes = 64 * mebibyte;

const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '';

/** A readable message for a file system error, or undefined for an unexpected one. */
export function folderProblem(problem: unknown, dataDir: string): StartProblem | undefined {
  const sentences: Record<string, string> = {
    ENOSPC: `There is no space left on the disk of the data folder ${dataDir}; free some and start again.`,
    EDQUOT: `There is no space left on the disk of the data folder ${dataDir}; free some and start again.`,
    EACCES: `The data folder ${dataDir} cannot be written to; change its permissions or set DATA_DIR to another folder.`,
    EPERM: `The data folder ${dataDir} cannot be written to; change its permissions or set DATA_DIR to another folder.`,
    EROFS: `The data folder ${dataDir} is on a disk that cannot be written to; set DATA_DIR to another folder.`,
    ENOTDIR: `The data folder ${dataDir} is not a folder; remove that file or set DATA_DIR to another folder.`,
    EEXIST: `The data folder ${dataDir} is not a folder; remove that file or set DATA_DIR to another folder.`,
    EISDIR: `The data folder ${dataDir} is broken: a folder stands where a file should; run “npm run reset”.`,
  };
  const sentence = sentences[codeOf(problem)];
  return sentence === undefined ? undefined : new StartProblem(sentence, { cause: problem });
}

async function refuseFullDisk(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < leastFreeBytes)
    throw new StartProblem(
      `There is hardly any space left on the disk of the data folder ${dataDir} (${Math.floor((bavail * bsize) / mebibyte)} MB); free some and start again.`,
    );
}

/** Creates the data folder, tests that it is writable, and takes its lock; `close` releases the lock. */
export async function openDataFolder(dataDir: string): Promise<{ close(): Promise<void> }> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    await refuseFullDisk(dataDir);
    const lock = await lockFolder(dataDir);
    await writeAtomically(join(dataDir, 'written.txt'), 'The last start could write here.\n');
    return { close: () => lock.release() };
  } catch (problem) {
    throw folderProblem(problem, dataDir) ?? problem;
  }
}
