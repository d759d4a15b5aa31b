import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MachineBusy } from './in-thread';
import { CannotLayOut, leasePrinter, type Printer } from './lease-printer';

/**
 * Answers which worker it is, how many documents it has printed, and from which template; computes as told.
 */
const worker = `
import { writeFileSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';
const times = new URL('times', import.meta.url).pathname;
const compute = (milliseconds) => writeFileSync(times, milliseconds * 1000000 + ' 0 1');
compute(0);
let printed = 0;
parentPort.on('message', ({ files, template }) => {
  if (files['/crash']) throw new Error('The worker stops');
  if (files['/slow']) return compute(50);
  if (files['/starved']) return compute(30);
  if (files['/trap']) return parentPort.postMessage({ trap: 'unreachable' });
  printed += 1;
  const text = [threadId, printed, workerData.templates[template], workerData.fonts.length].join(' ');
  const problems = ['No such font'];
  parentPort.postMessage(files['/wrong'] ? { problems } : { pdf: new TextEncoder().encode(text) });
});
parentPort.postMessage({ times });
`;
const emptyModule = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

let folder: string;
let printer: Printer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'print-kit-'));
  const kit = { 'worker.mjs': worker, 'typst.wasm': emptyModule, 'sans.ttf': 'font' };
  const templates = {
    'lease.typ': 'Lease',
    'settlement.typ': 'Settlement',
    'tables.typ': 'Tables',
    'checks.typ': 'Checks',
  };
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

  it.each([
    ['trap', 'unreachable'],
    ['slow', 'The thread didn’t print the lease within 50 ms'],
  ])('cannot lay out what ends in a %s, and takes a new worker', async (name, cause) => {
    const { thread } = await print({});
    const stopped = printer.print({ [`/${name}`]: new Uint8Array(1) }, 'lease', { milliseconds: 50 });
    await expect(stopped).rejects.toThrow(CannotLayOut);
    await expect(stopped).rejects.toMatchObject({ cause });
    const after = await print({});
    expect([after.said, after.thread === thread]).toEqual(['1 Lease 1', false]);
  });

  it('blames the machine where the thread had too little of it, and takes a new worker', async () => {
    const { thread } = await print({});
    const starved = printer.print({ '/starved': new Uint8Array(1) }, 'lease', { milliseconds: 50 });
    await expect(starved).rejects.toThrow(MachineBusy);
    const after = await print({});
    expect([after.said, after.thread === thread]).toEqual(['1 Lease 1', false]);
  });

  it('does not keep waiting who wanted it sooner than those before are printed', async () => {
    const slow = printer.print({ '/slow': new Uint8Array(1) }, 'lease', { milliseconds: 60 });
    const [first, second, third] = await Promise.allSettled([
      slow,
      printer.print({}, 'lease', { milliseconds: 30 }),
      print({}),
    ]);
    expect([first, second]).toMatchObject([
      { reason: { cause: 'The thread didn’t print the lease within 60 ms' } },
      { reason: expect.any(MachineBusy) },
    ]);
    expect(third).toMatchObject({ value: { said: '1 Lease 1' } });
  });

  it('takes a new worker where one broke', async () => {
    const { thread } = await print({});
    await expect(print({ '/crash': new Uint8Array(1) })).rejects.toThrow('The worker stops');
    const after = await print({});
    expect([after.said, after.thread === thread]).toEqual(['1 Lease 1', false]);
  });
});
