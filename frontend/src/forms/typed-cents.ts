/** `1450.00`; empty for nothing. */
export const typedOf = (cents: number | undefined): string => (cents ? (cents / 100).toFixed(2) : '');

/** The cents of a typed amount, also of one that is not finished: `1450.` is 145,000. */
export const centsOf = (typed: string): number => Math.round((Number(typed) || 0) * 100);

/** A typed whole number, no less and no more than these. */
export const countOf = (typed: string, { from, to }: { from: number; to: number }): number =>
  Math.min(Math.max(Number(typed) || 0, from), to);
