import type { Lease } from '../../shared/domain/leases/lease';
import { standingTerm } from '../../shared/domain/leases/paper';
import type { Term } from '../../shared/domain/leases/term';
import { refuse } from '../../shared/wire/refusals';

/** The term that is drafted, sent and signed here: the first one, or a renewal. */
export function paperTerm(lease: Lease, on: string): Term {
  const term = standingTerm(lease, on);
  if (!term) throw refuse('wrong-status');
  return term;
}
