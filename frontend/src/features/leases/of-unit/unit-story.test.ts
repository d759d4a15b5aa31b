import { describe, expect, it } from 'vitest';
import { leaseLine } from '../../../testing/lease-samples';
import { unitDetails } from '../../../testing/unit-samples';
import { rentSteps, stepPaths } from './rent-history';
import { leasesOf, unitSentence } from './unit-story';

const ended = leaseLine({
  lease_id: 'lse_0',
  status: 'ended',
  from: '2024-01-01',
  to: '2024-12-31',
  rent: 90_000,
});
const now = leaseLine({ from: '2026-01-01', to: '2026-12-31', rent: 100_000 });
const draft = leaseLine({ lease_id: 'lse_2', status: 'draft', from: '2027-01-01' });
const gone = leaseLine({ lease_id: 'lse_3', status: 'void', from: '2026-02-01' });

describe('the leases of a unit', () => {
  it('are the one in force, those to come, and past ones; a void one is none', () => {
    const ids = (some: readonly { lease_id: string }[]) => some.map(({ lease_id }) => lease_id);
    const { now: current, next, past } = leasesOf([gone, draft, ended, now]);
    expect(current?.lease_id).toBe('lse_1');
    expect([ids(next), ids(past)]).toEqual([['lse_2'], ['lse_0']]);
  });
});

describe('a unit in a sentence', () => {
  const vacant = unitDetails();
  it.each([
    [vacant, [], undefined, 'Vacant 12 days, $500 of rent lost. Market rent $1,250.50.'],
    [{ ...vacant, rent_price: '' }, [], undefined, 'Vacant 12 days.'],
    [{ ...vacant, vacant_since: '2026-11-21' }, [], undefined, 'Vacant since today. Market rent $1,250.50.'],
    [{ ...vacant, vacant_since: undefined }, [], undefined, 'Market rent $1,250.50.'],
    [{ ...vacant, off_market: true as const }, [], undefined, 'Off the market.'],
    [vacant, [now], 0, 'Rented to Theo Barnes until Dec 31, 2026 for $1,000.00 a month.'],
    [
      vacant,
      [{ ...now, to: undefined }],
      48_000,
      'Rented to Theo Barnes month to month for $1,000.00 a month. $480.00 past due.',
    ],
  ])('%#', (unit, leases, pastDue, words) => {
    expect(unitSentence(unit, { leases, pastDue })).toBe(words);
  });

  it('says nothing to who does not see leases of a unit that has tenants', () => {
    const [tenant] = [
      { first_name: 'A', last_name: 'B', email: '', mobile_number: '', lease_start: '', lease_end: '' },
    ];
    expect(unitSentence({ ...vacant, tenants: [tenant] }, { leases: undefined })).toBe('');
  });
});

describe('the rents of a unit', () => {
  it('are those of leases that began, and a step each that ends with its lease or today', () => {
    const steps = rentSteps([draft, gone, now, ended], '2026-07-01');
    expect(steps.map(({ from, rent }) => [from, rent])).toEqual([
      ['2024-01-01', 90_000],
      ['2026-01-01', 100_000],
    ]);
    const [first, second] = stepPaths(steps, '2026-07-01', 100_000);
    expect(first).toMatch(/^M4,13 H\d+$/);
    expect(second).toMatch(/^M\d+,4 H596$/);
  });
});
