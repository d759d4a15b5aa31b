import { beforeEach, expect, it } from 'vitest';
import { rentCame } from '../../test/support/ledger/rent-came';
import type { Stand } from '../../test/support/stand';
import { propertyId } from '../../test/support/stand/portfolio';
import { openOwned } from '../../test/support/stand/rented';
import { StoredEntry } from '../table/ledger/record';
import { addBill } from './add-bill';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { payBill } from './pay-bill';
import { payOwner } from './pay-owner';
import { recordPayout } from './record-payout';

let stand: Stand;
beforeEach(async () => {
  stand = await openOwned();
});

const property = { property_id: propertyId };
const facts = { paid_on: '2026-07-01', method: 'check', reference: '', memo: '' } as const;
const billed = { ...property, vendor: 'Ace', category: 'repairs', cents: 500 } as const;
const bill = () =>
  stand.perform(addBill, {
    ...stand.call(),
    body: { ...billed, billed_on: '2026-06-20', due_on: '2026-07-01', reference: '', memo: '' },
  });

it.each<[string, () => Promise<unknown>]>([
  [
    'a contribution',
    () => {
      const body = { ...property, owner_id: 'own_ada', cents: 9_000, ...facts };
      return stand.perform(addContribution, { ...stand.call(), body });
    },
  ],
  ['an expense', () => stand.perform(addExpense, { ...stand.call(), body: { ...billed, ...facts } })],
  ['a bill', bill],
  [
    'a bill that is paid',
    async () => {
      const { entry_id: bill_id } = (await bill()).data;
      const { memo: _, ...how } = facts;
      return stand.perform(payBill, { ...stand.call(), body: { ...property, bill_id, ...how } });
    },
  ],
  [
    'a distribution',
    async () => {
      await rentCame(stand, { on: '2026-06-10' });
      const body = { ...property, owner_id: 'own_ada', cents: 100, ...facts, paid_on: '2026-07-03' };
      return stand.perform(payOwner, { ...stand.call(), body });
    },
  ],
  [
    'a payout',
    async () => {
      await rentCame(stand, { on: '2026-06-10', method: 'card' });
      const { method: _, ...said } = facts;
      const body = { ...property, cents: 100, ...said };
      return stand.perform(recordPayout, { ...stand.call(), body });
    },
  ],
])('%s keeps no empty reference and no empty reason', async (_, post) => {
  await post();
  const own = (await stand.all(StoredEntry)).filter(({ leaseId }) => leaseId === propertyId);
  expect(own.length).toBeGreaterThan(0);
  for (const entry of own) {
    expect(entry).not.toHaveProperty('why');
    expect(entry.owners).not.toHaveProperty('reference');
  }
});
