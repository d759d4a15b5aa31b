import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allFiles, root } from '../sources';

/** A copy of the project to change freely; it is deleted when the process ends, even on Ctrl-C. */
export function openScratch() {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-mutate-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  for (const file of allFiles) cpSync(join(root, file), join(folder, file));
  // Tests that read the sources ask Git for them.
  spawnSync('git', ['init', '-q'], { cwd: folder });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    remove: (file: string) => rmSync(join(folder, file)),
    /** The compiler's errors for one folder. */
    typeErrors: (room: string): string => {
      const tsc = join(root, 'node_modules', '.bin', 'tsc');
      return spawnSync(tsc, ['-p', room, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' }).stdout;
    },
  };
}
export type Scratch = ReturnType<typeof openScratch>;
