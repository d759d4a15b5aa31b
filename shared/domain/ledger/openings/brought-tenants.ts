import { sumOf, totalOf } from '../accounts';
import type { Entry } from '../entry';
import type { BroughtTenants } from './tie-opening';

/** What a lease's opening credit came back by, when its import was undone. */
export const creditBack = 'return:pay_opening';

/**
 * What one lease brought in, in cents, from the entries of its own opening balance that stand: what is still
 * owed of it or held now is another question. Needs every entry whose source begins with `opening`, and the
 * credit's return.
 */
export function broughtBy(entries: readonly Entry[]): Omit<BroughtTenants, 'property'> {
  const sources = new Set(entries.map(({ source }) => source));
  const standing = entries.filter(
    ({ source, reverses }) => reverses === undefined && !sources.has(`${source}:reversal`),
  );
  const opened = standing.filter(({ type }) => type === 'opening');
  return {
    owed: sumOf(standing.map(({ charge }) => charge?.cents ?? 0)),
    prepaid: sources.has(creditBack) ? 0 : sumOf(standing.map(({ received }) => received?.cents ?? 0)),
    deposits: -sumOf(opened.map(({ lines }) => totalOf(lines, 'deposit'))) + 0,
  };
}
