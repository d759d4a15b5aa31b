import { beforeEach, expect, it } from 'vitest';
import { rentCame } from '../../../test/support/ledger/rent-came';
import type { TestWorld } from '../../../test/support/test-world';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { openOwned } from '../../../test/support/test-world/rented';
import { readStatement } from '../../common/ledger/owner-books';
import { addContribution } from '../../ledger/owners/add-contribution';
import { getPropertyMoney } from '../../ledger/owners/get-property-money';
import { logger } from '../../runtime/logger';
import { getDashboard } from '../get-dashboard';

logger.setLogLevel('SILENT');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openOwned();
});

const ada = {
  roleLabel: 'rentalOwner',
  ownerId: 'own_ada',
  userId: 'usr_ada',
  userRoleId: 'rol_ada',
} as const;
const own = async (viewer: object = ada) =>
  (await getDashboard({ ...testWorld.call(viewer), query: {} }, testWorld.deps)).data.own;

it('an owner’s income is the receipts of the statement to come, and what is available is what can be paid [D44]', async () => {
  await rentCame(testWorld, { on: '2026-07-02' });
  await testWorld.perform(addContribution, {
    ...testWorld.call(),
    body: {
      property_id: propertyId,
      owner_id: 'own_ada',
      cents: 50_000,
      paid_on: '2026-07-02',
      method: 'check',
      reference: '7',
      memo: '',
    },
  });
  const { totals } = await statementOfJuly();
  const seen = await own();
  expect([seen?.income, seen?.income]).toEqual([100_000, totals]);
  const query = { ...testWorld.call(), params: { propertyId }, query: {} };
  const { owners } = (await getPropertyMoney(query, testWorld.deps)).data;
  expect(seen?.available).toBe(owners.find(({ owner_id: id }) => id === 'own_ada')?.distributable);
  expect(seen?.available).toBeGreaterThan(0);
});

async function statementOfJuly() {
  const asked = { organizationId: 'org_one', owner: 'own_ada', propertyIds: [propertyId] };
  const days = { from: '2026-07-01', to: '2026-07-31', before: undefined };
  const { properties } = await readStatement({ ...asked, ...days }, testWorld.deps);
  return { totals: properties.reduce((sum, { receipts }) => sum + receipts, 0) };
}

it('says that bank details are missing, and is an owner’s alone', async () => {
  expect(await own()).toMatchObject({ owner_id: 'own_ada', bank: 'missing', income: 0, available: 0 });
  expect(await own({})).toBeUndefined();
});
