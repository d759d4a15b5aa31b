import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { LeaseNode } from '../../../shared/domain/leases/document/lease-node';
import { sealAll, signedLease } from '../../../test/support/sealed-lease';
import { testPrinter } from '../../../test/support/test-seal';
import {
  conrad,
  drawn,
  type LeaseWorld,
  nora,
  one,
  openLeases,
} from '../../../test/support/test-world/leases';
import { MachineBusy } from '../../gateways/print/in-thread';
import { CannotLayOut, type Printer } from '../../gateways/print/lease-printer';
import { perform } from '../../runtime/perform';
import { cosignerESign } from '../../signing/cosigner-e-sign';
import { signLease } from '../../signing/sign-lease';
import { StoredPacket } from '../../table/leases/record';
import { offerRenewal } from '../moves/offer-renewal';
import { saveTemplate } from '../templates/save-template';
import { sendLease } from './send-lease';

const printer = testPrinter();
afterAll(() => printer.close());
let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const text = (words: string): LeaseNode => ({ type: 'text', text: words });
const paragraph = (words: string): LeaseNode => ({ type: 'paragraph', content: [text(words)] });
const cell = (words: string): LeaseNode => ({ type: 'tableCell', content: [paragraph(words)] });
const row = (...content: LeaseNode[]): LeaseNode => ({ type: 'tableRow', content });
const clause = (title: string, ...content: LeaseNode[]): LeaseNode => ({
  type: 'clause',
  attrs: { id: title.toLowerCase() },
  content: [{ type: 'clauseTitle', content: [text(title)] }, ...content],
});

/** Publishes a template of one more clause, and returns how a draft names it. */
async function published(...content: LeaseNode[]) {
  const document: LeaseNode = {
    type: 'doc',
    content: [clause('Rent', paragraph('x')), clause('Fees', ...content)],
  };
  const body = { name: 'House', kind: 'residential' as const, description: '', document, publish: true };
  const { data } = await testWorld.perform(saveTemplate, { ...testWorld.call(), body });
  return { from: 'template' as const, templateId: data.template_id, version: data.version };
}

async function send(content: LeaseNode[], real: Printer = printer) {
  const { lease_id } = await testWorld.draft();
  await testWorld.save(lease_id, { text: await published(...content) });
  const { version } = await testWorld.read(lease_id);
  return perform(
    sendLease,
    { ...testWorld.call(), body: { lease_id, version } },
    { ...testWorld.deps, printer: real },
  ).then(
    () => 'sent',
    ({ code, details }) => [code, details?.fields?.text],
  );
}

describe('a text that cannot be laid out', () => {
  it.each([
    [
      'a row wider than the first',
      [{ type: 'table', content: [row(cell('a')), row(cell('b'), cell('c'))] }],
      'Row 2 of a table in clause 2 (“Fees”) is wider than its first row.',
    ],
    [
      'an empty first row',
      [{ type: 'table', content: [row(), row(cell('b'))] }],
      'The first row of a table in clause 2 (“Fees”) is empty.',
    ],
    [
      'a letter of thousands of accents',
      [paragraph(`a${'\u0301'.repeat(198_000)}`)],
      'A letter in clause 2 (“Fees”) has 198000 accents or other marks; at most 39 can be printed.',
    ],
  ] as [string, LeaseNode[], string][])('is not sent: %s', async (_, content, problem) => {
    expect(await send(content)).toEqual(['lease-incomplete', problem]);
    expect(await testWorld.all(StoredPacket)).toEqual([]);
    expect([...testWorld.files.keys()].filter((key) => key.startsWith('leases/'))).toEqual([]);
  });

  it('is sent where it can, and sealed as it was tried', async () => {
    expect(await send([{ type: 'table', content: [row(cell('a'), cell('b')), row(cell('c'))] }])).toBe(
      'sent',
    );
  });

  it('is sent with blank lines, as an editor leaves them', async () => {
    const blank: LeaseNode = { type: 'paragraph' };
    const item = (...content: LeaseNode[]): LeaseNode => ({ type: 'listItem', content });
    expect(
      await send([
        blank,
        { type: 'paragraph', content: [] },
        { type: 'heading', attrs: { level: 2 } },
        { type: 'bulletList', content: [item(blank), item(paragraph('a'))] },
        { type: 'orderedList', content: [item(blank), item()] },
        { type: 'table', content: [row(cell('a'), { type: 'tableCell', content: [blank] }), row()] },
      ]),
    ).toBe('sent');
  });

  it.each([
    [
      'in its words',
      [paragraph('Agung ꦲꦒꦸꦁ')],
      'The letter “ꦲ” in clause 2 (“Fees”) cannot be printed: no font here has it.',
    ],
  ] as [string, LeaseNode[], string][])(
    'is not sent with a letter that no font has: %s',
    async (_, content, problem) => {
      expect(await send(content)).toEqual(['lease-incomplete', problem]);
    },
  );

  it('is sent with names of the scripts that tenants write', async () => {
    const names =
      '王小明 李小龍 田中さくら 김민지 สมชาย ใจดี अनीता शर्मा Արամ გიორგი 👩‍👧 Nguyễn שרה فاطمة Ελένη Борис';
    expect(await printer.lacks(names)).toBeUndefined();
    expect(await send([paragraph(names)])).toBe('sent');
  });

  it('is found by laying out its parts, where nothing is known against it', async () => {
    const asked: unknown[] = [];
    const print: Printer['print'] = async ({ '/paper.json': page = new Uint8Array() }, _, options) => {
      asked.push(options?.milliseconds);
      const written = new TextDecoder().decode(page);
      if (written.includes('poison')) throw new CannotLayOut('It could not be laid out');
      return new Uint8Array();
    };
    const inner = clause('Late', paragraph('fine'), paragraph('poison'), paragraph('fine'));
    expect(await send([paragraph('a'), inner, paragraph('b')], { ...printer, print })).toEqual([
      'lease-incomplete',
      'What stands in clause 2.1 (“Late”) cannot be printed.',
    ]);
    expect(asked[0]).toBe(16_000);
    expect(new Set(asked.slice(1))).toEqual(new Set([1_000]));
  });

  it('is named as a whole where each part can be printed', async () => {
    const print: Printer['print'] = async ({ '/paper.json': page = new Uint8Array() }) => {
      const { lease } = JSON.parse(new TextDecoder().decode(page));
      if (lease.content.length > 1) throw new CannotLayOut('It could not be laid out');
      return new Uint8Array();
    };
    expect(await send([paragraph('a')], { ...printer, print })).toEqual([
      'lease-incomplete',
      'The text as a whole cannot be printed. Make it shorter, or use fewer page breaks.',
    ]);
  });

  it('is not blamed where the machine had no time for it: whoever sends it tries again', async () => {
    const print = () => Promise.reject(new MachineBusy('Not done within 16000 ms'));
    const fine = [paragraph('A lease like any other')];
    expect(await send(fine, { ...printer, print })).toEqual(['busy', undefined]);
    expect(await testWorld.all(StoredPacket)).toEqual([]);
    expect(await send(fine)).toBe('sent');
  });

  it('is named as a whole where the machine had no time to find the part', async () => {
    const print: Printer['print'] = async ({ '/paper.json': page = new Uint8Array() }) => {
      const { lease } = JSON.parse(new TextDecoder().decode(page));
      if (lease.content.length > 1) throw new CannotLayOut('It could not be laid out');
      throw new MachineBusy('Not done within 1000 ms');
    };
    expect(await send([paragraph('a')], { ...printer, print })).toEqual([
      'lease-incomplete',
      'The text as a whole cannot be printed. Make it shorter, or use fewer page breaks.',
    ]);
  });

  it('is not refused where the printer itself is broken: that is our fault', async () => {
    const print = () => Promise.reject(new Error('No kit'));
    const { lease_id } = await testWorld.draft();
    await testWorld.save(lease_id);
    const { version } = await testWorld.read(lease_id);
    const sending = perform(
      sendLease,
      { ...testWorld.call(), body: { lease_id, version } },
      { ...testWorld.deps, printer: { ...printer, print } },
    );
    await expect(sending).rejects.toThrow('No kit');
  });

  it('is not offered as a renewal either', async () => {
    const lease_id = await signedLease(testWorld);
    await sealAll(testWorld);
    const print = () => Promise.reject(new CannotLayOut('It could not be laid out'));
    const offering = perform(
      offerRenewal,
      { ...testWorld.call(), body: { lease_id, months: 12, rent: { kind: 'same' } } },
      { ...testWorld.deps, printer: { ...printer, print } },
    );
    await expect(offering).rejects.toMatchObject({ code: 'lease-incomplete' });
  });
});

describe('a name that no font has', () => {
  const written = 'Agung ꦲꦒꦸꦁ';
  const said = 'The letter “ꦲ” cannot be printed. Write your name in other letters.';
  const refused = (signing: Promise<unknown>) =>
    signing.then(
      () => 'signed',
      ({ code, message, details }) => [code, message, details?.fields],
    );

  it('of a signer is refused at its field, and the same person signs by another', async () => {
    await testWorld.sent(one, { coSigners: [] });
    const token = await testWorld.tokenOf(nora);
    await testWorld.consent(token);
    const { text } = await testWorld.open(token);
    const facts = { token, text_hash: text?.text_hash ?? '', method: 'drawn', signature: drawn } as const;
    const sign = (name: string) =>
      perform(
        signLease,
        { ...testWorld.asSigner(), body: { ...facts, name } },
        { ...testWorld.deps, printer },
      );
    expect(await refused(sign(written))).toEqual(['signature-missing', said, { name: said }]);
    expect([...testWorld.files.keys()].filter((key) => key.endsWith('.png'))).toEqual([]);
    expect(await refused(sign('Agung 王小明'))).toBe('signed');
  });

  it('of a co-signer is refused, too', async () => {
    await testWorld.sent();
    const token = await testWorld.tokenOf(conrad);
    const [record] = await testWorld.detailsFor(token);
    const body = {
      leaseId: token,
      unitid: record?.unit_id ?? '',
      cosignedate: '2026-06-15',
      cosignerSignature: drawn,
    };
    const sign = (name: string) =>
      perform(
        cosignerESign,
        { ...testWorld.asSigner(), body: { ...body, name } },
        { ...testWorld.deps, printer },
      );
    expect(await refused(sign(written))).toEqual(['signature-missing', said, { name: said }]);
    expect(await refused(sign('Conrad Marsh'))).toBe('signed');
  });

  it('of who sends it is refused: the certificate names the sender', async () => {
    await testWorld.account({ userId: 'usr_agung', firstName: written });
    const { lease_id } = await testWorld.draft();
    const { version } = await testWorld.save(lease_id);
    const sending = perform(
      sendLease,
      { ...testWorld.call({ userId: 'usr_agung' }), body: { lease_id, version } },
      { ...testWorld.deps, printer },
    );
    await expect(sending).rejects.toMatchObject({
      code: 'lease-incomplete',
      details: {
        fields: { text: 'The letter “ꦲ” in a name or an address cannot be printed: no font here has it.' },
      },
    });
  });
});
