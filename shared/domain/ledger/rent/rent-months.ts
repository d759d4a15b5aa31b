import { monthOf } from '../../dates';
import { addLines, type ChargeKind, sumOf } from '../accounts';
import type { Entry, OpenCharge } from '../entry';
import { inOrder, laidInTurn } from './allocation';

/** The kinds that count as a month's rent; fees, damages and deposits do not (rent-months.md). */
export const rentKinds: readonly ChargeKind[] = ['rent', 'pet', 'parking', 'utility'];

/** Cents by the month, `2026-11`, that charges are due in. */
export type RentMonths = Readonly<Record<string, number>>;

type Claiming = Pick<Entry, 'charge' | 'covers' | 'payment'>;
type Due = Pick<OpenCharge, 'kind' | 'due' | 'cents'>;

const monthsOf = (charges: readonly Due[]): RentMonths =>
  addLines(
    ...charges
      .filter(({ kind }) => rentKinds.includes(kind))
      .map(({ due, cents }) => ({ [monthOf(due)]: cents })),
  );

/**
 * What entries claim as rent, by month due: charges less credits and reversals. An entry of a payment claims
 * nothing, whatever it covers.
 */
export const claimedBy = (entries: readonly Claiming[]): RentMonths =>
  monthsOf(
    entries.flatMap(({ charge, covers = [], payment }) =>
      payment === undefined
        ? [...(charge ? [charge] : []), ...covers.map((cover) => ({ ...cover, cents: -cover.cents }))]
        : [],
    ),
  );

type Ledger = {
  readonly claimed: RentMonths;
  readonly open: readonly OpenCharge[];
  /** Payments on their way online. */
  readonly pending?: readonly { readonly cents: number }[] | undefined;
};

export type MonthFigures = {
  readonly expected: number;
  readonly collected: number;
  readonly pending: number;
  readonly open: number;
};

/** The rent of a month, `2026-11`, in cents: expected = collected + pending + open. */
export function monthFigures({ claimed, open, pending = [] }: Ledger, month: string): MonthFigures {
  const { laid } = laidInTurn(inOrder(open), sumOf(pending.map(({ cents }) => cents)));
  const coming = monthsOf(laid.map(({ on, cents }) => ({ kind: on.kind, due: on.due, cents })))[month] ?? 0;
  const left = monthsOf(open)[month] ?? 0;
  const expected = claimed[month] ?? 0;
  return { expected, collected: expected - left, pending: coming, open: left - coming };
}

/** The figures of several ledgers together. */
export const sumOfMonths = (figures: readonly MonthFigures[]): MonthFigures => ({
  expected: sumOf(figures.map(({ expected }) => expected)),
  collected: sumOf(figures.map(({ collected }) => collected)),
  pending: sumOf(figures.map(({ pending }) => pending)),
  open: sumOf(figures.map(({ open }) => open)),
});
