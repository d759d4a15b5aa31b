import { expect, it } from 'vitest';
import type { OpenBill } from '../../../../../shared/contract/checks';
import { billedProperties, shownBills } from './shown-bills';

const bill = (over: Partial<OpenBill>): OpenBill => ({
  bill_id: 'bill:1',
  vendor: 'Ames Plumbing',
  category: 'repairs',
  cents: 100,
  billed_on: '2026-06-20',
  due_on: '2026-07-05',
  reference: 'A-7',
  memo: 'Sink',
  unit_number: '2B',
  has_invoice: false,
  property_id: 'prp_1',
  property_title: 'Elm',
  is_past_due: false,
  ...over,
});
const bills = [
  bill({}),
  bill({
    bill_id: 'bill:2',
    vendor: 'City Water',
    property_id: 'prp_2',
    property_title: 'Oak',
    due_on: '2026-07-20',
  }),
  bill({ bill_id: 'bill:3', due_on: '2026-06-30', is_past_due: true }),
];

it.each([
  [{}, ['bill:1', 'bill:2', 'bill:3']],
  [{ q: 'water' }, ['bill:2']],
  [{ q: 'a-7', property: 'prp_1' }, ['bill:1', 'bill:3']],
  [{ due: 'past' as const }, ['bill:3']],
  [{ due: 'week' as const }, ['bill:1', 'bill:3']],
])('%o leaves %o', (place, ids) => {
  expect(shownBills(bills, place, '2026-07-03').map(({ bill_id }) => bill_id)).toEqual(ids);
});

it('the properties to choose from are those that owe something', () => {
  expect(billedProperties(bills).map(({ label }) => label)).toEqual(['Elm', 'Oak']);
});
