import type { Lease } from '../../shared/domain/leases/lease';
import type { Term } from '../../shared/domain/leases/term';
import { refuse } from '../../shared/wire/refusals';

/** The term that is drafted, sent and signed here; renewals are terms of their own. */
export function firstTerm({ terms }: Pick<Lease, 'terms'>): Term {
  const [term] = terms;
  if (!term) throw refuse('wrong-status');
  return term;
}
