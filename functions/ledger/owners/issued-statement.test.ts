import { beforeEach, expect, it } from 'vitest';
import { rentCame } from '../../../test/support/ledger/rent-came';
import type { TestWorld } from '../../../test/support/test-world';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { openOwned } from '../../../test/support/test-world/rented';
import { logger } from '../../runtime/logger';
import { addExpense } from './add-expense';
import { getStatement } from './get-statement';
import { issueStatement } from './issue-statement';
import { listManagementFees } from './list-management-fees';
import { setManagementFee } from './set-management-fee';

logger.setLogLevel('SILENT');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openOwned();
  await rentCame(testWorld, { on: '2026-06-02' });
});

const statement = async (month: string) => {
  const asked = { params: { ownerId: 'own_ada' }, query: { month } };
  return (await getStatement({ ...testWorld.call(), ...asked }, testWorld.deps)).data;
};

it('an issued statement has nothing of a ledger that began after it; the next one has', async () => {
  const body = { owner_id: 'own_ada', month: '2026-06' };
  await testWorld.perform(issueStatement, { ...testWorld.call(), body });
  const issued = await statement('2026-06');
  expect(issued).toMatchObject({ totals: { receipts: 100_000 }, lines: [{ on: '2026-06-02' }] });
  await rentCame(testWorld, { on: '2026-06-10', leaseId: 'lse_two' });
  const spent = { vendor: 'Ace', category: 'repairs', cents: 10_000, reference: '', memo: '' } as const;
  const expense = { property_id: propertyId, paid_on: '2026-06-11', method: 'check', ...spent } as const;
  await testWorld.perform(addExpense, { ...testWorld.call(), body: expense });
  expect(await statement('2026-06')).toEqual(issued);
  expect(await statement('2026-07')).toMatchObject({
    totals: { beginning: 100_000, receipts: 100_000, expenses: -10_000, ending: 190_000 },
    lines: [
      { on: '2026-06-10', is_late: true, cents: 100_000 },
      { on: '2026-06-11', is_late: true, cents: -10_000 },
    ],
  });
});

it('a flat fee is due of a month in which its owner received nothing', async () => {
  const fee = { kind: 'flat', cents: 4_000 } as const;
  const terms = { property_id: propertyId, version: 0, fee, from_month: '2026-06', reserve_cents: 0 };
  await testWorld.perform(setManagementFee, { ...testWorld.call(), body: terms });
  const fees = async (month: string) =>
    (await listManagementFees({ ...testWorld.call(), query: { month } }, testWorld.deps)).data.fees;
  const line = { property_id: propertyId, property_title: 'Maple Court', fee, due: 4_000, charged: 0 };
  const owner = { owner_id: 'own_ada', name: 'Ada Byron', due: 4_000 };
  expect(await fees('2026-06')).toEqual([{ ...line, owners: [{ ...owner, collected: 100_000 }] }]);
  expect(await fees('2026-07')).toEqual([{ ...line, owners: [{ ...owner, collected: 0 }] }]);
});
