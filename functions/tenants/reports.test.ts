import { beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../shared/domain/leases/condition/report';
import { reportConsent } from '../../shared/domain/leases/signing/consent-text';
import type { Viewer } from '../../shared/domain/people/roles';
import { pngBytes } from '../../test/support/image-bytes';
import { drawn, nora, one, tooLargeDrawn } from '../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { uploadKey } from '../common/portfolio/image-keys';
import { closeConditionReport } from '../leases/condition/close-condition-report';
import { getConditionReport } from '../leases/condition/get-condition-report';
import { saveConditionReport } from '../leases/condition/save-condition-report';
import { sendConditionReport } from '../leases/condition/send-condition-report';
import { signConditionReport } from '../leases/condition/sign-condition-report';
import { logger } from '../runtime/logger';
import { answerMailedReport } from '../signing/answer-mailed-report';
import { createReportUpload } from '../signing/create-report-upload';
import { saveReportRemarks } from '../signing/save-report-remarks';
import { put } from '../table/db/writes';
import { StoredPacket, StoredReport, StoredTerm } from '../table/leases/record';
import { Notification, notificationsPartition } from '../table/notifications/record';
import { getHome } from './get-home';
import { getMyLease } from './get-my-lease';
import { getMyReport } from './get-my-report';
import { openMyReport } from './open-my-report';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
const day = 86_400;
const kind = 'in' as const;
const hand = (name: string) => ({ name, signature: drawn });
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);

beforeEach(async () => {
  testWorld = await openTenants();
  lease_id = await testWorld.sent(one, { coSigners: [] });
  tenant = await testWorld.movedIn([nora, testWorld.agent]);
  testWorld.wait(30 * day);
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
/** What a change answers is what the next change has to send. */
const expectNewest = async ({ version }: { readonly version: number }) =>
  expect(version).toBe((await staffRead()).version);
const save = async () => {
  const { report, version } = await staffRead();
  const body = { lease_id, kind, version, report: whole(report) };
  await expectNewest((await testWorld.perform(saveConditionReport, { ...testWorld.call(), body })).data);
};
const send = async () => {
  const { version } = await staffRead();
  const body = { lease_id, kind, version, landlord: hand('Lena Hart') };
  await expectNewest((await testWorld.perform(sendConditionReport, { ...testWorld.call(), body })).data);
};
const sent = async () => {
  await save();
  await send();
};
const close = async (outcome: 'taken-back' | 'no-answer') => {
  const { version } = await staffRead();
  const body = { lease_id, kind, version, outcome };
  await expectNewest((await testWorld.perform(closeConditionReport, { ...testWorld.call(), body })).data);
};
const mine = async (as = tenant) =>
  (await getMyReport({ ...testWorld.call(as), params: { leaseId: lease_id, kind } }, testWorld.deps)).data;
/** From the account to the page that the mail opens too. */
const linked = async (as = tenant) => {
  const body = { lease_id, kind };
  const { data } = await testWorld.perform(openMyReport, { ...testWorld.call(as), body });
  return data.path.replace('/auth/report?token=', '');
};
const remark = async (remarks: readonly object[], as = tenant) => {
  const filled = remarks.map((one) => ({ item: 'kitchen-1', note: 'A scratch', photos: [], ...one }));
  const body = { token: await linked(as), remarks: filled };
  return testWorld.perform(saveReportRemarks, { ...testWorld.asSigner(), body });
};
const answer = async (given: object, hash: string, as = tenant) => {
  const token = await linked(as);
  const own = (await mine(as)).remarks.filter(({ is_mine }) => is_mine);
  const remarks = own.map(({ item, note, photos }) => ({ item, note, photos }));
  const signed = { is: 'signed' as const, consent: reportConsent.version, ...hand('Nora Whitaker') };
  return testWorld.perform(answerMailedReport, {
    ...testWorld.asSigner(),
    body: { token, hash, remarks, answer: { ...signed, ...given } },
  });
};
const upload = async (bytes = pngBytes({ width: 40, height: 30 })) => {
  const body = { token: await linked(), contentType: 'image/png' as const, bytes: 5000 };
  const { data } = await createReportUpload({ ...testWorld.asSigner(), body }, testWorld.deps);
  const owner = { organizationId: 'org_one', userId: `${lease_id}-nora` };
  const key = uploadKey(owner, data.upload);
  await testWorld.deps.files.put({ key, bytes: new Uint8Array(bytes), contentType: 'image/png' });
  return data.upload;
};

describe('a report that the landlord sends', () => {
  it('asks the tenants by mail and on their home, records the move and stays as it is', async () => {
    await save();
    expect(await code(mine())).toBe('not-found');
    expect((await getHome(testWorld.call(tenant), testWorld.deps)).data.leases[0]?.reports).toEqual([]);
    await send();
    await testWorld.mailOut();
    const [mail] = testWorld.mails.filter(({ subject }) => subject.includes('move-in report'));
    expect([mail?.to, /\/auth\/report\?token=[\w-]{43}/.test(mail?.text ?? '')]).toEqual([nora.email, true]);
    const home = (await getHome(testWorld.call(tenant), testWorld.deps)).data.leases[0];
    const today = (await staffRead()).today;
    const until = (await staffRead()).asked?.until;
    expect(home?.reports).toEqual([{ kind, until }]);
    expect(
      (await testWorld.deps.leases.byId({ ...testWorld.call().viewer, leaseId: lease_id }))?.lease.movedInOn,
    ).toBe(today);
    expect([await code(save()), await code(send())]).toEqual(['report-sent', 'report-sent']);
  });

  it('is nobody else’s', async () => {
    await sent();
    const stranger = { ...tenant, userRoleId: 'rol_other' };
    expect([await code(mine(stranger)), await code(remark([{}], stranger))]).toEqual([
      'not-found',
      'not-found',
    ]);
    expect(await code(answer({}, (await mine()).hash, { ...tenant, organizationId: 'org_two' }))).toBe(
      'not-found',
    );
  });

  it('takes a tenant’s own remarks and photos, and says who wrote them', async () => {
    await sent();
    const photo = await upload();
    await remark([{ photos: [photo] }, { item: '', note: 'It smells' }]);
    const { remarks, pictures } = await mine();
    expect(remarks).toMatchObject([
      { item: 'kitchen-1', name: 'Nora Whitaker', is_mine: true },
      { item: '', note: 'It smells' },
    ]);
    const [name = ''] = remarks[0]?.photos ?? [];
    expect(pictures[name]).toContain(name);
    expect((await staffRead()).remarks[0]).toMatchObject({ name: 'Nora Whitaker', is_mine: false });
    await remark([{ photos: [name] }]);
    expect((await mine()).remarks).toHaveLength(1);
    const stored = () => [...testWorld.files.keys()].filter((key) => key.endsWith(name));
    expect(stored()).toHaveLength(1);
    await remark([{}]);
    expect([(await mine()).remarks[0]?.photos, stored()]).toEqual([[], []]);
    expect(await code(remark([{ item: 'attic' }]))).toBe('invalid');
    expect(await code(remark([{ photos: ['img_00000000000000000000000000'] }]))).toBe('not-found');
  });

  it('is the landlord’s own page until somebody remarks on it', async () => {
    await sent();
    const [stored] = await testWorld.all(StoredReport);
    expect((await mine()).hash).toBe(stored?.asked?.hash);
    await remark([{}]);
    expect((await mine()).hash).not.toBe(stored?.asked?.hash);
  });

  it('keeps the time of a remark that stays as it was, and names the thing of a file that is no picture', async () => {
    await sent();
    await remark([{ photos: [await upload()] }]);
    const [first] = (await mine()).remarks;
    const again = { note: first?.note, photos: first?.photos };
    testWorld.wait(60);
    await remark([again]);
    expect((await mine()).remarks).toEqual([first]);
    await remark([{ ...again, photos: [] }]);
    const at = testWorld.now().toISOString();
    expect((await mine()).remarks).toEqual([{ ...first, photos: [], at }]);
    const fieldsOf = (item: string, file: string) =>
      remark([{ item, photos: [file] }]).catch(({ details }) => Object.keys(details.fields));
    expect(await fieldsOf('kitchen-1', await upload(Buffer.from('no picture')))).toEqual(['kitchen-1']);
    expect(await fieldsOf('', await upload(Buffer.from('no picture')))).toEqual(['home']);
  });

  it('is signed by a tenant as it was read, once, with its remarks', async () => {
    await sent();
    const before = (await mine()).hash;
    await remark([{}]);
    expect(await code(answer({}, before))).toBe('changed-meanwhile');
    const { hash } = await mine();
    expect(hash).not.toBe(before);
    expect(await code(answer({ name: ' ' }, hash))).toBe('signature-missing');
    expect(await code(answer({ signature: tooLargeDrawn[2] }, hash))).toBe('signature-missing');
    const tries = await Promise.all([1, 2, 3].map(() => code(answer({}, hash))));
    expect(tries.toSorted()).toEqual(['done', 'report-signed', 'report-signed']);
    expect((await staffRead()).signed).toMatchObject({
      hash,
      landlord: { name: 'Lena Hart' },
      tenant: { name: 'Nora Whitaker' },
    });
    expect(await code(remark([{ note: 'Late' }]))).toBe('report-signed');
    expect(
      (await getMyLease({ ...testWorld.call(tenant), params: { leaseId: lease_id } }, testWorld.deps)).data
        .reports,
    ).toEqual([{ kind }]);
    expect(await testWorld.told()).toContain('A condition report is signed');
  });

  it('is signed with a consent to do so electronically, kept by its version [D48]', async () => {
    await sent();
    const { hash } = await mine();
    expect(await code(answer({ consent: 'old' }, hash))).toBe('consent-missing');
    await answer({}, hash);
    const stored = await testWorld.deps.leases.reports.of({ organizationId: 'org_one', leaseId: lease_id });
    expect(stored.in?.signed?.tenant).toMatchObject({
      consent: reportConsent.version,
      origin: { ipAddress: expect.any(String) },
    });
  });

  it('waits under the bell of each tenant with an account, and of nobody else', async () => {
    await sent();
    const bells = await testWorld.db.list(Notification, {
      partition: notificationsPartition({ organizationId: 'org_one', userRoleId: tenant.userRoleId ?? '' }),
      index: 'byOrder',
    });
    expect(bells.map(({ title, link }) => [title, link])).toContainEqual([
      'Review a condition report',
      `/moveIn?lease=${lease_id}`,
    ]);
    expect(await testWorld.told()).not.toContain('Review a condition report');
  });

  it('is closed by a refusal, which needs a reason', async () => {
    await sent();
    const { hash } = await mine();
    expect(await code(answer({ is: 'refused', reason: ' ' }, hash))).toBe('invalid');
    await answer({ is: 'refused', reason: 'The oven is broken' }, hash);
    const { signed } = await staffRead();
    expect(signed?.unsigned).toEqual({ why: 'refused', name: 'Nora Whitaker', reason: 'The oven is broken' });
    expect(signed?.tenant).toBeUndefined();
  });

  it('is closed by silence after its last day, not before, and can be answered until then', async () => {
    await sent();
    testWorld.wait(7 * day);
    expect(await code(close('no-answer'))).toBe('wrong-status');
    testWorld.wait(day);
    await close('no-answer');
    expect((await staffRead()).signed?.unsigned).toEqual({ why: 'no-answer', name: '', reason: '' });
    expect(await code(answer({}, (await mine()).hash))).toBe('report-signed');
  });

  it('is not there for a tenant whom a later term left out', async () => {
    await sent();
    expect(
      (await getMyLease({ ...testWorld.call(tenant), params: { leaseId: lease_id } }, testWorld.deps)).data
        .reports,
    ).toHaveLength(1);
    const [term] = await testWorld.all(StoredTerm);
    const [packet] = await testWorld.all(StoredPacket);
    if (!term || !packet) throw new Error('there is no signed lease');
    const tenants = term.parties.tenants.map((one) => ({ ...one, id: 'other', email: 'other@example.test' }));
    const later = { ...term, number: 2, from: '2026-07-10', parties: { ...term.parties, tenants } };
    await testWorld.db.writeAll([put(StoredTerm, later), put(StoredPacket, { ...packet, term: 2 })]);
    expect(await code(mine())).toBe('not-found');
    expect(await code(remark([{}]))).toBe('not-found');
    expect(
      (await getMyLease({ ...testWorld.call(tenant), params: { leaseId: lease_id } }, testWorld.deps)).data
        .reports,
    ).toEqual([]);
  });

  it('signed in person without having been sent stands on the tenant’s home', async () => {
    await save();
    const { version } = await staffRead();
    const hands = { landlord: hand('Lena Hart'), tenant: hand('Nora Whitaker') };
    const body = { lease_id, kind, version, ...hands, consent: reportConsent.version };
    await testWorld.perform(signConditionReport, { ...testWorld.call(), body });
    expect((await getHome(testWorld.call(tenant), testWorld.deps)).data.leases[0]?.reports).toEqual([
      { kind },
    ]);
    expect((await mine()).signed?.tenant?.name).toBe('Nora Whitaker');
  });

  it('is a draft again when it is taken back, with its remarks', async () => {
    await sent();
    await remark([{}]);
    await close('taken-back');
    expect(await code(mine())).toBe('not-found');
    expect(await code(close('taken-back'))).toBe('wrong-status');
    await sent();
    expect((await mine()).remarks).toHaveLength(1);
    const { version } = await staffRead();
    const hands = { landlord: hand('Lena Hart'), tenant: hand('Nora Whitaker') };
    const body = { lease_id, kind, version, ...hands, consent: reportConsent.version };
    await testWorld.perform(signConditionReport, { ...testWorld.call(), body });
    expect((await staffRead()).asked).toBeUndefined();
    expect((await staffRead()).signed?.hash).toBe((await mine()).hash);
  });
});
