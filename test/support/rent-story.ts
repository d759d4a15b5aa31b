import * as fc from 'fast-check';
import type { RentPayment } from '../../functions/gateways/payments/rent';

/** Cents of the three payments of a story, which together are what is due. */
export const paid = [120_000, 90_000, 80_000] as const;
const minute = 60_000;

/** What becomes of a payment at the provider, and the webhook events that tell of it. */
export type RentChange = {
  readonly payment: number;
  readonly at: string;
  readonly events: readonly string[];
  readonly part: (before: RentPayment) => Partial<RentPayment>;
  /** The provider gives no day for it, so the books take the one on which they hear of it (D28). */
  readonly isDatedOnArrival?: boolean;
};

const lifeOf = (payment: number, cents: number, from: number) =>
  fc
    .record({
      gaps: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 4, maxLength: 4 }),
      isCard: fc.boolean(),
      fails: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
      refund: fc.option(fc.integer({ min: 1, max: cents })),
      refundFails: fc.boolean(),
      end: fc.constantFrom('none', 'open', 'won', 'lost', 'returned'),
    })
    .map(({ gaps, isCard, fails, refund, refundFails, end }): RentChange[] => {
      const changes: RentChange[] = [];
      const moment = () => {
        const passed = gaps.slice(0, changes.length + 1).reduce((sum, gap) => sum + gap, 0);
        // No two payments share an instant: such facts may be posted in either order, and both are right.
        return new Date(from + passed * minute + payment * 1_000).toISOString();
      };
      const tell = (
        events: readonly string[],
        part: (at: string) => (before: RentPayment) => Partial<RentPayment>,
        isDatedOnArrival = false,
      ) => {
        const at = moment();
        changes.push({ payment, at, events, part: part(at), isDatedOnArrival });
      };
      if (fails) {
        tell(['payment_intent.payment_failed'], () => () => ({ status: 'failed', failure: 'No funds.' }));
        return changes;
      }
      tell(['payment_intent.succeeded', 'checkout.session.async_payment_succeeded'], (at) => () => ({
        status: 'succeeded',
        method: isCard ? 'card' : 'bank',
        settled: { at, cents, fee: 300, clearsAt: at },
      }));
      const back = { refundId: `re_${payment}`, cents: refund ?? 0 };
      if (refund !== null)
        tell(['charge.refunded', 'refund.created'], (at) => () => ({ refunds: [{ ...back, at }] }));
      if (refund !== null && refundFails)
        tell(['refund.failed', 'charge.refund.updated'], (failedAt) => ({ refunds: [first] }) => ({
          refunds: first ? [{ ...first, failedAt }] : [],
        }));
      const dispute = { disputeId: `dp_${payment}`, cents, fee: 1_500, reason: 'R01' } as const;
      if (end === 'returned')
        tell(['charge.dispute.created', 'charge.dispute.closed'], (at) => () => ({
          disputes: [{ ...dispute, at, status: 'lost', isFinal: true }],
        }));
      else if (end !== 'none')
        tell(['charge.dispute.created', 'charge.dispute.funds_withdrawn'], (at) => () => ({
          disputes: [{ ...dispute, at, status: 'open', isFinal: false }],
        }));
      if (end === 'won')
        tell(['charge.dispute.closed', 'charge.dispute.funds_reinstated'], (wonAt) => ({ disputes }) => ({
          disputes: disputes.map((one) => ({ ...one, status: 'won', wonAt })),
        }));
      if (end === 'lost')
        tell(
          ['charge.dispute.closed', 'charge.dispute.updated'],
          () =>
            ({ disputes }) => ({ disputes: disputes.map((one) => ({ ...one, status: 'lost' })) }),
          true,
        );
      return changes;
    });

/** One delivery: of which event, how it arrives, before how many changes, and whether the worker crashes. */
export type RentDelivery = {
  readonly event: number;
  readonly how: 'good' | 'forged' | 'stale';
  readonly crashes: boolean;
  readonly after: number;
};

/**
 * The lives of three payments that began at an instant (UTC milliseconds), merged by time, and a storm of
 * their events: each one to five times, in any order after its change, one in ten forged or stale.
 */
export const rentStory = (from: number) =>
  fc
    .tuple(...paid.map((cents, payment) => lifeOf(payment, cents, from)))
    .map((lives) => lives.flat().toSorted((one, other) => one.at.localeCompare(other.at)))
    .chain((changes) => {
      const events = changes.flatMap(({ events: told }, change) => told.map((type) => ({ type, change })));
      const some = <T>(often: T, ...seldom: T[]) =>
        fc.oneof({ weight: 9, arbitrary: fc.constant(often) }, fc.constantFrom(...seldom));
      /** What is dated on arrival arrives before anything else changes: later, other books would be right. */
      const promptOf = (event: number, change: number): RentDelivery[] =>
        changes[change]?.isDatedOnArrival ? [{ event, how: 'good', crashes: false, after: change + 1 }] : [];
      const deliveriesOf = (event: number, change: number): fc.Arbitrary<RentDelivery[]> =>
        fc.array(
          fc.record({
            event: fc.constant(event),
            how: some<RentDelivery['how']>('good', 'forged', 'stale'),
            crashes: some(false, true),
            after: fc.integer({ min: change + 1, max: changes.length }),
          }),
          { minLength: 1, maxLength: 5 },
        );
      return fc.record({
        changes: fc.constant(changes),
        events: fc.constant(events),
        storm: fc
          .tuple(...events.map(({ change }, event) => deliveriesOf(event, change)))
          .map((each) => [...events.flatMap(({ change }, event) => promptOf(event, change)), ...each.flat()])
          .chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
        atOnce: fc.boolean(),
      });
    });
