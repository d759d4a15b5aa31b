import { beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../shared/domain/leases/condition/report';
import { reportConsent } from '../../shared/domain/leases/signing/consent-text';
import {
  drawn,
  type LeaseWorld,
  nora,
  one,
  openLeases,
  tooLargeDrawn,
} from '../../test/support/test-world/leases';
import { closeConditionReport } from '../leases/condition/close-condition-report';
import { getConditionReport } from '../leases/condition/get-condition-report';
import { saveConditionReport } from '../leases/condition/save-condition-report';
import { sendConditionReport } from '../leases/condition/send-condition-report';
import { logger } from '../runtime/logger';
import { put } from '../table/db/writes';
import { SigningLink, StoredReport, StoredTerm } from '../table/leases/record';
import { answerMailedReport } from './answer-mailed-report';
import { getSignedCopy } from './get-signed-copy';
import { openMailedReport } from './open-mailed-report';
import { openSigning } from './open-signing';

logger.setLogLevel('SILENT');

const day = 86_400;
const kind = 'in' as const;
const omar = { ...nora, id: 'omar', firstName: 'Omar', lastName: 'Diaz', email: 'omar@example.test' };
const hand = (name: string) => ({ name, signature: drawn });
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent(one, { coSigners: [], tenants: [nora, omar] });
  for (const who of [nora, omar, testWorld.agent]) await testWorld.signAs(who);
  testWorld.wait(30 * day);
  await save();
  await send();
});

const staffRead = async () =>
  (await getConditionReport({ ...testWorld.call(), params: { leaseId: lease_id, kind } }, testWorld.deps))
    .data;
const whole = (report: Report): Report => ({
  ...report,
  keys: '2 house keys',
  rooms: report.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => ({ ...item, condition: 'good' as const })),
  })),
});
async function save() {
  const { report, version } = await staffRead();
  const body = { lease_id, kind, version, report: whole(report) };
  await testWorld.perform(saveConditionReport, { ...testWorld.call(), body });
}
async function send() {
  const { version } = await staffRead();
  const body = { lease_id, kind, version, landlord: hand('Lena Hart') };
  await testWorld.perform(sendConditionReport, { ...testWorld.call(), body });
}
const takeBack = async () => {
  const { version } = await staffRead();
  const body = { lease_id, kind, version, outcome: 'taken-back' as const };
  await testWorld.perform(closeConditionReport, { ...testWorld.call(), body });
};
const open = async (token: string) =>
  (await openMailedReport({ ...testWorld.asSigner(), body: { token } }, testWorld.deps)).data;
const signed = { is: 'signed' as const, consent: reportConsent.version, ...hand('Nora Whitaker') };
const answer = (token: string, hash: string, over: object = {}) =>
  testWorld.perform(answerMailedReport, {
    ...testWorld.asSigner(),
    body: { token, hash, remarks: [], answer: signed, ...over },
  });
const scratch = { item: 'kitchen-1', note: 'A scratch', photos: [] };
const stored = async () =>
  (await testWorld.deps.leases.reports.of({ organizationId: 'org_one', leaseId: lease_id })).in;

describe('a condition report by a mailed link', () => {
  it('opens for each tenant, with its photos and nothing of anybody else', async () => {
    const read = await open(await testWorld.tokenOf(nora));
    expect(read).toMatchObject({
      name: 'Nora Whitaker',
      kind,
      unit_number: '1A',
      consent: { version: reportConsent.version },
      asked: { name: 'Lena Hart' },
    });
    expect((await open(await testWorld.tokenOf(omar))).name).toBe('Omar Diaz');
    const said = JSON.stringify(read);
    for (const secret of [lease_id, nora.email, omar.email, 'deductions']) expect(said).not.toContain(secret);
  });

  it('is stored as a hash, ends after 31 days, and opens no lease [D48]', async () => {
    const token = await testWorld.tokenOf(nora);
    expect(JSON.stringify(await testWorld.all(SigningLink))).not.toContain(token);
    const body = { token };
    expect(await code(testWorld.perform(openSigning, { ...testWorld.asSigner(), body }))).toBe(
      'link-not-valid',
    );
    expect(await code(getSignedCopy({ ...testWorld.asSigner(), body }, testWorld.deps))).toBe(
      'link-not-valid',
    );
    expect(await code(open('made-up'))).toBe('link-not-valid');
    testWorld.wait(31 * day - 1);
    expect(await code(open(token))).toBe('done');
    testWorld.wait(1);
    expect(await code(open(token))).toBe('link-not-valid');
  });

  it('is of one version: taken back and sent again, only the new link opens it [D48]', async () => {
    const first = await testWorld.tokenOf(nora);
    await takeBack();
    expect(await code(open(first))).toBe('link-not-valid');
    testWorld.wait(60);
    await send();
    const second = await testWorld.tokenOf(nora);
    expect(await code(open(first))).toBe('link-not-valid');
    expect(await code(answer(first, (await open(second)).hash))).toBe('link-not-valid');
  });

  it('is of one person: it ends for a tenant who is not one any more', async () => {
    const token = await testWorld.tokenOf(nora);
    const [term] = await testWorld.all(StoredTerm);
    if (term)
      await testWorld.db.write(
        put(StoredTerm, {
          ...term,
          parties: { ...term.parties, tenants: [{ ...omar, signsInPerson: false }] },
        }),
      );
    expect(await code(open(token))).toBe('link-not-valid');
  });

  it('is signed with what is disputed, once, and keeps the evidence [D48]', async () => {
    const token = await testWorld.tokenOf(nora);
    const { hash } = await open(token);
    const typed = { ...signed, method: 'typed' as const };
    const send = () => code(answer(token, hash, { remarks: [scratch], answer: typed }));
    expect((await Promise.all([send(), send(), send()])).toSorted()).toEqual([
      'done',
      'report-signed',
      'report-signed',
    ]);
    const after = await open(token);
    expect(after.asked).toBeUndefined();
    expect(after.remarks).toMatchObject([{ ...scratch, name: 'Nora Whitaker', is_mine: true }]);
    expect(after.hash).not.toBe(hash);
    expect((await stored())?.signed).toMatchObject({
      hash: after.hash,
      tenant: {
        name: 'Nora Whitaker',
        method: 'typed',
        consent: reportConsent.version,
        origin: { ipAddress: '198.51.100.9', userAgent: 'Phone/1' },
      },
    });
    expect((await open(await testWorld.tokenOf(omar))).remarks[0]?.is_mine).toBe(false);
    expect(await testWorld.told()).toContain('A condition report is signed');
    expect((await testWorld.audit())[0]).toMatchObject({ by: { process: 'A tenant' } });
  });

  it('keeps photos that were with this tenant’s remarks before, and takes nobody else’s', async () => {
    const [report] = await testWorld.all(StoredReport);
    if (!report) throw new Error('It was sent');
    const at = testWorld.now().toISOString();
    const remarks = [
      { ...scratch, photos: ['img_1.jpg'], by: 'nora', name: 'Nora Whitaker', at },
      { ...scratch, item: 'kitchen-2', photos: ['img_2.jpg'], by: 'omar', name: 'Omar Diaz', at },
    ];
    await testWorld.db.write(put(StoredReport, { ...report, remarks }));
    const token = await testWorld.tokenOf(nora);
    const { hash } = await open(token);
    const withPhotos = (photos: string[]) => code(answer(token, hash, { remarks: [{ ...scratch, photos }] }));
    expect(await withPhotos(['img_1.jpg', 'img_2.jpg'])).toBe('not-found');
    expect(await withPhotos(['img_1.jpg'])).toBe('done');
    expect((await stored())?.remarks?.map(({ by, photos }) => [by, photos])).toEqual([
      ['omar', ['img_2.jpg']],
      ['nora', ['img_1.jpg']],
    ]);
  });

  it('is refused with a reason, which keeps what is disputed', async () => {
    const token = await testWorld.tokenOf(omar);
    const { hash } = await open(token);
    const no = (reason: string) =>
      code(answer(token, hash, { remarks: [scratch], answer: { is: 'refused', reason } }));
    expect(await no(' ')).toBe('invalid');
    expect((await stored())?.remarks).toBeUndefined();
    expect(await no('The oven is broken')).toBe('done');
    expect(await stored()).toMatchObject({
      signed: { unsigned: { why: 'refused', name: 'Omar Diaz', reason: 'The oven is broken' } },
      remarks: [scratch],
    });
  });

  it('takes no signature without the consent that was shown, another text, or an empty dispute', async () => {
    const token = await testWorld.tokenOf(nora);
    const { hash } = await open(token);
    const tries = [
      [{ answer: { ...signed, consent: 'old' } }, 'consent-missing'],
      [{ answer: { ...signed, name: ' ' } }, 'signature-missing'],
      [{ answer: { ...signed, signature: tooLargeDrawn[2] } }, 'signature-missing'],
      [{ hash: '0'.repeat(64) }, 'changed-meanwhile'],
      [{ remarks: [{ ...scratch, note: ' ' }] }, 'invalid'],
      [{ remarks: [{ ...scratch, photos: ['img_1.jpg'] }] }, 'not-found'],
    ] as const;
    for (const [over, refusal] of tries) expect(await code(answer(token, hash, over))).toBe(refusal);
    expect((await stored())?.signed).toBeUndefined();
  });

  it('is not asked for where no tenant has a mail address, so that nobody’s silence counts', async () => {
    await takeBack();
    const [term] = await testWorld.all(StoredTerm);
    const [report] = await testWorld.all(StoredReport);
    const tenants = [{ ...nora, email: '', signsInPerson: true }];
    if (term) await testWorld.db.write(put(StoredTerm, { ...term, parties: { ...term.parties, tenants } }));
    expect(await code(send())).toBe('invalid');
    expect((await stored())?.version).toBe(report?.version);
  });
});
