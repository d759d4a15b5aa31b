import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CannotLayOut, leasePrinter, type Printer } from './lease-printer';

/** Answers which worker it is, how many documents it has printed, and from which template. */
const worker = `
import { parentPort, threadId, workerData } from 'node:worker_threads';
let printed = 0;
parentPort.on('message', ({ files, template }) => {
  if (files['/crash']) throw new Error('The worker stops');
  printed += 1;
  const text = [threadId, printed, workerData.templates[template], workerData.fonts.length].join(' ');
  const problems = ['No such font'];
  parentPort.postMessage(files['/wrong'] ? { problems } : { pdf: new TextEncoder().encode(text) });
});
`;
const emptyModule = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

let folder: string;
let printer: Printer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'print-kit-'));
  const kit = { 'worker.mjs': worker, 'typst.wasm': emptyModule, 'sans.ttf': 'font' };
  const templates = { 'lease.typ': 'Lease', 'settlement.typ': 'Settlement', 'tables.typ': 'Tables' };
  for (const [name, content] of Object.entries({ ...kit, ...templates }))
    await writeFile(join(folder, name), content);
  printer = leasePrinter(async () => folder);
});
afterEach(async () => {
  await printer.close();
  await rm(folder, { recursive: true });
});

const print = async (...asked: Parameters<Printer['print']>) => {
  const [thread, ...rest] = new TextDecoder().decode(await printer.print(...asked)).split(' ');
  return { thread, said: rest.join(' ') };
};

describe('the printer of leases', () => {
  it('lays out a lease unless it is asked for something else', async () => {
    expect((await print({})).said).toBe('1 Lease 1');
    expect((await print({}, 'settlement')).said).toBe('2 Settlement 1');
    expect((await print({}, 'tables')).said).toBe('3 Tables 1');
  });

  it('takes a new worker after ten documents, also of those asked for at once', async () => {
    const all = await Promise.all(Array.from({ length: 11 }, () => print({})));
    expect(all.map(({ said }) => said)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `${index + 1} Lease 1`),
      '1 Lease 1',
    ]);
    expect(new Set(all.map(({ thread }) => thread)).size).toBe(2);
  });

  it('takes a new worker once it was closed, which counts anew', async () => {
    const first = await print({});
    await printer.close();
    const all = await Promise.all(Array.from({ length: 10 }, () => print({})));
    expect(all.at(-1)?.said).toBe('10 Lease 1');
    expect(new Set([first, ...all].map(({ thread }) => thread)).size).toBe(2);
  });

  it('says what cannot be laid out, and prints the next one', async () => {
    const wrong = printer.print({ '/wrong': new Uint8Array(1) });
    await expect(wrong).rejects.toThrow(CannotLayOut);
    await expect(wrong).rejects.toMatchObject({ cause: ['No such font'] });
    expect((await print({})).said).toBe('2 Lease 1');
  });

  it('takes a new worker where one broke', async () => {
    const { thread } = await print({});
    await expect(print({ '/crash': new Uint8Array(1) })).rejects.toThrow('The worker stops');
    const after = await print({});
    expect([after.said, after.thread === thread]).toEqual(['1 Lease 1', false]);
  });
});
