import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { tenantRecordLimits } from '../../../shared/domain/people/tenant-record';
import { nora, one, two } from '../../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { remindInsuranceWith } from '../../jobs/remind-insurance';
import { getLease } from '../../leases/terms/get-lease';
import { changeOrganizationSettings } from '../../profile/change-organization-settings';
import { getHomeMore } from '../../properties/home/get-home-more';
import { logger } from '../../runtime/logger';
import { AuditEntry } from '../../table/audit/record';
import { Notification } from '../../table/notifications/record';
import { InsuranceReminder } from '../../table/tenants/record';
import { countTenants } from '../count-tenants';
import { listTenants } from '../list-tenants';
import { changeTenantRecord } from '../record/change-tenant-record';
import { getTenantRecord } from '../record/get-tenant-record';
import { getMyRecord } from '../record/my-record';
import { checkPolicy, openPolicy } from './check-policy';
import { addMyPolicy, createMyPolicyUpload, openMyPolicy, removeMyPolicy } from './my-policies';

logger.setLogLevel('SILENT');

type As = Partial<Viewer>;
let testWorld: TenantWorld;
let me: As;
let id: string;
beforeEach(async () => {
  testWorld = await openTenants();
  await testWorld.sent(one, { tenants: [nora], coSigners: [] });
  await testWorld.mailOut();
  me = await testWorld.movedIn([nora, testWorld.agent]);
  id = me.userRoleId ?? '';
  testWorld.goTo('2026-08-03T18:00:00.000Z');
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const mine = async (as: As = me) => (await getMyRecord(testWorld.call(as), testWorld.deps)).data;
const read = async () =>
  (await getTenantRecord({ ...testWorld.call(), params: { id } }, testWorld.deps)).data;
const asks = (more: object = {}, version = 0) =>
  testWorld.perform(changeOrganizationSettings, {
    ...testWorld.call(),
    body: { version, insurance: { isRequired: true, cents: 10_000_000, reminds: true, ...more } },
  });

const terms = { carrier: 'Lemonade', policy: 'LM-20419', cents: 10_000_000, ends: '2027-06-30' };
type Sent = Parameters<typeof addMyPolicy.act>[0]['body'];
const add = async (more: Partial<Sent> = {}, as: As = me) =>
  (
    await testWorld.perform(addMyPolicy, {
      ...testWorld.call(as),
      body: { ...terms, version: (await mine()).version, ...more },
    })
  ).data.policy_id;
const check = async (
  policy_id: string,
  state: 'confirmed' | 'declined' = 'confirmed',
  { reason, as = {} }: { reason?: string; as?: As } = {},
) =>
  testWorld.perform(checkPolicy, {
    ...testWorld.call(as),
    body: {
      user_role_id: id,
      policy_id,
      version: (await read()).version,
      state,
      ...(reason !== undefined && { reason }),
    },
  });
const remove = async (policy_id: string, as: As = me) =>
  testWorld.perform(removeMyPolicy, {
    ...testWorld.call(as),
    body: { policy_id, version: (await mine()).version },
  });

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
/** Sends a certificate as a browser would. */
async function upload(bytes: Uint8Array = pdf, as: As = me): Promise<Pick<Sent, 'upload' | 'contentType'>> {
  const body = { contentType: 'application/pdf', bytes: bytes.length } as const;
  const { data } = await createMyPolicyUpload({ ...testWorld.call(as), body }, testWorld.deps);
  await testWorld.deps.files.put({ key: data.fields.key ?? '', bytes, contentType: body.contentType });
  return { upload: data.upload, contentType: body.contentType };
}
const open = (policy_id: string, as: As = me) =>
  openMyPolicy({ ...testWorld.call(as), query: { policy_id } }, testWorld.deps);
const openAsStaff = (policy_id: string, as: As = {}) =>
  openPolicy({ ...testWorld.call(as), params: { id }, query: { policy_id } }, testWorld.deps);
const told = async (who: string) =>
  (await testWorld.all(Notification)).filter(({ userRoleId }) => userRoleId === who);

describe('a policy that a tenant sends', () => {
  it('waits for a check, tells the landlord, and insures once it is confirmed', async () => {
    await asks();
    expect((await mine()).asked).toEqual({ state: 'missing', least: 10_000_000 });
    const policy = await add(await upload());
    expect((await mine()).asked).toEqual({ state: 'to-check', least: 10_000_000 });
    const [event] = (await testWorld.all(Notification)).filter(
      ({ title }) => title === 'Renters insurance to check',
    );
    expect(event).toMatchObject({ link: `/tenants-LoginData?id=${id}` });
    await check(policy);
    expect((await mine()).asked).toMatchObject({ state: 'insured', until: '2027-06-30' });
    expect((await told(id)).map(({ title }) => title)).toContain('Your renters insurance is confirmed');
    const [stored] = (await read()).insurance;
    expect(stored).toMatchObject({ ...terms, id: policy, state: 'confirmed' });
  });

  it('is declined with a reason that its tenant reads, and can be taken back then', async () => {
    const policy = await add(await upload());
    expect(await code(check(policy, 'declined'))).toBe('invalid');
    await check(policy, 'declined', { reason: 'It names another address' });
    expect((await mine()).insurance).toMatchObject([
      { state: 'declined', reason: 'It names another address' },
    ]);
    const [event] = await told(id);
    expect(event?.description).toContain('your landlord says: It names another address');
    const files = testWorld.files.size;
    await remove(policy);
    expect((await mine()).insurance).toEqual([]);
    expect(testWorld.files.size).toBe(files - 1);
    expect(await code(remove(policy))).toBe('not-found');
  });

  it('is the landlord’s to remove once it is confirmed', async () => {
    const policy = await add();
    await check(policy);
    expect(await code(remove(policy))).toBe('not-found');
  });

  it('keeps its certificate and its state when staff corrects what was typed', async () => {
    const policy = await add(await upload());
    const { version } = await read();
    const typed = { ...terms, carrier: 'Lemonade Inc.' };
    await testWorld.perform(changeTenantRecord, {
      ...testWorld.call(),
      body: {
        user_role_id: id,
        version,
        insurance: [
          { ...typed, id: policy },
          { ...terms, carrier: 'Toggle', id: 'pol_forged' },
        ],
      },
    });
    const [corrected, added] = (await read()).insurance;
    expect(corrected).toMatchObject({ ...typed, id: policy, state: 'to-check', file: {} });
    expect(added).toMatchObject({ carrier: 'Toggle', state: 'confirmed' });
    expect(added?.id).not.toBe('pol_forged');
    expect(added).not.toHaveProperty('file');
  });

  it.each<[string, Partial<Sent>, string]>([
    ['has ended', { ends: '2026-08-02' }, 'ends'],
    ['begins after its end', { from: '2027-07-01' }, 'from'],
    ['names an upload that is not there', { upload: 'doc_x', contentType: 'application/pdf' }, 'upload'],
  ])('is refused by its field when it %s', async (_, more, field) => {
    const refused = await add(more).catch((error) => error);
    expect(Object.keys(refused.details.fields)).toEqual([field]);
    expect((await mine()).insurance).toEqual([]);
  });

  it('is refused when its file is no PDF, and leaves no copy behind', async () => {
    const file = await upload(Buffer.from('<script>alert(1)</script>'));
    const files = testWorld.files.size;
    expect(await code(add(file))).toBe('invalid');
    expect(testWorld.files.size).toBe(files);
  });

  it('has no room beside the most there can be', async () => {
    for (let count = 0; count < tenantRecordLimits.policies; count += 1) await add();
    expect(await code(add())).toBe('policy-limit');
  });

  it('is refused on what somebody changed meanwhile', async () => {
    await add();
    expect(await code(add({ version: 0 }))).toBe('changed-meanwhile');
  });
});

describe('a certificate', () => {
  it('is opened by its tenant, and by staff with a line in the log', async () => {
    const policy = await add(await upload());
    expect((await open(policy)).data.view_url).toContain(`/documents/org_one/insurance/${id}/doc_`);
    expect((await openAsStaff(policy)).data.view_url).toContain(`/insurance/${id}/doc_`);
    const opened = (await testWorld.all(AuditEntry)).filter(
      ({ action }) => action === 'tenant.open-insurance',
    );
    expect(opened).toHaveLength(1);
    expect(await code(open('pol_other'))).toBe('not-found');
    expect(await code(openAsStaff(await add()))).toBe('not-found');
  });

  it.each<[string, As, string]>([
    ['a tenant', { roleLabel: 'tenant', userRoleId: 'rol_other' }, 'not-permitted'],
    ['a rental owner', { roleLabel: 'rentalOwner', ownerId: 'own_ada', userId: 'usr_ada' }, 'not-permitted'],
    ['another organization', { organizationId: 'org_two' }, 'not-found'],
  ])('is not opened or checked by %s', async (_, as, refusal) => {
    const policy = await add(await upload());
    expect(await code(openAsStaff(policy, as))).toBe(refusal);
    expect(await code(check(policy, 'confirmed', { as }))).toBe(refusal);
  });

  it('is one’s own: another tenant opens and removes none, and staff sends none', async () => {
    const policy = await add(await upload());
    const other: As = { ...me, userRoleId: 'rol_other' };
    expect(await code(open(policy, other))).toBe('not-found');
    expect(await code(add({}, {}))).toBe('not-permitted');
    expect(await code(remove(policy, {}))).toBe('not-permitted');
    expect(await code(open(policy, {}))).toBe('not-permitted');
    expect(await code(upload(pdf, {}))).toBe('not-permitted');
  });
});

describe('who is not insured', () => {
  const lines = async (view?: 'insurance') =>
    (await listTenants({ ...testWorld.call(), query: { view } }, testWorld.deps)).data.tenants;
  const onHome = async () =>
    (await getHomeMore({ ...testWorld.call(), query: {} }, testWorld.deps)).data.attention.filter(
      ({ kind }) => kind === 'insurance',
    );

  it('is nobody’s question until the organization asks', async () => {
    expect(await onHome()).toEqual([]);
    expect(await lines('insurance')).toEqual([]);
    expect((await mine()).asked).toBeUndefined();
  });

  it('stands on the home and in a view of Tenants until the policy is confirmed', async () => {
    await asks();
    expect(await onHome()).toMatchObject([{ count: 1, names: ['Nora Whitaker'], id }]);
    expect(await lines('insurance')).toMatchObject([{ name: 'Nora Whitaker', insurance: 'missing' }]);
    const { data } = await countTenants({ ...testWorld.call(), query: {} }, testWorld.deps);
    expect(data.views.insurance).toBe(1);
    const policy = await add();
    expect(await lines('insurance')).toMatchObject([{ insurance: 'to-check' }]);
    await check(policy);
    expect([await onHome(), await lines('insurance')]).toEqual([[], []]);
    expect(await lines()).toMatchObject([{ insurance: 'insured', insured_until: '2027-06-30' }]);
  });
});

describe('a lease that is signed and has not begun', () => {
  it('names who has no confirmed policy for its first day, for staff where it is asked for', async () => {
    const { lease_id } = await testWorld.draft(two);
    const days = { from: '2026-10-01', to: '2027-09-30' };
    await testWorld.save(lease_id, days, { tenants: [nora], coSigners: [] });
    await testWorld.send(lease_id);
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    const uninsured = async (viewer: As = {}) =>
      (await getLease({ ...testWorld.call(viewer), params: { leaseId: lease_id } }, testWorld.deps)).data
        .uninsured;
    expect(await uninsured()).toBeUndefined();
    await asks();
    expect(await uninsured()).toEqual(['Nora Whitaker']);
    expect(
      await uninsured({ roleLabel: 'rentalOwner', ownerId: 'own_ada', userId: 'usr_ada' }),
    ).toBeUndefined();
    await check(await add({ from: '2026-01-01', ends: '2027-12-31' }));
    expect(await uninsured()).toEqual([]);
  });
});

describe('the reminders', () => {
  const run = () => remindInsuranceWith(() => testWorld.deps)();
  const reminders = async () =>
    (await told(id))
      .filter(({ title }) => title.endsWith('your renters insurance'))
      .map(({ title }) => title);

  it('go out once a day after the morning everywhere, weekly, also by two runs at once', async () => {
    await asks();
    testWorld.goTo('2026-08-04T18:00:00.000Z');
    await Promise.allSettled([run(), run()]);
    expect(await run()).toEqual({ reminded: 0 });
    expect(await reminders()).toEqual(['Add your renters insurance']);
    testWorld.goTo('2026-08-10T18:01:00.000Z');
    expect(await run()).toEqual({ reminded: 0 });
    testWorld.goTo('2026-08-11T17:59:00.000Z');
    expect(await run()).toEqual({ reminded: 0 });
    testWorld.goTo('2026-08-11T18:01:00.000Z');
    expect(await run()).toEqual({ reminded: 1 });
    expect(await testWorld.all(InsuranceReminder)).toMatchObject([{ about: 'missing', times: 2 }]);
  });

  it('stop while a policy waits, and come before its end', async () => {
    await asks();
    const policy = await add({ ends: '2026-10-31' });
    expect(await run()).toEqual({ reminded: 0 });
    await check(policy);
    testWorld.goTo('2026-10-01T18:00:00.000Z');
    expect(await run()).toEqual({ reminded: 1 });
    expect(await reminders()).toEqual(['Renew your renters insurance']);
  });

  it('are nobody’s where they are switched off, or nothing is asked', async () => {
    await asks({ reminds: false });
    expect(await run()).toEqual({ reminded: 0 });
    await asks({ isRequired: false }, 1);
    expect(await run()).toEqual({ reminded: 0 });
  });
});
