import { once } from 'node:events';
import { existsSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** The machine was too busy: nothing is wrong with what was asked, and in a moment it may go well. */
export class MachineBusy extends Error {}

/** A thread ended without an answer; the message says what it was doing and why it ended. */
export class ThreadFailed extends Error {
  constructor(
    message: string,
    readonly why: 'memory' | 'time' | 'crash',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What every thread may take, whatever it does. */
export const threadLimits = {
  /** A scanned lease of 10 MB is read in less than a second. */
  readMilliseconds: 8_000,
  /** To print or seal the longest lease. */
  makeMilliseconds: 20_000,
  /** Without files and WebAssembly, which lie outside of this memory; a usual lease takes some 50. */
  megabytes: 768,
} as const;

/** What a worker says once it is ready: the file in which Linux counts how long its thread has computed. */
export type Ready = { readonly times?: string | undefined };

/** Of the thread that asks. */
export function ready(): Ready {
  const link = '/proc/thread-self';
  if (!existsSync(`${link}/schedstat`)) return {};
  return { times: `/proc/${readlinkSync(link)}/schedstat` };
}

/** Elsewhere than on Linux the whole process is counted, which blames a document sooner. */
async function computedMilliseconds({ times }: Ready): Promise<number> {
  if (times === undefined) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  const [nanoseconds] = (await readFile(times, 'utf8')).split(' ');
  return Number(nanoseconds) / 1_000_000;
}

export type Thread = {
  readonly worker: Worker;
  /** What it said when it was ready. */
  readonly thread: Ready;
};

/** A thread that is ready to be asked. */
export async function startThread(
  file: string,
  { megabytes = threadLimits.megabytes, workerData }: { megabytes?: number; workerData?: unknown } = {},
): Promise<Thread> {
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  return { worker, thread: await answerOf<Ready>(worker, 'start') };
}

function failed(task: string, problem: unknown): ThreadFailed {
  const isMemory =
    problem instanceof Error && 'code' in problem && problem.code === 'ERR_WORKER_OUT_OF_MEMORY';
  const why = isMemory ? 'it ran out of memory' : `it crashed: ${String(problem)}`;
  return new ThreadFailed(`The thread didn’t ${task}: ${why}`, isMemory ? 'memory' : 'crash', {
    cause: problem,
  });
}

/** The next message of a worker. Refuses with `ThreadFailed` when it ends before. */
async function answerOf<Answer>(worker: Worker, task: string, until?: AbortSignal): Promise<Answer> {
  const ended = new AbortController();
  const onExit = (code: number) => ended.abort(new Error(`exit code ${code}`));
  worker.once('exit', onExit);
  const signal = until ? AbortSignal.any([until, ended.signal]) : ended.signal;
  try {
    const [answer] = await once(worker, 'message', { signal });
    return answer;
  } catch (problem) {
    if (until?.aborted) throw problem;
    // What it failed with comes before its exit.
    const isExit = problem instanceof Error && problem.name === 'AbortError';
    throw failed(task, isExit ? ended.signal.reason : problem);
  } finally {
    worker.off('exit', onExit);
  }
}

type Asked = {
  readonly job: unknown;
  readonly milliseconds: number;
  /** What is asked of it, as a verb: `read the PDF`. */
  readonly task: string;
};

/** A thread that had the processor for less than this part of its time did not have its time. */
const leastShare = 0.75;

/** A thread's answer. Refuses with `ThreadFailed` when it computed all the time, or ended, without one. */
export async function askWithin<Answer>(
  { worker, thread }: Thread,
  { job, milliseconds, task }: Asked,
): Promise<Answer> {
  const before = await computedMilliseconds(thread);
  worker.postMessage(job);
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await answerOf<Answer>(worker, task, signal);
  } catch (problem) {
    if (!signal.aborted) throw problem;
  }
  const computed = (await computedMilliseconds(thread)) - before;
  if (computed >= milliseconds * leastShare)
    throw new ThreadFailed(`The thread didn’t ${task} within ${milliseconds} ms`, 'time');
  throw new MachineBusy(`Not done within ${milliseconds} ms, of which it computed ${Math.round(computed)}`);
}

/** Runs one piece of work after another; refuses with `MachineBusy` whose turn is not within `patience`. */
export function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>, patience = Number.POSITIVE_INFINITY): Promise<T> => {
    const until = performance.now() + patience;
    const next = last.then(() => {
      if (performance.now() > until) throw new MachineBusy(`Its turn did not come within ${patience} ms`);
      return work();
    });
    last = next.catch(() => undefined);
    return next;
  };
}
