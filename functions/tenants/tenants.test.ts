import { beforeEach, describe, expect, it } from 'vitest';
import { tenantViews } from '../../shared/domain/leases/tenant-list';
import type { Viewer } from '../../shared/domain/people/roles';
import { aDocument } from '../../test/support/document-data';
import { conrad, elias, nora, one, two } from '../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { listed } from '../../test/support/test-world/viewer';
import { changeRent } from '../leases/moves/lease-moves';
import { offerRenewal } from '../leases/moves/offer-renewal';
import { logger } from '../runtime/logger';
import { put } from '../table/db/writes';
import { UnitDocument } from '../table/documents/record';
import { Person } from '../table/people/record';
import { Tenancy } from '../table/tenants/record';
import { changeTenantAccess } from './change-tenant-access';
import { countTenants } from './count-tenants';
import { getHome } from './get-home';
import { getMyLease } from './get-my-lease';
import { getMyUnit } from './get-my-unit';
import { getTenant } from './get-tenant';
import { inviteTenant } from './invite-tenant';
import { listTenants } from './list-tenants';
import { openSharedDocument } from './open-shared-document';
import { signMyLease } from './sign-my-lease';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
beforeEach(async () => {
  testWorld = await openTenants();
});

type As = Partial<Viewer>;
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const home = async (as: As) => (await getHome(testWorld.call(as), testWorld.deps)).data.leases;
const myLease = async (as: As, leaseId: string) =>
  (await getMyLease({ ...testWorld.call(as), params: { leaseId } }, testWorld.deps)).data;
const myUnit = async (as: As, leaseId: string) =>
  (await getMyUnit({ ...testWorld.call(as), params: { leaseId } }, testWorld.deps)).data;
const list = async (as: As = {}, query: { search?: string; limit?: number; after?: string } = {}) =>
  (await listTenants({ ...testWorld.call(as), query }, testWorld.deps)).data;
const tenantOf = async (id: string, as: As = {}) =>
  (await getTenant({ ...testWorld.call(as), params: { id } }, testWorld.deps)).data;

describe('a tenant who signs', () => {
  it('is invited once with the signed lease, not when it is sent or signed in part', async () => {
    await testWorld.sent();
    await testWorld.mailOut();
    expect(testWorld.invitationOf(nora.email)).toBeUndefined();
    await testWorld.signAs(nora);
    await testWorld.mailOut();
    expect(testWorld.invitationOf(nora.email)).toBeUndefined();
    await testWorld.signAs(conrad);
    await testWorld.signAs(testWorld.agent);
    await testWorld.mailOut();
    const first = testWorld.invitationOf(nora.email);
    expect(first).toBeDefined();
    const invited = (await testWorld.all(Person)).find(({ email }) => email === nora.email);
    expect(invited).toMatchObject({ status: 'invited', userId: '', ownerId: '' });
    await testWorld.mailOut();
    expect(testWorld.invitationOf(nora.email)).toBe(first);
    expect(testWorld.invitationOf(conrad.email)).toBeUndefined();
    expect(await testWorld.told()).not.toContain('A tenant has an account');
    await testWorld.accept(nora.email);
    expect(await testWorld.told()).toContain('A tenant has an account');
  });

  it('is invited all the same when the mail broke off, and stands in the list once', async () => {
    await testWorld.sent();
    await testWorld.mailOut();
    for (const who of [nora, conrad, testWorld.agent]) await testWorld.signAs(who);
    const send = testWorld.deps.mail.send;
    Object.assign(testWorld.deps.mail, {
      send: () => Promise.reject(new Error('the queue does not take it')),
    });
    await expect(testWorld.mailOut()).rejects.toThrow();
    Object.assign(testWorld.deps.mail, { send });
    testWorld.wait(3600);
    await testWorld.mailOut();
    await testWorld.accept(nora.email);
    expect((await list()).tenants).toMatchObject([{ name: 'Nora Whitaker', access: 'active' }]);
    expect(await testWorld.all(Tenancy)).toHaveLength(1);
  });

  it('is invited once, and tied to each lease, when two signed leases go out at once', async () => {
    const alone = { coSigners: [], tenants: [nora] };
    const first = await testWorld.sent(one, alone);
    for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
    testWorld.wait(1);
    const leases = [first, await testWorld.sent(two, alone)];
    for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
    await testWorld.mailOut();
    const invitations = testWorld.mails.filter(
      ({ to, text }) => to === nora.email && text.includes('invitation='),
    );
    expect(invitations).toHaveLength(1);
    await testWorld.accept(nora.email);
    const as = await testWorld.tenant(nora.email);
    expect((await home(as)).map(({ lease_id }) => lease_id).toSorted()).toEqual(leases.toSorted());
  });

  it('who has the role here already sees what is sent next, without another invitation', async () => {
    await testWorld.sent();
    const as = await testWorld.movedIn([nora, conrad, testWorld.agent]);
    const before = testWorld.invitationOf(nora.email);
    const second = await testWorld.sent(two);
    await testWorld.mailOut();
    expect(testWorld.invitationOf(nora.email)).toBe(before);
    const [first, other] = await home(as);
    expect(first).toMatchObject({ lease_id: second, status: 'sent', to_sign: { is_turn: true } });
    expect(other).toMatchObject({ status: 'signed', lives_there: true });
  });
});

describe('a tenant’s home', () => {
  it('says where the lease stands, what it costs and whom to call', async () => {
    const lease_id = await testWorld.sent();
    const as = await testWorld.movedIn([nora, conrad, testWorld.agent]);
    expect(await home(as)).toEqual([
      {
        lease_id,
        status: 'signed',
        from: '2026-07-01',
        until: { kind: 'term', on: '2027-06-30' },
        rent: 145_000,
        due_day: 1,
        unit_number: '1A',
        property_title: 'Maple Court',
        organization: 'Northgate Homes',
        address: expect.stringContaining('Ames'),
        contact: { name: 'Northgate Homes', email: testWorld.agent.email, mobile_number: '' },
        lives_there: true,
        to_sign: undefined,
        signed_ahead: undefined,
        reports: [],
        money: {
          balance: 0,
          past_due: 0,
          prepaid: 0,
          deposit_held: 0,
          pending: 0,
          payable: 0,
          mode: 'off',
          why_off: 'no-bank',
          failed: [],
        },
      },
    ]);
    testWorld.wait(20 * 86_400);
    expect((await home(as))[0]?.status).toBe('active');
  });

  it('tells nothing of the other people but their names as signers', async () => {
    const lease_id = await testWorld.sent(one, { tenants: [nora, elias] });
    const as = await testWorld.movedIn([nora, elias, conrad, testWorld.agent]);
    const seen = await myLease(as, lease_id);
    expect(seen.signers.map(({ name }) => name)).toEqual([
      'Nora Whitaker',
      'Elias Osei',
      'Conrad Marsh',
      'Lena Hart, Northgate Homes',
    ]);
    const { document: _, ...facts } = seen;
    const told = JSON.stringify([await home(as), facts, await myUnit(as, lease_id)]);
    for (const mail of [elias.email, conrad.email]) expect(told).not.toContain(mail);
    expect(told).not.toMatch(/own_|percentage|"usr_\w+"/);
  });

  it('is nobody else’s: another tenant, staff, another organization and a made-up lease find nothing', async () => {
    const lease_id = await testWorld.sent(one);
    const as = await testWorld.movedIn([nora, conrad, testWorld.agent]);
    const others: As[] = [
      { roleLabel: 'tenant', userRoleId: 'rol_other', userId: 'usr_other' },
      {},
      { ...as, organizationId: 'org_two' },
    ];
    await testWorld.organization({ organizationId: 'org_two' });
    for (const other of others) {
      expect(await home(other)).toEqual([]);
      expect(await code(myLease(other, lease_id))).toBe('not-found');
      expect(await code(myUnit(other, lease_id))).toBe('not-found');
    }
    expect(await code(myLease(as, lease_id.replace(/.$/, '0')))).toBe('not-found');
  });

  it('shows no draft and nothing void, and a corrected version only to whom it names', async () => {
    const lease_id = await testWorld.sent();
    const as = await testWorld.movedIn([nora]);
    expect(await home(as)).toHaveLength(1);
    await testWorld.voided(lease_id);
    expect(await home(as)).toEqual([]);
    await testWorld.drawnAgain(lease_id, { tenants: [{ ...nora, email: 'somebody@else.test' }] });
    expect(await home(as)).toEqual([]);
    await testWorld.send(lease_id);
    expect(await home(as)).toEqual([]);
    expect(await code(myLease(as, lease_id))).toBe('not-found');
  });
});

describe('a tenant’s lease', () => {
  it('is what is signed, at the rent of today; a renewal to sign is named beside it [D37, D38]', async () => {
    const { lease_id } = await testWorld.draft();
    await testWorld.save(lease_id, { atEnd: 'month-to-month' }, { coSigners: [], tenants: [nora] });
    await testWorld.send(lease_id);
    const as = await testWorld.movedIn([nora, testWorld.agent]);
    const signed = await myLease(as, lease_id);
    const offer = { lease_id, months: 12, rent: { kind: 'percent', hundredths: 300 } } as const;
    await testWorld.perform(offerRenewal, { ...testWorld.call(), body: offer });
    const { to_sign, ...rest } = await myLease(as, lease_id);
    const { to_sign: _, ...before } = signed;
    expect(rest).toEqual(before);
    const renewal = { from: '2027-07-01', to: '2028-06-30', rent: 149_350, is_turn: true };
    expect(to_sign).toMatchObject(renewal);
    const more = { line: 'rent', cents: 150_000, from: '2027-07-01', notice_day: '2026-06-15' };
    await testWorld.perform(changeRent, { ...testWorld.call(), body: { lease_id, ...more } });
    expect((await myLease(as, lease_id)).rent).toBe(145_000);
    testWorld.wait(400 * 86_400);
    expect(await myLease(as, lease_id)).toMatchObject({ rent: 150_000, rent_lines: [{ cents: 150_000 }] });
  });
});

describe('a renewal that a tenant signed', () => {
  it('is named at once with how many still have to sign, and as signed by all until it begins [D37]', async () => {
    const { lease_id } = await testWorld.draft();
    await testWorld.save(lease_id, {}, { coSigners: [], tenants: [nora] });
    await testWorld.send(lease_id);
    const as = await testWorld.movedIn([nora, testWorld.agent]);
    expect((await myLease(as, lease_id)).signed_ahead).toBeUndefined();
    testWorld.wait(20 * 86_400);
    const offer = { lease_id, months: 12, rent: { kind: 'percent', hundredths: 300 } } as const;
    await testWorld.perform(offerRenewal, { ...testWorld.call(), body: offer });
    expect((await myLease(as, lease_id)).signed_ahead).toBeUndefined();
    await testWorld.mailOut();
    await testWorld.signAs(nora);
    const [begins, to] = ['2027-07-01', '2028-06-30'];
    const terms = { from: begins, rent: 149_350 };
    const signed_ahead = { ...terms, to, signed_on: '2026-07-05', waiting_for: 1 };
    expect(await home(as)).toMatchObject([{ from: '2026-07-01', to_sign: undefined, signed_ahead }]);
    await testWorld.mailOut();
    await testWorld.signAs(testWorld.agent);
    expect(await myLease(as, lease_id)).toMatchObject({
      until: { kind: 'renewed', on: '2027-06-30', renewed_to: to },
      signed_ahead: { ...terms, to, waiting_for: 0 },
    });
    testWorld.wait(400 * 86_400);
    expect(await myLease(as, lease_id)).toMatchObject({
      ...terms,
      until: { kind: 'term', on: to },
      signed_ahead: undefined,
    });
  });
});

describe('a renewal that everyone signed before the first term begins', () => {
  it('stands beside the lease, which is still the first term [D37]', async () => {
    const { lease_id } = await testWorld.draft();
    await testWorld.save(lease_id, {}, { coSigners: [], tenants: [nora] });
    await testWorld.send(lease_id);
    const as = await testWorld.movedIn([nora, testWorld.agent]);
    const first = await myLease(as, lease_id);
    const offer = { lease_id, months: 12, rent: { kind: 'percent', hundredths: 300 } } as const;
    await testWorld.perform(offerRenewal, { ...testWorld.call(), body: offer });
    for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
    const signed_ahead = { from: '2027-07-01', rent: 149_350, waiting_for: 0 };
    expect(await myLease(as, lease_id)).toMatchObject({
      ...first,
      until: { kind: 'renewed', on: '2027-06-30', renewed_to: '2028-06-30' },
      signed_ahead,
    });
  });
});

describe('signing from the account', () => {
  const link = async (as: As, lease_id: string) =>
    (await testWorld.perform(signMyLease, { ...testWorld.call(as), body: { lease_id } })).data.path;

  it('hands out a link that signs beside the one that was mailed', async () => {
    await testWorld.sent();
    const as = await testWorld.movedIn([nora, conrad, testWorld.agent]);
    const lease_id = await testWorld.sent(two);
    await testWorld.mailOut();
    const mailed = await testWorld.tokenOf(nora);
    const path = await link(as, lease_id);
    const token = path.replace('/auth/sign?token=', '');
    expect((await testWorld.open(mailed)).state).toBe('open');
    await testWorld.consent(token);
    expect(await testWorld.sign(token)).toEqual({ is_complete: false });
    expect(await code(link(as, lease_id))).toBe('link-ended');
    expect((await testWorld.audit()).map(({ action }) => action)).toContain('lease.open-link');
  });

  it('is for the own lease alone', async () => {
    const lease_id = await testWorld.sent();
    await testWorld.movedIn([nora]);
    const other = { roleLabel: 'tenant' as const, userRoleId: 'rol_other', userId: 'usr_other' };
    expect(await code(link(other, lease_id))).toBe('not-found');
    expect(await code(link({ organizationId: 'org_two' }, lease_id))).toBe('not-found');
  });
});

const keep = async (over: Partial<UnitDocument>) => {
  const [unit] = (await testWorld.portfolio())[0]?.units ?? [];
  if (!unit) throw new Error('the stand has no unit');
  const document = aDocument(unit, { sharedWithTenant: true, ...over });
  await testWorld.db.write(put(UnitDocument, document));
  return document.documentId;
};

describe('documents of the home', () => {
  const open = (as: As, leaseId: string, documentId: string) =>
    openSharedDocument({ ...testWorld.call(as), params: { leaseId, documentId } }, testWorld.deps);

  it('are only downloaded where a browser should not show them', async () => {
    const lease_id = await testWorld.sent();
    const as = await testWorld.movedIn([nora, conrad, testWorld.agent]);
    const addedAt = testWorld.now().toISOString();
    const [table, picture] = [
      await keep({ addedAt, contentType: 'text/csv', name: 'Meters' }),
      await keep({ addedAt, contentType: 'image/png', name: 'Boiler' }),
    ];
    const { data } = await open(as, lease_id, table);
    expect([data.view_url, data.download_url]).toEqual(['', expect.stringContaining('Meters')]);
    expect((await open(as, lease_id, picture)).data.view_url).toMatch(/^https:/);
  });

  it('are those shared with tenants since the lease was sent, for the unit and as long as one lives there', async () => {
    const lease_id = await testWorld.sent();
    const as = await testWorld.movedIn([nora, conrad, testWorld.agent]);
    const at = testWorld.now().toISOString();
    const [now, old, again, secret, gone] = [
      await keep({ addedAt: at, name: 'House rules' }),
      await keep({ addedAt: '2025-01-01T00:00:00.000Z', name: 'The people before' }),
      await keep({ addedAt: '2025-01-01T00:00:00.000Z', sharedWithTenantAt: at, name: 'Boiler' }),
      await keep({ addedAt: at, sharedWithTenant: false }),
      await keep({ addedAt: at, deletedAt: at }),
    ];
    const names = async () => (await myUnit(as, lease_id)).documents.map(({ name }) => name).toSorted();
    expect(await names()).toEqual(['Boiler', 'House rules']);
    expect(await code(open(as, lease_id, now))).toBe('done');
    expect(await code(open(as, lease_id, again))).toBe('done');
    for (const hidden of [old, secret, gone])
      expect(await code(open(as, lease_id, hidden))).toBe('not-found');
    expect((await testWorld.audit()).filter(({ action }) => action === 'document.open')).toHaveLength(2);
    testWorld.wait(30 * 86_400);
    expect(await names()).toEqual(['Boiler', 'House rules']);
    await testWorld.ended(lease_id, '2026-07-10');
    expect(await names()).toEqual([]);
    expect(await code(open(as, lease_id, now))).toBe('not-found');
  });
});

describe('a photo among the documents of the home', () => {
  it('has its small picture, as in the landlord’s list', async () => {
    const lease_id = await testWorld.sent();
    const as = await testWorld.movedIn([nora, conrad, testWorld.agent]);
    const addedAt = testWorld.now().toISOString();
    await keep({ addedAt, name: 'Boiler', hasThumb: true });
    await keep({ addedAt, name: 'House rules' });
    const { documents } = await myUnit(as, lease_id);
    const thumbs = Object.fromEntries(documents.map(({ name, thumb }) => [name, thumb]));
    expect(thumbs).toEqual({ Boiler: expect.stringContaining('http'), 'House rules': undefined });
  });
});

describe('the list of tenants', () => {
  it('shows who signed, by name, with access, found by name, mail and unit, page by page', async () => {
    await testWorld.sent(one, { tenants: [nora, elias] });
    await testWorld.movedIn([nora, elias, conrad, testWorld.agent]);
    const { tenants } = await list();
    expect(
      tenants.map(({ name, access, unit_number, status }) => [name, access, unit_number, status]),
    ).toEqual([
      ['Elias Osei', 'invited', '1A', 'signed'],
      ['Nora Whitaker', 'active', '1A', 'signed'],
    ]);
    for (const search of ['osei', elias.email])
      expect((await list({}, { search })).tenants.map(({ name }) => name)).toEqual(['Elias Osei']);
    const first = await list({}, { limit: 1 });
    const second = await list({}, { limit: 1, after: first.next ?? '' });
    expect([...first.tenants, ...second.tenants]).toEqual(tenants);
    expect(second.next).toBeUndefined();
  });

  it('says where a lease stands on its property’s own day [D6]', async () => {
    await testWorld.sent();
    const { userRoleId: id = '' } = await testWorld.movedIn([nora, conrad, testWorld.agent]);
    const statuses = async () =>
      [...(await list()).tenants, ...(await tenantOf(id)).leases].map(({ status }) => status);
    // It is July in UTC, not yet in Iowa.
    testWorld.wait(15 * 86_400 + 14 * 3600);
    expect(await statuses()).toEqual(['signed', 'signed']);
    testWorld.wait(4 * 3600);
    expect(await statuses()).toEqual(['active', 'active']);
  });

  it('is empty for who sees none of the properties, for tenants too, and never another organization’s', async () => {
    await testWorld.sent();
    const as = await testWorld.movedIn([nora]);
    const mayLease = { areas: { leases: 'change' as const }, properties: ['prp_none'] };
    for (const other of [as, { ...listed(), grants: mayLease }, { organizationId: 'org_two' }]) {
      expect((await list(other)).tenants).toEqual([]);
      expect(await code(tenantOf(as.userRoleId ?? '', other))).toBe('not-found');
    }
  });
});

describe('a tenant’s access', () => {
  const invite = (user_role_id: string, as: As = {}) =>
    testWorld.perform(inviteTenant, { ...testWorld.call(as), body: { user_role_id } });
  const change = (user_role_id: string, access: 'active' | 'suspended') =>
    testWorld.perform(changeTenantAccess, { ...testWorld.call(), body: { user_role_id, access } });

  it('is invited again with a new link until it is taken', async () => {
    await testWorld.sent();
    for (const who of [nora, conrad, testWorld.agent]) await testWorld.signAs(who);
    await testWorld.mailOut();
    const { userRoleId: id = '' } = await testWorld.tenant(nora.email);
    const first = testWorld.invitationOf(nora.email);
    await invite(id);
    expect(testWorld.invitationOf(nora.email)).not.toBe(first);
    await testWorld.accept(nora.email);
    expect(await code(invite(id))).toBe('already-accepted');
    expect(await tenantOf(id)).toMatchObject({ access: 'active', may_change: true });
  });

  it('ends with the sessions and comes back, by who sees all of the tenant’s leases alone', async () => {
    await testWorld.sent();
    const as = await testWorld.movedIn([nora, conrad, testWorld.agent]);
    const id = as.userRoleId ?? '';
    await change(id, 'suspended');
    expect((await tenantOf(id)).access).toBe('suspended');
    const { roles } = (await testWorld.deps.accounts.byId(as.userId ?? '')) ?? {};
    expect(roles?.find(({ userRoleId }) => userRoleId === id)?.stopped ?? 'gone').not.toBe(false);
    await change(id, 'active');
    expect((await tenantOf(id)).access).toBe('active');
    const [tenancy] = await testWorld.all(Tenancy);
    if (tenancy)
      await testWorld.deps.tenants.keep({ ...tenancy, leaseId: 'lse_other', propertyId: 'prp_other' });
    const grants = { areas: { leases: 'change' as const }, properties: [tenancy?.propertyId ?? ''] };
    const some = { ...listed(), grants };
    expect(await tenantOf(id, some)).toMatchObject({
      may_change: false,
      leases: [{ name: 'Nora Whitaker' }],
    });
    expect(await code(invite(id, some))).toBe('not-found');
  });
});

it('counts the tenants of each view, as the list has them, among those that the filters leave', async () => {
  await testWorld.sent();
  await testWorld.signAs(nora);
  await testWorld.signAs(conrad);
  await testWorld.signAs(testWorld.agent);
  await testWorld.mailOut();
  const count = async (query: { search?: string; access?: string } = {}, as: As = {}) =>
    (await countTenants({ ...testWorld.call(as), query }, testWorld.deps)).data.views;
  const listed = async (query: object) => (await list({}, query)).tenants.length;
  for (const query of [{}, { search: 'nora' }, { access: 'invited' }, { access: 'not-invited' }]) {
    const views = await count(query);
    expect(views.all).toBe(await listed(query));
    for (const view of tenantViews) expect(views[view], view).toBe(await listed({ ...query, view }));
  }
  expect((await count()).current).toBeGreaterThan(0);
  expect((await count({}, { roleLabel: 'rentalManager', grants: { areas: {}, properties: [] } })).all).toBe(
    0,
  );
});
