import { sumOf } from '../accounts';
import { whyOpen } from './reconcile';

/** A reconciliation but for what a person types and chooses; cents. */
type Read = {
  readonly beginning: number;
  readonly lines: number;
  readonly book: number;
  readonly open_lines: number;
  readonly aside_lines: number;
  readonly misdated_lines: number;
  readonly open: number;
  readonly aside: number;
  readonly misdated: number;
};

export type TypedStanding = {
  readonly transit: number;
  readonly outstanding: number;
  readonly adjusted: number;
  readonly difference: number;
  readonly parts: {
    readonly missing: number;
    readonly open: number;
    readonly aside: number;
    readonly misdated: number;
    readonly before: number;
  };
  /** Why it does not close. */
  readonly why: string | undefined;
  readonly isReconciled: boolean;
};

/**
 * The standing with an ending balance, and with what waits for the bank: what `reconcile` says of the same
 * facts.
 */
export function typedStanding(
  read: Read,
  { ending, waiting }: { readonly ending: number; readonly waiting: readonly { readonly cents: number }[] },
): TypedStanding {
  const cents = waiting.map((one) => one.cents);
  const transit = sumOf(cents.filter((one) => one > 0));
  const outstanding = -sumOf(cents.filter((one) => one < 0));
  const adjusted = ending + transit - outstanding;
  const difference = adjusted - read.book;
  const { open, aside, misdated } = read;
  const missing = ending - read.beginning - read.lines;
  const { open_lines: openLines, aside_lines: asideLines, misdated_lines: misdatedLines } = read;
  const why = whyOpen({ difference, openLines, asideLines, misdatedLines });
  return {
    transit,
    outstanding,
    adjusted,
    difference,
    parts: { missing, open, aside, misdated, before: difference - missing - open - aside - misdated },
    why,
    isReconciled: why === undefined,
  };
}
