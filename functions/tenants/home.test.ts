import { beforeEach, expect, it } from 'vitest';
import { signedPdf } from '../../test/support/brought-lease';
import { newestEntry } from '../../test/support/newest-entry';
import { conrad, nora, one, two } from '../../test/support/stand/leases';
import { unitIdAt } from '../../test/support/stand/portfolio';
import { openTenants, type TenantStand } from '../../test/support/stand/tenants';
import { logger } from '../runtime/logger';
import { getHome } from './get-home';
import { getMyLease } from './get-my-lease';
import { getTenant } from './get-tenant';
import { inviteTenant } from './invite-tenant';

logger.setLogLevel('SILENT');

let stand: TenantStand;
beforeEach(async () => {
  stand = await openTenants();
});

const alone = { coSigners: [], tenants: [nora] };

it('a tenant’s home shows first what is to be signed, then where they live, then what is over', async () => {
  const three = unitIdAt(2);
  await stand.property({ units: [{}, {}, {}] });
  const over = await stand.sent(one, alone);
  const as = await stand.movedIn([nora, stand.agent]);
  const living = await stand.sent(two, alone);
  for (const who of [nora, stand.agent]) await stand.signAs(who);
  stand.wait(30 * 86_400);
  await stand.ended(over, '2026-07-10');
  const unsigned = await stand.sent(three, { ...alone, from: '2026-09-01', to: '2027-08-31' });
  await stand.mailOut();
  const { leases } = (await getHome(stand.call(as), stand.deps)).data;
  expect(leases.map((one) => [one.lease_id, one.lives_there, one.to_sign !== undefined])).toEqual([
    [unsigned, false, true],
    [living, true, false],
    [over, false, false],
  ]);
});

it('a tenant opens the PDF that they signed as their lease', async () => {
  const { leaseId, file, key } = await signedPdf(stand);
  await stand.mailOut();
  await stand.accept(nora.email);
  const as = await stand.tenant(nora.email);
  const { data } = await getMyLease({ ...stand.call(as), params: { leaseId } }, stand.deps);
  expect(data).toMatchObject({
    file: { ...file, url: expect.stringContaining(key), download_url: expect.stringContaining('Lease.pdf') },
    ...{ reports: [], notice_days: expect.any(Number), deposit: expect.any(Number) },
    signers: [{ name: 'Nora Whitaker', has_signed: true }, { name: 'Conrad Marsh' }, {}],
  });
});

it('a tenant’s page offers a change of access to those who may change leases alone', async () => {
  await stand.sent(one, { coSigners: [conrad] });
  const { userRoleId: id = '' } = await stand.movedIn([nora]);
  const mayChange = async (leases: 'view' | 'change') => {
    const grants = { areas: { leases }, properties: 'all' as const };
    const staff = stand.call({ roleLabel: 'rentalManager', userId: 'usr_staff', grants });
    return (await getTenant({ ...staff, params: { id } }, stand.deps)).data.may_change;
  };
  expect([await mayChange('change'), await mayChange('view')]).toEqual([true, false]);
});

it('another invitation of a tenant is logged as that person’s', async () => {
  await stand.sent();
  await stand.signAs(nora);
  await stand.mailOut();
  const { userRoleId: user_role_id = '' } = await stand.tenant(nora.email);
  await stand.perform(inviteTenant, { ...stand.call(), body: { user_role_id } });
  const [action, kind, name] = await newestEntry(stand);
  expect([action, kind, name]).toEqual(['person.resend', 'person', 'Nora Whitaker']);
});
