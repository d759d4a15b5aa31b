import { PDF } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { evidenceFile } from '../../../shared/domain/leases/signing/evidence';
import { pdf } from '../../../test/support/pdf';
import { testSealKey } from '../../../test/support/test-seal';
import { sealCertificate } from './seal-certificate';
import { sealPdf } from './seal-pdf';

const key = testSealKey();
const certificate = await sealCertificate(key);
const at = new Date('2026-06-15T12:00:00.000Z');
const printed = pdf('Lease');
const brought = pdf('Brought');
const seal = (more: object = {}) => sealPdf(printed, { key, certificate, evidence: '{"a":1}', at, ...more });
const textOf = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1');

describe('a sealed PDF', () => {
  it('begins with the printed one’s own bytes, and is the same for the same lease', async () => {
    const sealed = Buffer.from(await seal());
    expect(sealed.subarray(0, printed.length).equals(printed)).toBe(true);
    expect(Buffer.from(await seal()).equals(sealed)).toBe(true);
  });

  it('carries the evidence, and what was brought under a name and type of its own', async () => {
    const plain = await PDF.load(await seal());
    expect([...plain.getAttachments().keys()]).toEqual([evidenceFile]);
    const whole = await PDF.load(await seal({ brought }));
    const found = whole.getAttachments();
    expect([...found.keys()].toSorted()).toEqual([evidenceFile, 'lease.pdf'].toSorted());
    expect(found.get(evidenceFile)).toMatchObject({
      description: 'The text that was signed and the chain of events',
      mimeType: 'application/json',
    });
    expect(found.get('lease.pdf')).toMatchObject({
      description: 'The lease as it was brought',
      mimeType: 'application/pdf',
    });
    expect(textOf(whole.getAttachment(evidenceFile))).toBe('{"a":1}');
    expect(textOf(whole.getAttachment('lease.pdf'))).toBe(brought.toString('latin1'));
  });

  it('says why and when it was sealed, by one signature over all of it', async () => {
    const sealed = textOf(await seal());
    expect(sealed).toContain('/Reason (Sealed when everyone had signed)');
    expect(sealed).toContain('/T (Seal)');
    expect(sealed).toContain('/M (D:20260615120000');
    const [, range = ''] = /\/ByteRange\s*\[([\d\s]+)\]/.exec(sealed) ?? [];
    const [start, first, second, rest] = range.trim().split(/\s+/);
    expect([Number(start), Number(second) + Number(rest)]).toEqual([0, sealed.length]);
    expect(Number(first)).toBeLessThan(Number(second));
  });
});
