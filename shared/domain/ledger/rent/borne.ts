import { accounts, type FeeBearer, negated } from '../accounts';
import type { Draft } from '../entry';
import { gained, splitAmong } from '../owners/property-book';
import type { SharesOn } from './covers';

/** Who bears what comes with the tenants' payments, and the owners' shares by day. */
export type Bearing = { readonly bearer: FeeBearer; readonly shares: SharesOn };

type Borne = {
  readonly kind: 'processing' | 'loss';
  readonly cents: number;
  /** The day whose shares count (D45). */
  readonly on: string;
};

/** What the provider took, or what is lost of a returned payment: the manager's, or the owners' (D66). */
export function borneBy(
  { bearer, shares }: Bearing,
  { kind, cents, on }: Borne,
): Pick<Draft, 'lines' | 'owners'> {
  if (cents === 0) return { lines: {} };
  if (bearer === 'manager') return { lines: { [accounts.manager(kind)]: cents } };
  const parts = negated(splitAmong(cents, shares(on)));
  return { lines: gained(kind, parts), owners: { parts } };
}
