import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSealed } from '../../frontend/src/features/signing/verify/check-sealed';
import { pdf } from '../support/pdf';
import { publishedKeys, sealAll, sealedFiles } from '../support/sealed-lease';
import { testPrinter } from '../support/test-seal';
import { openLeases } from '../support/test-world/leases';
import { signedPdf } from '../support/uploaded-lease';

const own = pdf('Our own lease');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const folder = mkdtempSync(join(tmpdir(), 'brought-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sealed: Uint8Array;
let keys: Uint8Array[];
beforeAll(async () => {
  const testWorld = await openLeases();
  const { leaseId } = await signedPdf(testWorld, own);
  await sealAll(testWorld, testPrinter());
  sealed = (await sealedFiles(testWorld, leaseId)).lease ?? new Uint8Array();
  keys = await publishedKeys(testWorld);
}, 120_000);

describe('a lease brought as a PDF and signed', () => {
  it('is one PDF: the brought pages, then the page that was added and the certificate [R17]', async () => {
    const read = await PDF.load(sealed);
    const texts = read.extractText().map(({ text }) => text);
    expect(texts[0]).toContain('Our own lease');
    expect(texts[1]).toContain('Signatures');
    expect(texts[1]).toContain('Page 2 of');
    expect(texts.join(' ')).toContain('Certificate');
    expect(texts.slice(1).join('').replace(/\s/g, '')).toContain(sha256(own));
  });

  it('carries the file as it was brought, and is whole [D48]', async () => {
    const checked = await checkSealed(sealed, keys);
    expect(checked).toMatchObject({ isWhole: true });
    expect(checked.isWhole && checked.evidence.text).toContain(sha256(own));
    const attached = (await PDF.load(sealed)).getAttachment('lease.pdf');
    expect(sha256(attached ?? new Uint8Array())).toBe(sha256(own));
  });

  it('has no byte that can be changed, in the brought pages too [R17]', async () => {
    const place = fc.nat(sealed.length - 1);
    await fc.assert(
      fc.asyncProperty(place, fc.nat(7), async (at, bit) => {
        const changed = Uint8Array.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        expect((await checkSealed(changed, keys)).isWhole).toBe(false);
      }),
      { numRuns: 500 },
    );
  }, 300_000);

  it('is valid to readers of PDF, if pdfsig is here to ask', ({ skip }) => {
    skip(spawnSync('pdfsig', ['-v']).error !== undefined, 'pdfsig (poppler-utils) is not installed');
    writeFileSync(join(folder, 'sealed.pdf'), sealed);
    const said = execFileSync('pdfsig', ['-nocert', join(folder, 'sealed.pdf')]).toString();
    expect(said).toContain('Signature is Valid');
    expect(said).toContain('Total document signed');
  });
});
