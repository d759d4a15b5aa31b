import fc from 'fast-check';
import type { OnlineFact } from '../../../shared/domain/ledger/rent/online';

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 10, 0, minute)).toISOString();

/** One payment's life at the provider: it settles, then refunds, a dispute and its end, or a return. */
const life = (payment: string) =>
  fc
    .record({
      cents: fc.integer({ min: 300, max: 200_000 }),
      fee: fc.integer({ min: 0, max: 300 }),
      method: fc.constantFrom('card' as const, 'bank' as const),
      refund: fc.integer({ min: 0, max: 100 }),
      refundFails: fc.boolean(),
      end: fc.constantFrom('none', 'none', 'open', 'won', 'lost', 'part', 'returned'),
      gaps: fc.array(fc.nat(4_000), { minLength: 5, maxLength: 5 }),
    })
    .map(({ cents, fee, method, refund, refundFails, end, gaps }): OnlineFact[] => {
      let minute = 0;
      const moment = (gap: number) => {
        minute += gaps[gap] ?? 0;
        return at(minute);
      };
      const of = { payment };
      const facts: OnlineFact[] = [
        {
          ...of,
          kind: 'settled',
          id: payment,
          at: moment(0),
          cents,
          fee,
          method,
          payer: 'Ada',
          begun: '2026-01-09',
          clears: '2026-01-14',
          chosen: [{ charge: 2, cents: 5_000 }],
        },
      ];
      const back = Math.floor((cents * refund) / 100);
      if (back > 0) facts.push({ ...of, kind: 'refund', id: `re_${payment}`, at: moment(1), cents: back });
      if (back > 0 && refundFails)
        facts.push({ ...of, kind: 'refund-failed', id: `re_${payment}`, at: moment(2), cents: back });
      const dispute = { ...of, id: `dp_${payment}`, why: 'R01' };
      const asked = end === 'part' ? Math.ceil(cents / 3) : cents;
      if (end === 'returned')
        facts.push({ ...dispute, kind: 'returned', at: moment(3), cents: asked, fee: 400 });
      else if (end !== 'none')
        facts.push({ ...dispute, kind: 'dispute', at: moment(3), cents: asked, fee: 1_500 });
      if (end === 'won') facts.push({ ...of, kind: 'won', id: dispute.id, at: moment(4), cents: asked });
      if (end === 'lost' || end === 'part')
        facts.push({ ...of, kind: 'lost', id: dispute.id, at: moment(4), cents: asked });
      return facts;
    });

export type Story = {
  /** What the provider says in the end, in any order. */
  readonly facts: readonly OnlineFact[];
  /** How much of it there is at each reading, in the provider's order of time. */
  readonly readings: readonly number[];
};

/** Three payments of a lease, read by the product at any moments, any number of times. */
export const onlineStory: fc.Arbitrary<Story> = fc
  .tuple(life('pay_1'), life('pay_2'), life('pay_3'))
  .chain((lives) => {
    const all = lives.flat();
    return fc.record({
      facts: fc.shuffledSubarray(all, { minLength: all.length }),
      readings: fc.array(fc.nat(all.length), { maxLength: 12 }),
    });
  });
