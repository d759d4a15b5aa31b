import type { OpenCharge } from '../../../../../shared/contract/ledger-shapes';
import { inOrder, laidInTurn } from '../../../../../shared/domain/ledger/rent/allocation';
import { displayDollars } from '../../../../../shared/domain/money';
import { centsOf, typedOf } from '../../../forms/typed-cents';

/** `oldest`: by the rule; `chosen`: as typed beside each charge; `hold`: kept as prepayment. */
export type Way = 'oldest' | 'chosen' | 'hold';

/** As typed, by the number of the charge. */
export type Typed = Readonly<Record<string, string>>;

type Asked = {
  readonly cents: number;
  readonly way: Way;
  readonly typed: Typed;
  /** The property's state has rent covered before fees (D21). */
  readonly isRentFirst?: boolean | undefined;
};

export type Laid = { readonly parts: Readonly<Record<string, number>>; readonly rest: number };

/** What a payment of these cents would go to; the server lays it the same way (D20). */
export function laidOn(open: readonly OpenCharge[], { cents, way, typed, isRentFirst }: Asked): Laid {
  if (way === 'hold') return { parts: {}, rest: cents };
  if (way === 'chosen') {
    const parts = Object.fromEntries(open.map(({ charge }) => [charge, centsOf(typed[charge] ?? '')]));
    return { parts, rest: cents - Object.values(parts).reduce((sum, part) => sum + part, 0) };
  }
  const { laid, rest } = laidInTurn(inOrder(open, isRentFirst), cents);
  return { parts: Object.fromEntries(laid.map(({ on, cents: part }) => [on.charge, part])), rest };
}

/** The rule's proposal, to be changed by hand. */
export const proposed = (
  open: readonly OpenCharge[],
  { cents, isRentFirst }: Pick<Asked, 'cents' | 'isRentFirst'>,
): Typed =>
  Object.fromEntries(
    Object.entries(laidOn(open, { cents, way: 'oldest', typed: {}, isRentFirst }).parts).map(
      ([charge, part]) => [charge, typedOf(part)],
    ),
  );

/** Why these parts are not possible; false if they are. */
export function partsProblem(open: readonly OpenCharge[], asked: Asked): string | false {
  const over =
    asked.way === 'chosen' && open.find(({ charge, cents }) => centsOf(asked.typed[charge] ?? '') > cents);
  if (over) return `At most ${displayDollars(over.cents)} of that charge is open`;
  const { rest } = laidOn(open, asked);
  return rest < 0 && `The parts add up to ${displayDollars(-rest)} more than the payment`;
}

/** The parts above zero, as a call names them. */
export const chosenParts = (open: readonly OpenCharge[], asked: Asked) =>
  Object.entries(laidOn(open, asked).parts)
    .filter(([, cents]) => cents > 0)
    .map(([charge, cents]) => ({ charge: Number(charge), cents }));
