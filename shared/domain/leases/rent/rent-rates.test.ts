import { expect, it } from 'vitest';
import { leaseWith, termFields } from '../../../../test/support/leases/lease-data';
import { rentLinesOn, rentOn } from './rent-rates';

const line = (id: string, cents: number) => ({ id, kind: 'other' as const, label: id, cents });
const change = (term: number, id: string, from: string, cents: number) => ({
  term,
  line: id,
  from,
  cents,
  noticeDay: '2026-12-01',
  writtenOn: '2026-12-01',
});
const rentLines = [line('rent', 145_000), line('pet', 3_000)];
const term = { ...termFields({ rentLines }), number: 1, drafts: [{ version: 1, since: '2026-01-02' }] };
const lease = leaseWith({
  rentChanges: [
    change(1, 'rent', '2027-03-01', 160_000),
    change(1, 'rent', '2027-02-01', 150_000),
    change(1, 'pet', '2027-03-01', 4_000),
    change(2, 'rent', '2027-01-01', 999_000),
  ],
});

it.each([
  ['2027-01-31', 145_000, 3_000],
  ['2027-02-01', 150_000, 3_000],
  ['2027-02-28', 150_000, 3_000],
  ['2027-03-01', 160_000, 4_000],
])('each line has its own rate of its own term on %s', (on, rent, pet) => {
  expect(rentLinesOn(lease, term, on).map(({ cents }) => cents)).toEqual([rent, pet]);
  expect(rentOn(lease, term, on)).toBe(rent + pet);
});
