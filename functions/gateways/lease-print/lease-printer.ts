/// <reference path="./typst.d.ts" />
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Files by the path the template reads them from. */
export type PrintFiles = Readonly<Record<string, Uint8Array>>;

/** What can be laid out: a lease with its certificate, the letter of a settlement, and tables with figures. */
export type Template = 'lease' | 'settlement' | 'tables';

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
  print(files: PrintFiles, template?: Template): Promise<Uint8Array>;
  /** Stops the worker that `print` keeps; the next call starts a new one. */
  close(): Promise<void>;
};

/** Something in the files cannot be printed; `cause` says what. */
export class CannotLayOut extends Error {}

type Printed = { readonly pdf?: Uint8Array; readonly problems?: unknown };

/** Typst keeps some 15 MB a lease, and its WebAssembly memory never shrinks. */
const documentsPerWorker = 10;
const longestMilliseconds = 20_000;

async function readKit(folder: string): Promise<WorkerKit> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf')).toSorted();
  const source = (name: Template) => readFile(join(folder, `${name}.typ`), 'utf8');
  const [wasm, lease, settlement, tables, ...fonts] = await Promise.all([
    readFile(join(folder, 'typst.wasm')),
    ...([source('lease'), source('settlement'), source('tables')] as const),
    ...names.map((name) => readFile(join(folder, name))),
  ]);
  return {
    compiler: await WebAssembly.compile(new Uint8Array(wasm)),
    fonts,
    templates: { lease, settlement, tables },
  };
}

/** Prints in a worker thread, from a folder that `infra/print-kit` made. */
export function leasePrinter(folderOf: () => Promise<string>): Printer {
  let kit: Promise<WorkerKit> | undefined;
  let worker: Worker | undefined;
  let printed = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** The worker's answers do not say what they answer, so nobody asks before the one before is through. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const close = async (): Promise<void> => {
    const old = worker;
    worker = undefined;
    printed = 0;
    await old?.terminate();
  };
  const start = async (): Promise<Worker> => {
    const folder = await folderOf();
    kit ??= readKit(folder);
    return new Worker(join(folder, 'worker.mjs'), { workerData: await kit });
  };
  const ask = async (job: PrintJob): Promise<Printed> => {
    worker ??= await start();
    worker.postMessage(job);
    const signal = AbortSignal.timeout(longestMilliseconds);
    const [answer] = await once(worker, 'message', { signal });
    return answer;
  };
  const print = async (files: PrintFiles, template: Template): Promise<Uint8Array> => {
    const { pdf, problems } = await ask({ files, template }).catch(async (problem: unknown) => {
      await close();
      throw problem;
    });
    printed += 1;
    if (printed >= documentsPerWorker) await close();
    if (!pdf) throw new CannotLayOut(`The ${template} could not be laid out`, { cause: problems });
    return pdf;
  };
  return {
    close: () => inTurn(close),
    print: (files, template = 'lease') => inTurn(() => print(files, template)),
  };
}
