import { jobAllows } from './jobs';
import { type Given, isFull, type Move, moved, nextFact, replaced } from './move';
import type { Cost, RequestFacts } from './request';
import { requestLimits } from './request-limits';
import { leftOf } from './spend';

type Billed = {
  readonly jobId: string;
  readonly cents: number;
  readonly reference: string;
  readonly words: string;
  readonly file?: string | undefined;
};

/**
 * A vendor's bill by its link, also for 30 days after its job (D86). Refuses `job-ended`, `not-accepted`,
 * `request-full`.
 */
export function bill(facts: RequestFacts, given: Given, { jobId, ...said }: Billed): Move {
  const job = facts.jobs.find((one) => one.jobId === jobId);
  if (!job || jobAllows(job, given.now) === 'nothing') return { refused: 'job-ended' };
  if (!job.accepted) return { refused: 'not-accepted' };
  if (isFull(facts.bills, requestLimits.bills)) return { refused: 'request-full' };
  const { file, ...words } = said;
  const one = {
    ...nextFact(facts, given),
    number: facts.bills.length + 1,
    jobId,
    ...words,
    ...(file !== undefined && { file }),
  };
  return moved(facts, given, {
    changed: { bills: [...facts.bills, one] },
    event: { what: 'billed', about: job.to.name, words: said.words, cents: said.cents, jobId },
  });
}

export type NewCost = Pick<
  Cost,
  'vendor' | 'ownerCents' | 'tenantCents' | 'on' | 'source' | 'claim' | 'bill'
>;

/**
 * In any state, also after it is over. Refuses `approval-needed` above the ceiling (D82), and `request-full`.
 */
export function cost(facts: RequestFacts, given: Given, said: NewCost): Move {
  const cents = said.ownerCents + said.tenantCents;
  if (cents > leftOf(facts)) return { refused: 'approval-needed' };
  if (isFull(facts.costs, requestLimits.costs)) return { refused: 'request-full' };
  const one: Cost = { ...nextFact(facts, given), number: facts.costs.length + 1, ...said };
  return moved(facts, given, {
    changed: { costs: [...facts.costs, one] },
    event: { what: 'cost', about: said.vendor, cents },
  });
}

/** Refuses `cost-undone` for what does not stand. */
export function undoCost(
  facts: RequestFacts,
  given: Given,
  { cost: number, why }: { cost: number; why: string },
): Move {
  const standing = facts.costs.find((one) => one.number === number && !one.undone);
  if (!standing) return { refused: 'cost-undone' };
  return moved(facts, given, {
    changed: {
      costs: replaced(facts.costs, standing, { ...standing, undone: { ...nextFact(facts, given), why } }),
    },
    event: {
      what: 'cost-undone',
      about: standing.vendor,
      words: why,
      cents: standing.ownerCents + standing.tenantCents,
    },
  });
}
