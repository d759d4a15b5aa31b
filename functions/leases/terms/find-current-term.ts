import type { Lease } from '../../../shared/domain/leases/lease';
import { currentTerm } from '../../../shared/domain/leases/status/current-term';
import type { Term } from '../../../shared/domain/leases/term';
import { refuse } from '../../../shared/wire/refusals';

/** The term being drafted, sent or signed: the first one, or a renewal. */
export function findCurrentTerm(lease: Lease, on: string): Term {
  const term = currentTerm(lease, on);
  if (!term) throw refuse('wrong-status');
  return term;
}
