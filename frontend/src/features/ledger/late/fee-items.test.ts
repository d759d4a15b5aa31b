import { expect, it } from 'vitest';
import { feeItems, feesOf } from './fee-items';

it('late fees are summed by lease, each named, those that were reversed before by themselves; a lease without any has no line', () => {
  const fee = {
    lease_id: 'lse_1',
    unit_number: '101',
    property_title: 'Elm House',
    tenants: ['Theo Barnes'],
    entry_id: 'rent:1',
    kind: 'rent',
    label: '',
    due_on: '2026-11-01',
    open: 45_000,
    cents: 5_000,
  } as const;
  const fees = [fee, { ...fee, entry_id: 'rent:2', cents: 2_500, again: true as const }].map((one) => ({
    ...one,
    tenants: [...one.tenants],
  }));
  expect(feeItems([...fees, { ...fee, tenants: ['No one'], lease_id: 'lse_2', cents: 0 }])).toEqual([
    {
      id: 'lse_1',
      lease: 'lse_1',
      label: 'Theo Barnes, unit 101, Elm House',
      note: '$50.00 for Rent due Nov 01, 2026',
      cents: 5_000,
      entryIds: ['rent:1'],
      isAgain: false,
    },
    {
      id: 'lse_1 again',
      lease: 'lse_1',
      label: 'Theo Barnes, unit 101, Elm House',
      note: '$25.00 for Rent due Nov 01, 2026',
      cents: 2_500,
      entryIds: ['rent:2'],
      isAgain: true,
    },
  ]);
  expect(feesOf(feeItems(fees))).toBe('2 late fees, $75.00');
});
