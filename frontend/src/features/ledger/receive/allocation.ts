import type { OpenCharge } from '../../../../../shared/contract/ledger';
import { inOrder, laidInTurn } from '../../../../../shared/domain/ledger/allocation';
import { centsOf, typedOf } from '../../../forms/typed-cents';

/** `oldest`: by the rule; `chosen`: as typed beside each charge; `hold`: kept as prepayment. */
export type Way = 'oldest' | 'chosen' | 'hold';

/** As typed, by the number of the charge. */
export type Typed = Readonly<Record<string, string>>;

export type Laid = { readonly parts: Readonly<Record<string, number>>; readonly rest: number };

/** What a payment of these cents would go to; the server lays it the same way (D20). */
export function laidOn(
  open: readonly OpenCharge[],
  { cents, way, typed }: { cents: number; way: Way; typed: Typed },
): Laid {
  if (way === 'hold') return { parts: {}, rest: cents };
  if (way === 'chosen') {
    const parts = Object.fromEntries(open.map(({ charge }) => [charge, centsOf(typed[charge] ?? '')]));
    return { parts, rest: cents - Object.values(parts).reduce((sum, part) => sum + part, 0) };
  }
  const { laid, rest } = laidInTurn(inOrder(open), cents);
  return { parts: Object.fromEntries(laid.map(({ on, cents: part }) => [on.charge, part])), rest };
}

/** The rule's proposal, to be changed by hand. */
export const proposed = (open: readonly OpenCharge[], cents: number): Typed =>
  Object.fromEntries(
    Object.entries(laidOn(open, { cents, way: 'oldest', typed: {} }).parts).map(([charge, part]) => [
      charge,
      typedOf(part),
    ]),
  );

/** What stands in the way of these amounts, by the number of the charge. */
export const partProblem = (open: OpenCharge, typed: Typed): boolean =>
  centsOf(typed[open.charge] ?? '') > open.cents;
