import { execFileSync } from 'node:child_process';

type Process = { readonly pid: number; readonly parent: number; readonly kilobytes: number };

const all = (): Process[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, kilobytes };
    });

/** Resident megabytes of a process and all its descendants. */
export function megabytesOf(root: number): number {
  const processes = all();
  const below = (pid: number): Process[] =>
    processes.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  const own = processes.filter(({ pid }) => pid === root);
  return [...own, ...below(root)].reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024;
}
