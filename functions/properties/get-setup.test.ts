import { beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import type { SetupChoices } from '../../shared/domain/portfolio/setup';
import { nora } from '../../test/support/test-world/leases';
import { openRented } from '../../test/support/test-world/rented';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { ada } from '../../test/support/test-world/viewer';
import { saveSetup } from '../profile/save-setup';
import { logger } from '../runtime/logger';
import { put, update } from '../table/db/writes';
import { OnlinePayment } from '../table/ledger/record';
import { Organization } from '../table/organizations/record';
import { getSetup } from './get-setup';

logger.setLogLevel('SILENT');

const alone = { coSigners: [], tenants: [nora] };

let testWorld: TenantWorld;
beforeEach(async () => {
  testWorld = await openTenants();
});

const read = async (viewer: Partial<Viewer> = {}) =>
  (await getSetup(testWorld.call(viewer), testWorld.deps)).data.setup;
const save = (body: SetupChoices, viewer: Partial<Viewer> = {}) =>
  testWorld.perform(saveSetup, { ...testWorld.call(viewer), body });

it('follows a lease from its draft to tenants who are in', async () => {
  expect(await read()).toMatchObject({
    properties: { count: 1, units: 2 },
    tenants: { not_invited: 0, invited: 0, active: 0 },
  });
  expect((await read())?.lease).toBeUndefined();
  const lease_id = await testWorld.sent(undefined, alone);
  expect((await read())?.lease).toMatchObject({ lease_id, state: 'signing', from: '2026-07-01' });
  await testWorld.movedIn([nora, testWorld.agent]);
  expect(await read()).toMatchObject({
    lease: { lease_id, state: 'agreed' },
    tenants: { not_invited: 0, invited: 0, active: 1, waiting_for: [] },
  });
});

it('answers are kept one by one, and a hidden list is read no more', async () => {
  await save({ units: '1-4' });
  await save({ records: 'spreadsheet' });
  expect((await read())?.choices).toEqual({ units: '1-4', records: 'spreadsheet' });
  await save({ is_hidden: true });
  expect(await read()).toBeUndefined();
  await save({ is_hidden: false });
  expect(await read()).toBeDefined();
});

it('an organization from before the list has it until it has two properties and a lease', async () => {
  const [organization] = await testWorld.all(Organization);
  if (!organization) throw new Error('no organization');
  const grown = update(Organization, { key: organization, set: { propertyCount: 2 } });
  await testWorld.db.write(grown);
  expect(await read()).toBeDefined();
  await testWorld.draft();
  expect(await read()).toBeUndefined();
  await save({});
  expect(await read()).toBeDefined();
});

it('neither owners nor staff with a chosen list have one, and none of them answers for the organization', async () => {
  const listed: Partial<Viewer> = {
    roleLabel: 'rentalManager',
    grants: {
      areas: { properties: 'change', leases: 'change', money: 'change', owners: 'change' },
      properties: [],
    },
  };
  for (const viewer of [ada, listed]) {
    expect(await read(viewer)).toBeUndefined();
    await expect(save({ is_hidden: true }, viewer)).rejects.toMatchObject({ code: 'not-permitted' });
  }
  expect((await read())?.choices).toEqual({});
});

it('the first payment that is on its way ends the list, and one that failed does not', async () => {
  const rented = await openRented('2026-07-02T12:00:00.000Z');
  testWorld = rented.testWorld;
  expect(await read()).toMatchObject({ bank: { ready: 0, of: 0 }, tenants: { active: 1 } });
  const payment = (over: Partial<OnlinePayment>) =>
    testWorld.db.write(
      put(OnlinePayment, {
        organizationId: 'org_one',
        leaseId: rented.lease_id,
        paymentId: 'pay_one',
        cents: 145_000,
        state: 'failed',
        chosen: [],
        payer: { userId: 'usr_nora', userRoleId: 'rol_nora', name: 'Nora Whitaker' },
        begun: '2026-07-02',
        startedAt: '2026-07-02T12:00:00.000Z',
        until: '2026-07-02T13:00:00.000Z',
        customerId: 'cus_one',
        ...over,
      }),
    );
  await payment({});
  expect((await read())?.payment).toBeUndefined();
  await payment({ paymentId: 'pay_two', state: 'pending' });
  expect((await read())?.payment).toMatchObject({
    name: 'Nora Whitaker',
    cents: 145_000,
    on: '2026-07-02',
    has_settled: false,
  });
});
