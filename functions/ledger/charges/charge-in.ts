import type { Charge, Entry } from '../../../shared/domain/ledger/entry';
import { refuse } from '../../../shared/wire/refusals';
import type { LedgerAt } from '../../common/ledger/find-ledger';

/** A charge, and the reversal that it has if it was taken back. */
export const sourcesOf = (entryId: string): string[] => [entryId, `${entryId}:reversal`];

/** A charge of this ledger by its entry’s id. Refuses `not-found`. */
export function chargeIn({ ledger }: LedgerAt, entryId: string): Entry & { readonly charge: Charge } {
  const entry = ledger.book.entries[entryId];
  if (!entry?.charge) throw refuse('not-found');
  return { ...entry, charge: entry.charge };
}
