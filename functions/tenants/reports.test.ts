import { beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../shared/domain/leases/condition/report';
import { reportConsent } from '../../shared/domain/leases/consent-text';
import type { Viewer } from '../../shared/domain/roles';
import { pngBytes } from '../../test/support/image-bytes';
import { drawn, nora, one } from '../../test/support/stand/leases';
import { openTenants, type TenantStand } from '../../test/support/stand/tenants';
import { uploadKey } from '../common/portfolio/image-keys';
import { closeConditionReport } from '../leases/close-condition-report';
import { getConditionReport } from '../leases/get-condition-report';
import { saveConditionReport } from '../leases/save-condition-report';
import { sendConditionReport } from '../leases/send-condition-report';
import { signConditionReport } from '../leases/sign-condition-report';
import { logger } from '../runtime/logger';
import { put } from '../table/db/writes';
import { StoredPacket, StoredReport, StoredTerm } from '../table/leases/record';
import { Notification, notificationsPartition } from '../table/notifications/record';
import { answerReport } from './answer-report';
import { createRemarkUpload } from './create-remark-upload';
import { getHome } from './get-home';
import { getMyLease } from './get-my-lease';
import { getMyReport } from './get-my-report';
import { saveRemarks } from './save-remarks';

logger.setLogLevel('SILENT');

let stand: TenantStand;
let lease_id: string;
let tenant: Partial<Viewer>;
const day = 86_400;
const kind = 'in' as const;
const hand = (name: string) => ({ name, signature: drawn });
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);

beforeEach(async () => {
  stand = await openTenants();
  lease_id = await stand.sent(one, { coSigners: [] });
  tenant = await stand.movedIn([nora, stand.agent]);
  stand.wait(30 * day);
});

const staffRead = async () =>
  (await getConditionReport({ ...stand.call(), params: { leaseId: lease_id, kind } }, stand.deps)).data;
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
  await expectNewest((await stand.perform(saveConditionReport, { ...stand.call(), body })).data);
};
const send = async () => {
  const { version } = await staffRead();
  const body = { lease_id, kind, version, landlord: hand('Lena Hart') };
  await expectNewest((await stand.perform(sendConditionReport, { ...stand.call(), body })).data);
};
const sent = async () => {
  await save();
  await send();
};
const close = async (outcome: 'taken-back' | 'no-answer') => {
  const { version } = await staffRead();
  const body = { lease_id, kind, version, outcome };
  await expectNewest((await stand.perform(closeConditionReport, { ...stand.call(), body })).data);
};
const mine = async (as = tenant) =>
  (await getMyReport({ ...stand.call(as), params: { leaseId: lease_id, kind } }, stand.deps)).data;
const remark = (remarks: readonly object[], as = tenant) => {
  const filled = remarks.map((one) => ({ item: 'kitchen-1', note: 'A scratch', photos: [], ...one }));
  return stand.perform(saveRemarks, { ...stand.call(as), body: { lease_id, kind, remarks: filled } });
};
const answer = (given: object, hash: string, as = tenant) =>
  stand.perform(answerReport, {
    ...stand.call(as),
    body: {
      ...{ lease_id, kind, hash },
      answer: { is: 'signed' as const, consent: reportConsent.version, ...hand('Nora Whitaker'), ...given },
    },
  });
const upload = async (bytes = pngBytes({ width: 40, height: 30 })) => {
  const body = { lease_id, contentType: 'image/png' as const, bytes: 5000 };
  const { data } = await createRemarkUpload({ ...stand.call(tenant), body }, stand.deps);
  const key = uploadKey(stand.call(tenant).viewer, data.upload);
  await stand.deps.files.put({ key, bytes: new Uint8Array(bytes), contentType: 'image/png' });
  return data.upload;
};

describe('a report that the landlord sends', () => {
  it('asks the tenants by mail and on their home, records the move and stays as it is', async () => {
    await save();
    expect(await code(mine())).toBe('not-found');
    expect((await getHome(stand.call(tenant), stand.deps)).data.leases[0]?.reports).toEqual([]);
    await send();
    await stand.mailOut();
    const [mail] = stand.mails.filter(({ subject }) => subject.includes('move-in report'));
    expect([mail?.to, /\/auth\/report\?token=[\w-]{43}/.test(mail?.text ?? '')]).toEqual([nora.email, true]);
    const home = (await getHome(stand.call(tenant), stand.deps)).data.leases[0];
    const today = (await staffRead()).today;
    const until = (await staffRead()).asked?.until;
    expect(home?.reports).toEqual([{ kind, until }]);
    expect(
      (await stand.deps.leases.byId({ ...stand.call().viewer, leaseId: lease_id }))?.lease.movedInOn,
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
    const stored = () => [...stand.files.keys()].filter((key) => key.endsWith(name));
    expect(stored()).toHaveLength(1);
    await remark([{}]);
    expect([(await mine()).remarks[0]?.photos, stored()]).toEqual([[], []]);
    expect(await code(remark([{ item: 'attic' }]))).toBe('invalid');
    expect(await code(remark([{ photos: ['img_00000000000000000000000000'] }]))).toBe('not-found');
  });

  it('is the landlord’s own page until somebody remarks on it', async () => {
    await sent();
    const [stored] = await stand.all(StoredReport);
    expect((await mine()).hash).toBe(stored?.asked?.hash);
    await remark([{}]);
    expect((await mine()).hash).not.toBe(stored?.asked?.hash);
  });

  it('keeps the time of a remark that stays as it was, and names the thing of a file that is no picture', async () => {
    await sent();
    await remark([{ photos: [await upload()] }]);
    const [first] = (await mine()).remarks;
    const again = { note: first?.note, photos: first?.photos };
    stand.wait(60);
    await remark([again]);
    expect((await mine()).remarks).toEqual([first]);
    await remark([{ ...again, photos: [] }]);
    const at = stand.now().toISOString();
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
    const tries = await Promise.all([1, 2, 3].map(() => code(answer({}, hash))));
    expect(tries.toSorted()).toEqual(['done', 'report-signed', 'report-signed']);
    expect((await staffRead()).signed).toMatchObject({
      ...{ hash, landlord: { name: 'Lena Hart' }, tenant: { name: 'Nora Whitaker' } },
    });
    expect(await code(remark([{ note: 'Late' }]))).toBe('report-signed');
    expect(
      (await getMyLease({ ...stand.call(tenant), params: { leaseId: lease_id } }, stand.deps)).data.reports,
    ).toEqual([{ kind }]);
    expect(await stand.told()).toContain('A condition report is signed');
  });

  it('is signed with a consent to do so electronically, kept by its version [D48]', async () => {
    await sent();
    const { hash } = await mine();
    expect(await code(answer({ consent: 'old' }, hash))).toBe('consent-missing');
    await answer({}, hash);
    const stored = await stand.deps.leases.reports.of({ organizationId: 'org_one', leaseId: lease_id });
    expect(stored.in?.signed?.tenant).toMatchObject({
      ...{ consent: reportConsent.version, origin: { ipAddress: expect.any(String) } },
    });
  });

  it('waits under the bell of each tenant with an account, and of nobody else', async () => {
    await sent();
    const bells = await stand.db.list(Notification, {
      partition: notificationsPartition({ organizationId: 'org_one', userRoleId: tenant.userRoleId ?? '' }),
      index: 'byOrder',
    });
    expect(bells.map(({ title, link }) => [title, link])).toContainEqual([
      'A condition report waits for you',
      `/moveIn?lease=${lease_id}`,
    ]);
    expect(await stand.told()).not.toContain('A condition report waits for you');
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
    stand.wait(7 * day);
    expect(await code(close('no-answer'))).toBe('wrong-status');
    stand.wait(day);
    await close('no-answer');
    expect((await staffRead()).signed?.unsigned).toEqual({ why: 'no-answer', name: '', reason: '' });
    expect(await code(answer({}, (await mine()).hash))).toBe('report-signed');
  });

  it('is not there for a tenant whom a later term left out', async () => {
    await sent();
    expect(
      (await getMyLease({ ...stand.call(tenant), params: { leaseId: lease_id } }, stand.deps)).data.reports,
    ).toHaveLength(1);
    const [term] = await stand.all(StoredTerm);
    const [packet] = await stand.all(StoredPacket);
    if (!term || !packet) throw new Error('there is no signed lease');
    const tenants = term.parties.tenants.map((one) => ({ ...one, id: 'other', email: 'other@example.test' }));
    const later = { ...term, number: 2, from: '2026-07-10', parties: { ...term.parties, tenants } };
    await stand.db.writeAll([put(StoredTerm, later), put(StoredPacket, { ...packet, term: 2 })]);
    expect(await code(mine())).toBe('not-found');
    expect(await code(remark([{}]))).toBe('not-found');
    expect(
      (await getMyLease({ ...stand.call(tenant), params: { leaseId: lease_id } }, stand.deps)).data.reports,
    ).toEqual([]);
  });

  it('signed in person without having been sent stands on the tenant’s home', async () => {
    await save();
    const { version } = await staffRead();
    const hands = { landlord: hand('Lena Hart'), tenant: hand('Nora Whitaker') };
    const body = { lease_id, kind, version, ...hands, consent: reportConsent.version };
    await stand.perform(signConditionReport, { ...stand.call(), body });
    expect((await getHome(stand.call(tenant), stand.deps)).data.leases[0]?.reports).toEqual([{ kind }]);
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
    await stand.perform(signConditionReport, { ...stand.call(), body });
    expect((await staffRead()).asked).toBeUndefined();
    expect((await staffRead()).signed?.hash).toBe((await mine()).hash);
  });
});
