import { beforeEach, expect, it } from 'vitest';
import { rentCame } from '../../test/support/ledger/rent-came';
import type { TestWorld } from '../../test/support/test-world';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openOwned } from '../../test/support/test-world/rented';
import { StoredEntry } from '../table/ledger/record';
import { addBill } from './owners/add-bill';
import { addContribution } from './owners/add-contribution';
import { addExpense } from './owners/add-expense';
import { payBill } from './owners/pay-bill';
import { payOwner } from './owners/pay-owner';
import { recordPayout } from './owners/record-payout';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openOwned();
});

const property = { property_id: propertyId };
const facts = { paid_on: '2026-07-01', method: 'check', reference: '', memo: '' } as const;
const billed = { ...property, vendor: 'Ace', category: 'repairs', cents: 500 } as const;
const bill = () =>
  testWorld.perform(addBill, {
    ...testWorld.call(),
    body: { ...billed, billed_on: '2026-06-20', due_on: '2026-07-01', reference: '', memo: '' },
  });

it.each<[string, () => Promise<unknown>]>([
  [
    'a contribution',
    () => {
      const body = { ...property, owner_id: 'own_ada', cents: 9_000, ...facts };
      return testWorld.perform(addContribution, { ...testWorld.call(), body });
    },
  ],
  ['an expense', () => testWorld.perform(addExpense, { ...testWorld.call(), body: { ...billed, ...facts } })],
  ['a bill', bill],
  [
    'a bill that is paid',
    async () => {
      const { entry_id: bill_id } = (await bill()).data;
      const { memo: _, ...how } = facts;
      return testWorld.perform(payBill, { ...testWorld.call(), body: { ...property, bill_id, ...how } });
    },
  ],
  [
    'a distribution',
    async () => {
      await rentCame(testWorld, { on: '2026-06-10' });
      const body = { ...property, owner_id: 'own_ada', cents: 100, ...facts, paid_on: '2026-07-03' };
      return testWorld.perform(payOwner, { ...testWorld.call(), body });
    },
  ],
  [
    'a payout',
    async () => {
      await rentCame(testWorld, { on: '2026-06-10', method: 'card' });
      const { method: _, ...said } = facts;
      const body = { ...property, cents: 100, ...said };
      return testWorld.perform(recordPayout, { ...testWorld.call(), body });
    },
  ],
])('%s keeps no empty reference and no empty reason', async (_, post) => {
  await post();
  const own = (await testWorld.all(StoredEntry)).filter(({ leaseId }) => leaseId === propertyId);
  expect(own.length).toBeGreaterThan(0);
  for (const entry of own) {
    expect(entry).not.toHaveProperty('why');
    expect(entry.owners).not.toHaveProperty('reference');
  }
});
