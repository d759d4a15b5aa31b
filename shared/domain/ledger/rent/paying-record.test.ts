import { describe, expect, it } from 'vitest';
import type { Entry, Payment } from '../entry';
import { type PayingBook, payingRecord } from './paying-record';

let seq = 0;
const charge = (due: string, kind: 'rent' | 'late' = 'rent', cents = 98_000): Entry => {
  seq += 1;
  return {
    seq,
    source: `${kind}:${due}`,
    type: 'charge',
    on: due,
    lines: {},
    charge: { kind, label: '', due, period: due.slice(0, 7), to: 'owner', cents },
  };
};
const paid = (on: string, covered: readonly Entry[], over: Partial<Payment> = {}): Payment => ({
  paymentId: `pay_${on}`,
  method: 'transfer',
  reference: '',
  payer: '',
  cents: 98_000,
  state: 'settled',
  on,
  refunded: 0,
  prepaid: 0,
  covers: covered.map(({ seq: number, charge: of }) => ({
    charge: number,
    kind: of?.kind ?? 'rent',
    label: '',
    due: of?.due ?? '',
    to: 'owner',
    cents: of?.cents ?? 0,
  })),
  ...over,
});
const open = ({ seq: number, charge: of }: Entry, cents: number) => ({
  charge: number,
  kind: of?.kind ?? ('rent' as const),
  label: '',
  due: of?.due ?? '',
  to: 'owner' as const,
  cents,
});
const book = (over: Partial<PayingBook>): PayingBook => ({
  charges: [],
  open: [],
  payments: [],
  graceDays: 5,
  ...over,
});
const months = (...asked: Parameters<typeof payingRecord>) =>
  payingRecord(...asked).months.map(({ month, state }) => `${month} ${state}`);

describe('how rent was paid', () => {
  it('is on time through the last day of grace, and late on the next', () => {
    const [september, october] = [charge('2026-09-01'), charge('2026-10-01')];
    const payments = [paid('2026-09-06', [september]), paid('2026-10-07', [october])];
    expect(months([book({ charges: [september, october], payments })], '2026-11-20')).toEqual([
      '2026-09 on-time',
      '2026-10 late',
    ]);
  });

  it('counts a debit from the day it was begun, and a returned payment not at all', () => {
    const one = charge('2026-10-01');
    const begun = paid('2026-10-09', [one], { method: 'bank', begun: '2026-10-02' });
    expect(months([book({ charges: [one], payments: [begun] })], '2026-11-20')).toEqual(['2026-10 on-time']);
    const back = paid('2026-10-02', [], { state: 'returned' });
    const asked = book({ charges: [one], payments: [back], open: [open(one, 98_000)] });
    expect(payingRecord([asked], '2026-11-20')).toEqual({
      months: [{ month: '2026-10', state: 'open' }],
      lateFees: 0,
    });
  });

  it('is due until the grace ends, and open then; what is to come does not count', () => {
    const [now, next] = [charge('2026-11-01'), charge('2026-12-01')];
    const asked = book({ charges: [now, next], open: [open(now, 1), open(next, 98_000)] });
    expect(months([asked], '2026-11-06')).toEqual(['2026-11 due']);
    expect(months([asked], '2026-11-07')).toEqual(['2026-11 open']);
  });

  it('has twelve months and no more, and the worst of a month over all leases', () => {
    const all = ['2025-11-30', '2025-12-01', '2026-11-01'].map((due) => charge(due));
    const other = charge('2026-11-15');
    const asked = [book({ charges: all }), book({ charges: [other], open: [open(other, 1)], graceDays: 0 })];
    expect(months(asked, '2026-11-20')).toEqual(['2025-12 on-time', '2026-11 open']);
  });

  it('leaves out fees, and says what was paid of late ones and how payment usually comes', () => {
    const [rent, fee] = [charge('2026-10-01'), charge('2026-10-07', 'late', 5000)];
    const payments = [
      paid('2026-10-08', [fee], { method: 'check' }),
      paid('2026-09-02', []),
      paid('2026-10-02', [rent]),
      paid('2026-08-01', [], { method: 'opening' }),
      paid('2025-10-02', [fee]),
    ];
    expect(payingRecord([book({ charges: [rent, fee], payments })], '2026-11-20')).toEqual({
      months: [{ month: '2026-10', state: 'on-time' }],
      lateFees: 5000,
      usual: { method: 'transfer', day: 2 },
    });
  });
});
