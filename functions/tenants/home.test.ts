import { beforeEach, expect, it } from 'vitest';
import { newestEntry } from '../../test/support/newest-entry';
import { conrad, nora, one, two } from '../../test/support/test-world/leases';
import { unitIdAt } from '../../test/support/test-world/portfolio';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { signedPdf } from '../../test/support/uploaded-lease';
import { logger } from '../runtime/logger';
import { getHome } from './get-home';
import { getMyLease } from './get-my-lease';
import { getTenant } from './get-tenant';
import { inviteTenant } from './invite-tenant';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
beforeEach(async () => {
  testWorld = await openTenants();
});

const alone = { coSigners: [], tenants: [nora] };

it('a tenant’s home shows first what is to be signed, then where they live, then what is over', async () => {
  const three = unitIdAt(2);
  await testWorld.property({ units: [{}, {}, {}] });
  const over = await testWorld.sent(one, alone);
  const as = await testWorld.movedIn([nora, testWorld.agent]);
  const living = await testWorld.sent(two, alone);
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  testWorld.wait(30 * 86_400);
  await testWorld.ended(over, '2026-07-10');
  const unsigned = await testWorld.sent(three, { ...alone, from: '2026-09-01', to: '2027-08-31' });
  await testWorld.mailOut();
  const { leases } = (await getHome(testWorld.call(as), testWorld.deps)).data;
  expect(leases.map((one) => [one.lease_id, one.lives_there, one.to_sign !== undefined])).toEqual([
    [unsigned, false, true],
    [living, true, false],
    [over, false, false],
  ]);
});

it('a tenant opens the PDF that they signed as their lease', async () => {
  const { leaseId, file, key } = await signedPdf(testWorld);
  await testWorld.mailOut();
  await testWorld.accept(nora.email);
  const as = await testWorld.tenant(nora.email);
  const { data } = await getMyLease({ ...testWorld.call(as), params: { leaseId } }, testWorld.deps);
  expect(data).toMatchObject({
    file: { ...file, url: expect.stringContaining(key), download_url: expect.stringContaining('Lease.pdf') },
    reports: [],
    notice_days: expect.any(Number),
    deposit: expect.any(Number),
    signers: [{ name: 'Nora Whitaker', has_signed: true }, { name: 'Conrad Marsh' }, {}],
  });
});

it('a tenant’s page offers a change of access to those who may change leases alone', async () => {
  await testWorld.sent(one, { coSigners: [conrad] });
  const { userRoleId: id = '' } = await testWorld.movedIn([nora]);
  const mayChange = async (leases: 'view' | 'change') => {
    const grants = { areas: { leases }, properties: 'all' as const };
    const staff = testWorld.call({ roleLabel: 'rentalManager', userId: 'usr_staff', grants });
    return (await getTenant({ ...staff, params: { id } }, testWorld.deps)).data.may_change;
  };
  expect([await mayChange('change'), await mayChange('view')]).toEqual([true, false]);
});

it('another invitation of a tenant is logged as that person’s', async () => {
  await testWorld.sent(one, alone);
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  await testWorld.mailOut();
  const { userRoleId: user_role_id = '' } = await testWorld.tenant(nora.email);
  await testWorld.perform(inviteTenant, { ...testWorld.call(), body: { user_role_id } });
  const [action, kind, name] = await newestEntry(testWorld);
  expect([action, kind, name]).toEqual(['person.resend', 'person', 'Nora Whitaker']);
});
