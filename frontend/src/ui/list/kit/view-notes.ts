import { displayDollars } from '../../../../../shared/domain/money';

type Sums = { readonly count: number; readonly cents: number };

/** `7 · $9,299.64`; a view without money of its own says how many alone. */
export const viewNotes = (counts: Readonly<Record<string, number | Sums>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(counts).map(([view, sums]) => {
      const { count, cents } = typeof sums === 'number' ? { count: sums, cents: 0 } : sums;
      const number = count.toLocaleString('en-US');
      return [view, cents > 0 ? `${number} · ${displayDollars(cents)}` : number];
    }),
  );
