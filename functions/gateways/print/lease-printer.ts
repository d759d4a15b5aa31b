/// <reference path="./typst.d.ts" />
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askWithin, startThread, type Thread, ThreadFailed, threadLimits, turns } from './in-thread';
import { type Letters, lackingLetter } from './lacking-letter';

/** Files by the path the template reads them from. */
export type PrintFiles = Readonly<Record<string, Uint8Array>>;

/**
 * What can be laid out: a lease with its certificate, the letter of a settlement, tables with figures, and
 * checks on pre-printed stock.
 */
export type Template = 'lease' | 'settlement' | 'tables' | 'checks';

/** What a worker starts with; sharing the compiled module makes a new worker cost 0.1 s, not 1.5. */
export type WorkerKit = {
  readonly compiler: WebAssembly.Module;
  readonly fonts: readonly Uint8Array[];
  /** By the name of what they lay out. */
  readonly templates: Readonly<Record<Template, string>>;
};

/** What the worker is asked. */
export type PrintJob = { readonly files: PrintFiles; readonly template: Template };

/** Prints documents one after another. The same files give the same bytes. */
export type Printer = {
  /**
   * Refuses with `CannotLayOut` what a thread has not printed after computing for `milliseconds`, and with
   * `MachineBusy` where the thread did not get them. Who names them waits so long for a turn, too.
   */
  print(
    files: PrintFiles,
    template?: Template,
    options?: { readonly milliseconds?: number },
  ): Promise<Uint8Array>;
  /** The first letter of a text that no font has. */
  lacks(text: string): Promise<string | undefined>;
  /** Stops the worker that `print` keeps; the next call starts a new one. */
  close(): Promise<void>;
};

/** The files cannot be printed: too large, too slow, or wrong; `cause` says what. */
export class CannotLayOut extends Error {}

/** A worker's answer; `trap` says why its compiler cannot be used again. */
export type Printed = {
  readonly pdf?: Uint8Array | undefined;
  readonly problems?: unknown;
  readonly trap?: string;
};

/** Typst keeps some 15 MB a lease, and its WebAssembly memory never shrinks. */
const documentsPerWorker = 10;

async function readKit(folder: string): Promise<WorkerKit> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf')).toSorted();
  const source = (name: Template) => readFile(join(folder, `${name}.typ`), 'utf8');
  const [wasm, lease, settlement, tables, checks, ...fonts] = await Promise.all([
    readFile(join(folder, 'typst.wasm')),
    source('lease'),
    source('settlement'),
    source('tables'),
    source('checks'),
    ...names.map((name) => readFile(join(folder, name))),
  ]);
  return {
    compiler: await WebAssembly.compile(new Uint8Array(wasm)),
    fonts,
    templates: { lease, settlement, tables, checks },
  };
}

/** Prints in a worker thread, from a folder that `infra/print-kit` made. */
export function leasePrinter(folderOf: () => Promise<string>): Printer {
  let kit: Promise<WorkerKit> | undefined;
  let letters: Promise<Letters> | undefined;
  let started: Thread | undefined;
  let printed = 0;

  /** The worker's answers do not say what they answer, so nobody asks before the one before is through. */
  const inTurn = turns();
  const close = async (): Promise<void> => {
    const old = started;
    started = undefined;
    printed = 0;
    await old?.worker.terminate();
  };
  const start = async (): Promise<Thread> => {
    const folder = await folderOf();
    kit ??= readKit(folder);
    // It says when it has read its fonts: a busy machine takes a while, which is no document's fault.
    return startThread(join(folder, 'worker.mjs'), { workerData: await kit });
  };
  const ask = async (job: PrintJob, milliseconds: number): Promise<Printed> => {
    started ??= await start();
    const asked = { job, milliseconds, task: `print the ${job.template}` };
    return askWithin<Printed>(started, asked).catch((problem: unknown) => {
      if (problem instanceof ThreadFailed && problem.why !== 'crash') return { trap: problem.message };
      throw problem;
    });
  };
  const print = async (
    files: PrintFiles,
    { template, milliseconds }: { readonly template: Template; readonly milliseconds: number },
  ): Promise<Uint8Array> => {
    const { pdf, problems, trap } = await ask({ files, template }, milliseconds).catch(
      async (problem: unknown) => {
        await close();
        throw problem;
      },
    );
    printed += 1;
    if (trap !== undefined || printed >= documentsPerWorker) await close();
    if (!pdf) throw new CannotLayOut(`The ${template} could not be laid out`, { cause: trap ?? problems });
    return pdf;
  };
  const readLetters = async (): Promise<Letters> =>
    JSON.parse(await readFile(join(await folderOf(), 'letters.json'), 'utf8'));
  return {
    lacks: async (text) => {
      letters ??= readLetters();
      return lackingLetter(text, await letters);
    },
    close: () => inTurn(close),
    print: (files, template = 'lease', { milliseconds } = {}) =>
      inTurn(
        () => print(files, { template, milliseconds: milliseconds ?? threadLimits.makeMilliseconds }),
        milliseconds,
      ),
  };
}
