import type { LeaseDetails } from '../../../../../../shared/contract/leases';
import { type LeaseStep, leaseSteps } from '../../../../../../shared/domain/leases/lease-problems';
import type { Term } from '../../../../../../shared/domain/leases/term';
import type { Problem } from '../../../../../../shared/domain/problem';

export type StepProblems = Readonly<Record<LeaseStep, readonly Problem[]>>;

/** What is still missing, by the step where it is filled in. */
export const problemsIn = (draft: Term, { today }: Pick<LeaseDetails, 'today'>): StepProblems => ({
  term: leaseSteps.term(draft, { on: today }),
  people: leaseSteps.people(draft),
  rent: leaseSteps.rent(draft),
  rules: leaseSteps.rules(draft),
  review: leaseSteps.review(draft),
});
