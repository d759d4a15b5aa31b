import type { LeaseDetails } from '../../../../../shared/contract/leases';
import type { Term } from '../../../../../shared/domain/leases/term';

/** The term whose paper is drafted, out or signed last: the first one, or a renewal. */
export const paperTermOf = (lease?: Pick<LeaseDetails, 'terms' | 'current_term'>): Term | undefined =>
  lease?.terms.find(({ number }) => number === lease.current_term);

/** The current term. */
export const agreedTermOf = ({
  terms,
  agreed_term,
}: Pick<LeaseDetails, 'terms' | 'agreed_term'>): Term | undefined =>
  terms.find(({ number }) => number === agreed_term);

export const withPaper = (terms: readonly Term[], changed: Term): Term[] =>
  terms.map((term) => (term.number === changed.number ? changed : term));

/** What the rule of a term's days needs besides the term. */
export const aroundOf = ({ today, before }: Pick<LeaseDetails, 'today' | 'before'>) => ({
  on: today,
  ...(before && { before }),
});
