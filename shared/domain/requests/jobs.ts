import { type Given, isFull, type Move, moved, nextFact, replaced } from './move';
import type { Assignee, Fact, Job, RequestFacts } from './request';
import { requestLimits } from './request-limits';
import { isTriaged, standingJob } from './standing';
import { isUnderWay, statusOf } from './status';

/** How long a job that has ended still takes its bill, in days. */
export const billDays = 30;

/** What a job's link may do: all of it while the job stands, a bill for 30 days after, then nothing (D86). */
export function jobAllows({ declined, ended }: Pick<Job, 'declined' | 'ended'>, now: string) {
  if (declined) return 'nothing';
  if (!ended) return 'all';
  return now < billUntil(ended) ? 'bill' : 'nothing';
}

export const billUntil = ({ at }: Pick<Fact, 'at'>): string =>
  new Date(Date.parse(at) + billDays * 86_400_000).toISOString();

/** Visits to come and proposals, called off; running work, stopped. */
export function withdrawn(
  { visits, works }: Pick<RequestFacts, 'visits' | 'works'>,
  fact: Fact,
): Pick<RequestFacts, 'visits' | 'works'> {
  const isToCome = (visit: (typeof visits)[number]): boolean =>
    !visit.off && !visit.missed && (visit.agreed ? visit.to > fact.at : true);
  return {
    visits: visits.map((visit) => (isToCome(visit) ? { ...visit, off: { ...fact, why: '' } } : visit)),
    works: works.map((work) => (work.stopped ? work : { ...work, stopped: fact })),
  };
}

/** The jobs with the standing one ended. */
export const endedJobs = (
  { jobs }: Pick<RequestFacts, 'jobs'>,
  fact: Fact,
  why: NonNullable<Job['ended']>['why'],
): Job[] => jobs.map((job) => (job.declined || job.ended ? job : { ...job, ended: { ...fact, why } }));

type Assigned = {
  readonly jobId: string;
  readonly to: Assignee;
  readonly sees: Job['sees'];
  readonly link?: string | undefined;
  readonly uninsured?: string | undefined;
  /** Whether a vendor's insurance is valid today; true for staff. */
  readonly isInsured: boolean;
};

/**
 * Who had it loses it. Refuses `not-open`, `not-triaged`, `vendor-uninsured` without a reason,
 * `request-full`.
 */
export function assign(
  facts: RequestFacts,
  given: Given,
  { isInsured, uninsured, link, ...job }: Assigned,
): Move {
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  if (!isTriaged(facts)) return { refused: 'not-triaged' };
  if (!isInsured && !uninsured?.trim()) return { refused: 'vendor-uninsured' };
  if (isFull(facts.jobs, requestLimits.jobs)) return { refused: 'request-full' };
  const fact = nextFact(facts, given);
  const reason = isInsured ? undefined : uninsured;
  const one: Job = {
    ...fact,
    ...job,
    ...(link !== undefined && { link }),
    ...(reason !== undefined && { uninsured: reason }),
  };
  return moved(facts, given, {
    changed: { ...withdrawn(facts, fact), jobs: [...endedJobs(facts, fact, 'unassigned'), one] },
    event: { what: 'assigned', about: job.to.name, jobId: job.jobId, words: reason ?? '' },
  });
}

/** Refuses `not-open` and `job-ended`. */
export function unassign(
  facts: RequestFacts,
  given: Given,
  { why, archived = false }: { why: string; archived?: boolean },
): Move {
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  const job = standingJob(facts);
  if (!job) return { refused: 'job-ended' };
  const fact = nextFact(facts, given);
  return moved(facts, given, {
    changed: {
      ...withdrawn(facts, fact),
      jobs: endedJobs(facts, fact, archived ? 'archived' : 'unassigned'),
    },
    event: { what: 'unassigned', about: job.to.name, jobId: job.jobId, words: why },
  });
}

/** A new link for the standing job of a vendor. Refuses `job-ended`. */
export function sendAgain(facts: RequestFacts, given: Given, { link }: { readonly link: string }): Move {
  const job = standingJob(facts);
  if (job?.to.kind !== 'vendor' || !isUnderWay(statusOf(facts, given.now))) return { refused: 'job-ended' };
  return moved(facts, given, {
    changed: { jobs: replaced(facts.jobs, job, { ...job, link }) },
    event: { what: 'link-sent', about: job.to.name, jobId: job.jobId },
  });
}

/** The standing job for who acts: a vendor acts in its own alone. Refuses `not-open`, `job-ended`. */
export function jobFor(facts: RequestFacts, { now }: Given, jobId?: string) {
  const job = standingJob(facts);
  if (!job || (jobId !== undefined && job.jobId !== jobId)) return { refused: 'job-ended' } as const;
  if (!isUnderWay(statusOf(facts, now)) || !isTriaged(facts)) return { refused: 'not-open' } as const;
  return job;
}

/** Refuses `not-open`, `job-ended`; accepting twice is `not-open`. */
export function accept(facts: RequestFacts, given: Given, { jobId }: { readonly jobId?: string } = {}): Move {
  const job = jobFor(facts, given, jobId);
  if ('refused' in job) return job;
  if (job.accepted) return { refused: 'not-open' };
  const taken = { ...job, accepted: nextFact(facts, given) };
  return moved(facts, given, {
    changed: { jobs: replaced(facts.jobs, job, taken) },
    event: { what: 'accepted', about: job.to.name, jobId: job.jobId },
  });
}

type Declined = { readonly jobId?: string; readonly why: string };

/** Also gives an accepted job back. Refuses `not-open`, `job-ended`, and `begun` once work has begun. */
export function decline(facts: RequestFacts, given: Given, { jobId, why }: Declined): Move {
  const job = jobFor(facts, given, jobId);
  if ('refused' in job) return job;
  if (facts.works.some((work) => work.jobId === job.jobId)) return { refused: 'begun' };
  const fact = nextFact(facts, given);
  return moved(facts, given, {
    changed: {
      ...withdrawn(facts, fact),
      jobs: replaced(facts.jobs, job, { ...job, declined: { ...fact, why } }),
    },
    event: { what: 'declined', about: job.to.name, jobId: job.jobId, words: why },
  });
}
