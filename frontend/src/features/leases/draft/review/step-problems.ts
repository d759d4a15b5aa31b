import type { LeaseDetails } from '../../../../../../shared/contract/leases';
import { type LeaseStep, leaseSteps } from '../../../../../../shared/domain/leases/draft/lease-problems';
import type { Term } from '../../../../../../shared/domain/leases/term';
import type { Problem } from '../../../../../../shared/domain/problem';

import { aroundOf } from '../../parts/terms-of';

export type StepProblems = Readonly<Record<LeaseStep, readonly Problem[]>>;

/** What is still missing, by the step where it is filled in. */
export const problemsIn = (draft: Term, lease: Pick<LeaseDetails, 'today' | 'before'>): StepProblems => ({
  term: leaseSteps.term(draft, aroundOf(lease)),
  people: leaseSteps.people(draft),
  rent: leaseSteps.rent(draft),
  rules: leaseSteps.rules(draft),
  review: leaseSteps.review(draft),
});
