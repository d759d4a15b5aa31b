/// <reference path="./typst.d.ts" />
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Files by the path under which the template reads them. */
export type PrintFiles = Readonly<Record<string, Uint8Array>>;

/** What the worker begins with; the compiled module is shared, so that a new worker costs 0.1 s, not 1.5. */
export type WorkerKit = {
  readonly compiler: WebAssembly.Module;
  readonly fonts: readonly Uint8Array[];
  readonly template: string;
};

/** Lays documents out, one after the other. The same files give the same bytes. */
export type Printer = {
  print(files: PrintFiles): Promise<Uint8Array>;
  /** Ends what `print` keeps running; the next one begins anew. */
  close(): Promise<void>;
};

/** Something in the files has no form on paper; `cause` says what. */
export class CannotLayOut extends Error {}

type Printed = { readonly pdf?: Uint8Array; readonly problems?: unknown };

/** Typst keeps what it laid out, some 15 MB a lease, and its WebAssembly cannot forget it. */
const documentsPerWorker = 10;
const longestMilliseconds = 20_000;

async function readKit(folder: string): Promise<WorkerKit> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf')).toSorted();
  const [wasm, template, ...fonts] = await Promise.all([
    readFile(join(folder, 'typst.wasm')),
    readFile(join(folder, 'lease.typ'), 'utf8'),
    ...names.map((name) => readFile(join(folder, name))),
  ]);
  return { compiler: await WebAssembly.compile(new Uint8Array(wasm)), fonts, template };
}

/** Prints in a thread of its own, from a folder that `infra/print-kit` made. */
export function leasePrinter(folderOf: () => Promise<string>): Printer {
  let kit: Promise<WorkerKit> | undefined;
  let worker: Worker | undefined;
  let printed = 0;

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
  const ask = async (files: PrintFiles): Promise<Printed> => {
    worker ??= await start();
    worker.postMessage(files);
    const signal = AbortSignal.timeout(longestMilliseconds);
    const [answer] = await once(worker, 'message', { signal });
    return answer;
  };
  return {
    close,
    print: async (files) => {
      const { pdf, problems } = await ask(files).catch(async (problem: unknown) => {
        await close();
        throw problem;
      });
      printed += 1;
      if (printed >= documentsPerWorker) await close();
      if (!pdf) throw new CannotLayOut('The lease could not be laid out', { cause: problems });
      return pdf;
    },
  };
}
