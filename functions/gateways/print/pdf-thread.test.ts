import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { printKit } from '../../../infra/print-kit';
import { pdf } from '../../../test/support/pdf';
import { testSealKey } from '../../../test/support/test-seal';
import { sealCertificate } from '../seal/seal-certificate';
import { MachineBusy, ThreadFailed, threadLimits } from './in-thread';
import { pdfFiles } from './pdf-files';
import { brokenPdf } from './pdf-problems';
import { pdfThread } from './pdf-thread';

/** A page with so many objects that it takes a processor for a while, or the memory that it may take. */
function crowded(count: number): Buffer {
  const names = Array.from({ length: count }, (_, at) => `${at + 4} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</X[${names}]>>>>`,
    ...Array<string>(count).fill('<</A 1>>'),
  ].map((content, at) => `${at + 1} 0 obj${content}endobj\n`);
  let at = '%PDF-1.7\n'.length;
  const places = objects.map((object) => {
    const place = `${String(at).padStart(10, '0')} 00000 n \n`;
    at += object.length;
    return place;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>\n`;
  return Buffer.from(`%PDF-1.7\n${objects.join('')}${table}startxref\n${at}\n%%EOF`, 'latin1');
}

const kit = () => printKit(process.cwd());
beforeAll(kit, 60_000);

describe('PDFs that people brought, in a thread of their own', () => {
  it('leave this thread to everybody else while they are read', async () => {
    const read = pdfThread(kit).read(crowded(30_000));
    let isOver = false;
    const ended = read.finally(() => {
      isOver = true;
    });
    let turnsMeanwhile = 0;
    while (!isOver) {
      await setImmediate();
      turnsMeanwhile += 1;
    }
    expect(await ended).toEqual({ pages: 1 });
    expect(turnsMeanwhile).toBeGreaterThan(5_000);
  });

  it('come to the same there as here, to the byte', async () => {
    const thread = pdfThread(kit);
    const key = testSealKey();
    const seal = {
      key,
      certificate: await sealCertificate(key),
      evidence: '{"a":1}',
      brought: pdf('Brought'),
      at: new Date('2026-06-15T12:00:00.000Z'),
    };
    const both = await Promise.all(
      [thread, pdfFiles].map(async (files) => {
        await files.load();
        const made = await files.withPagesInFront(pdf('Signatures'), pdf('Brought'));
        const sealed = await files.seal(made, seal);
        const read = [await files.read(pdf('Brought')), await files.read(Buffer.from('%PDF-1.7'))];
        return [Buffer.from(made).toString('latin1'), Buffer.from(sealed).toString('latin1'), read];
      }),
    );
    expect(both[0]).toEqual(both[1]);
  });

  it('cannot be read where they take more memory than they may, and the next one can', async () => {
    const thread = pdfThread(kit, { ...threadLimits, megabytes: 16 });
    expect(await thread.read(crowded(60_000))).toEqual({ problem: brokenPdf });
    expect(await pdfThread(kit).read(pdf('Lease'))).toEqual({ pages: 1 });
  });

  it('are not made, and say what went wrong, where the thread ends, and the next one is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pdf-thread-'));
    const worker = (end: string) => `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => { ${end} });
      parentPort.postMessage({});`;
    const made = async (end: string, how: 'read' | 'seal') => {
      await writeFile(join(folder, 'pdf-worker.mjs'), worker(end));
      const files = pdfThread(async () => folder);
      if (how === 'read') return files.read(pdf('Lease'));
      const key = testSealKey();
      const certificate = await sealCertificate(key);
      return files.seal(pdf('Lease'), {
        key,
        certificate,
        evidence: '',
        brought: pdf('Brought'),
        at: new Date(),
      });
    };
    await expect(made('process.exit(3)', 'read')).rejects.toThrow(
      'The thread didn’t read the PDF: it crashed: Error: exit code 3',
    );
    await expect(made("throw new Error('No glyph')", 'seal')).rejects.toThrow(
      'The thread didn’t seal the PDF: it crashed: Error: No glyph',
    );
    expect(await pdfThread(kit).read(pdf('Lease'))).toEqual({ pages: 1 });
    await rm(folder, { recursive: true });
  });

  describe('that take long', () => {
    /** Computes for so many milliseconds, by what the system says, and never answers. */
    const worker = (milliseconds: number) => `
      import { writeFileSync } from 'node:fs';
      import { parentPort } from 'node:worker_threads';
      const times = new URL('times', import.meta.url).pathname;
      const compute = (time) => writeFileSync(times, time * 1000000 + ' 0 1');
      compute(0);
      parentPort.on('message', () => compute(${milliseconds}));
      parentPort.postMessage({ times });`;

    it.each([
      ['cannot be read', 40, { status: 'fulfilled', value: { problem: brokenPdf } }, ThreadFailed],
      ['are not at fault where the machine was busy', 30, { reason: expect.any(MachineBusy) }, MachineBusy],
    ])('%s', async (_, computed, settled, unmade) => {
      const folder = await mkdtemp(join(tmpdir(), 'pdf-thread-'));
      await writeFile(join(folder, 'pdf-worker.mjs'), worker(computed));
      const limits = { ...threadLimits, readMilliseconds: 50, makeMilliseconds: 50 };
      const { read, withPagesInFront } = pdfThread(async () => folder, limits);
      const [first] = await Promise.allSettled([read(pdf('Lease'))]);
      expect(first).toMatchObject(settled);
      await expect(withPagesInFront(pdf('Signatures'), pdf('Brought'))).rejects.toBeInstanceOf(unmade);
      await rm(folder, { recursive: true });
    });
  });
});
