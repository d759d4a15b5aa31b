import { describe, expect, it } from 'vitest';
import { leaseWith, termFields } from '../../../../test/support/leases/lease-data';
import type { Given } from '../given';
import type { Lease } from '../lease';
import { isRefused } from '../refusals';
import { rentOn } from './rent-rates';
import { rentSharesOn, setRentShares } from './rent-shares';

const on = '2026-03-10';
const sent = { at: '', on: '2026-01-03' };
const packet = {
  term: 1,
  version: 1,
  sent,
  expiresOn: '2026-02-02',
  signerCount: 2,
  signedOn: [],
  textHash: '',
  completed: { at: '', on: '2026-01-05' },
  chain: { seq: 0, hash: '' },
} as unknown as Lease['packets'][number];
const signed = leaseWith({ packets: [packet] });
const given = (lease: Lease = signed): Given => ({
  lease,
  calendar: { entries: [] },
  now: { at: `${on}T12:00:00.000Z`, on },
  actor: { id: 'usr_1', name: 'Lena', origin: { ipAddress: '', userAgent: '' } },
});
const [one, two] = termFields().parties.tenants.map(({ id }) => id);
const shares = (first: number, second: number) => [
  { tenant: one ?? '', amount: first },
  { tenant: two ?? '', amount: second },
];
const line = { id: 'rent', kind: 'rent', label: 'Rent', cents: 1 } as const;
const half = { from: '2026-03-01', unit: 'percent', shares: shares(5_000, 5_000) } as const;
const done = (answer: ReturnType<typeof setRentShares>): Lease => {
  if (isRefused(answer)) throw new Error(answer.refused);
  return answer.lease;
};
const termOf = (lease: Lease) => lease.terms[0] ?? { ...termFields(), number: 1, drafts: [] };

describe('roommates’ shares [D26]', () => {
  it('are the whole rent together, in percent or in cents of it, and for every tenant', () => {
    expect(done(setRentShares(given(), half)).rentShares).toEqual([{ ...half, writtenOn: on }]);
    const cents = { from: on, unit: 'cents' as const };
    expect(rentOn(signed, termOf(signed), on)).toBe(145_000);
    expect(done(setRentShares(given(), { ...cents, shares: shares(145_000, 0) })).rentShares).toHaveLength(1);
    const bad = { refused: 'bad-shares' };
    for (const wrong of [shares(72_500, 72_499), shares(72_500, 72_501), shares(72_500, 72_500).slice(1)])
      expect(setRentShares(given(), { ...cents, shares: wrong })).toEqual(bad);
    expect(setRentShares(given(), { ...half, shares: shares(5_000, 4_999) })).toEqual(bad);
    const [term] = signed.terms;
    const free = term ? { ...signed, terms: [{ ...term, rentLines: [] }] } : signed;
    expect(setRentShares(given(free), { ...cents, shares: shares(0, 0) })).toEqual(bad);
    const cent = term ? { ...signed, terms: [{ ...term, rentLines: [line] }] } : signed;
    expect(done(setRentShares(given(cent), { ...cents, shares: shares(1, 0) })).rentShares).toHaveLength(1);
    const stranger = [...shares(5_000, 0).slice(0, 1), { tenant: 'nobody', amount: 5_000 }];
    expect(setRentShares(given(), { ...half, shares: stranger })).toEqual(bad);
  });

  it('hold from their day on, replace later ones, and end without parts', () => {
    const first = done(setRentShares(given(), half));
    const later = done(
      setRentShares(given(first), { ...half, from: '2026-05-01', shares: shares(6_000, 4_000) }),
    );
    const amounts = (lease: Lease, day: string) =>
      rentSharesOn(lease, termOf(lease), day)?.shares.map(({ amount }) => amount);
    expect(amounts(later, '2026-02-28')).toBeUndefined();
    expect(amounts(later, '2026-03-01')).toEqual([5_000, 5_000]);
    expect(amounts(later, '2026-05-01')).toEqual([6_000, 4_000]);
    const none = done(setRentShares(given(later), { ...half, from: '2026-04-01', shares: [] }));
    expect(amounts(none, '2026-03-31')).toEqual([5_000, 5_000]);
    expect(amounts(none, '2026-05-01')).toBeUndefined();
    expect(done(setRentShares(given(later), half)).rentShares).toHaveLength(1);
  });

  it('are not those of other tenants, of one alone, of a lease that is over, or from before it begins', () => {
    const lease = done(setRentShares(given(), half));
    const { parties } = termOf(lease);
    const [ada] = parties.tenants;
    const others = { parties: { ...parties, tenants: ada ? [ada] : [] } };
    expect(rentSharesOn(lease, others, on)).toBeUndefined();
    const alone = leaseWith({ packets: [packet], terms: [{ ...termOf(signed), ...others }] });
    const wrong = { refused: 'wrong-status' };
    expect(setRentShares(given(alone), half)).toEqual(wrong);
    expect(setRentShares(given(leaseWith()), half)).toEqual(wrong);
    expect(setRentShares(given({ ...signed, settledOn: on }), half)).toEqual(wrong);
    const end = { number: 1, on: '2026-03-09', why: 'agreement', note: '', writtenOn: on } as const;
    expect(setRentShares(given({ ...signed, ends: [end] }), half)).toEqual(wrong);
    expect(setRentShares(given(), { ...half, from: '2026-01-15' })).toEqual({
      refused: 'bad-day',
      fields: { from: 'This is before the lease begins' },
    });
    expect(done(setRentShares(given(), { ...half, from: '2026-01-16' })).rentShares).toHaveLength(1);
  });

  it('of a renewed lease may hold from a day of an earlier term', () => {
    const next = { ...termOf(signed), number: 2, from: '2026-03-05', to: '2026-12-31' };
    const renewed = leaseWith({
      terms: [{ ...termOf(signed), to: '2026-03-04' }, next],
      packets: [packet, { ...packet, term: 2 }],
    });
    expect(done(setRentShares(given(renewed), half)).rentShares).toHaveLength(1);
  });
});
