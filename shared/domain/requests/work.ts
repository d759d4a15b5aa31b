import { endedJobs, jobFor, withdrawn } from './jobs';
import { type Given, isFull, type Move, moved, nextFact } from './move';
import type { Fact, RequestFacts, WaitedFor } from './request';
import { requestLimits } from './request-limits';
import { ceilingOf, estimateOf } from './spend';
import { isTriaged, openAsk, runningWork, standingCancel, standingDone, standingWait } from './standing';
import { isUnderWay, statusOf } from './status';

/** Waits that nobody ended. */
const endedWaits = ({ waits }: Pick<RequestFacts, 'waits'>, fact: Fact): RequestFacts['waits'] =>
  waits.map((wait) => (wait.ended ? wait : { ...wait, ended: fact }));

type Waiting = {
  readonly for: WaitedFor;
  readonly until?: string | undefined;
  readonly why: string;
  readonly jobId?: string | undefined;
};

/**
 * In place of what it waited for before; running work stops. Refuses `not-open`, `not-triaged`, `bad-window`,
 * `request-full`.
 */
export function wait(facts: RequestFacts, given: Given, { for: what, until, why, jobId }: Waiting): Move {
  const no = refusedJob(facts, given, jobId);
  if (no) return no;
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  if (!isTriaged(facts)) return { refused: 'not-triaged' };
  if (until !== undefined && until <= given.now) return { refused: 'bad-window' };
  if (isFull(facts.waits, requestLimits.waits)) return { refused: 'request-full' };
  const fact = nextFact(facts, given);
  const one = { ...fact, for: what, why, ...(until !== undefined && { until }) };
  return moved(facts, given, {
    changed: {
      waits: [...endedWaits(facts, fact), one],
      works: facts.works.map((work) => (work.stopped ? work : { ...work, stopped: fact })),
    },
    event: { what: 'waiting', about: what, words: why, ...(until !== undefined && { to: until }) },
  });
}

/** A vendor acts in its own accepted job alone. */
function refusedJob(facts: RequestFacts, given: Given, jobId: string | undefined) {
  if (jobId === undefined) return undefined;
  const job = jobFor(facts, given, jobId);
  if ('refused' in job) return job;
  return job.accepted ? undefined : ({ refused: 'not-accepted' } as const);
}

/** Refuses `not-waiting`. */
export function resume(facts: RequestFacts, given: Given, { jobId }: { readonly jobId?: string } = {}): Move {
  const no = refusedJob(facts, given, jobId);
  if (no) return no;
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  if (!standingWait(facts, given.now)) return { refused: 'not-waiting' };
  return moved(facts, given, {
    changed: { waits: endedWaits(facts, nextFact(facts, given)) },
    event: { what: 'resumed' },
  });
}

/** Ends a wait. Refuses what is above the ceiling or asked of the owners as `approval-needed` (D82). */
export function start(facts: RequestFacts, given: Given, { jobId }: { readonly jobId?: string } = {}): Move {
  if (!isTriaged(facts) && isUnderWay(statusOf(facts, given.now))) return { refused: 'not-triaged' };
  const job = jobFor(facts, given, jobId);
  if ('refused' in job) return job;
  if (!job.accepted) return { refused: 'not-accepted' };
  if (openAsk(facts) || (estimateOf(facts, job.jobId) ?? 0) > ceilingOf(facts))
    return { refused: 'approval-needed' };
  if (runningWork(facts)) return { refused: 'not-open' };
  if (isFull(facts.works, requestLimits.works)) return { refused: 'request-full' };
  const fact = nextFact(facts, given);
  return moved(facts, given, {
    changed: { works: [...facts.works, { ...fact, jobId: job.jobId }], waits: endedWaits(facts, fact) },
    event: { what: 'started', about: job.to.name, jobId: job.jobId },
  });
}

type Finished = { readonly note: string; readonly jobId?: string | undefined };

/**
 * Withdraws what is open and to come (D90). Refuses `not-open`, `not-triaged`; to a vendor also `job-ended`,
 * `not-accepted`.
 */
export function finish(facts: RequestFacts, given: Given, { note, jobId }: Finished): Move {
  const no = refusedJob(facts, given, jobId);
  if (no) return no;
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  if (!isTriaged(facts)) return { refused: 'not-triaged' };
  const fact = nextFact(facts, given);
  const job = facts.jobs.find(({ declined, ended }) => !declined && !ended);
  return moved(facts, given, {
    changed: {
      ...withdrawn(facts, fact),
      dones: [...facts.dones, { ...fact, note, ...(job && { jobId: job.jobId }) }],
      jobs: endedJobs(facts, fact, 'done'),
      waits: endedWaits(facts, fact),
      asks: withdrawnAsks(facts, fact),
    },
    event: { what: 'done', words: note, ...(job && { jobId: job.jobId, about: job.to.name }) },
  });
}

const withdrawnAsks = ({ asks }: Pick<RequestFacts, 'asks'>, fact: Fact): RequestFacts['asks'] =>
  asks.map((ask) => (ask.decided || ask.withdrawn ? ask : { ...ask, withdrawn: fact }));

type Confirmed = { readonly stars?: number | undefined; readonly words: string };

/** Refuses `not-done`; what silence confirmed is confirmed already. */
export function confirm(facts: RequestFacts, given: Given, { stars, words }: Confirmed): Move {
  if (statusOf(facts, given.now) !== 'done') return { refused: 'not-done' };
  const one = { ...nextFact(facts, given), words, ...(stars !== undefined && { rating: stars }) };
  return moved(facts, given, {
    changed: { confirms: [...facts.confirms, one] },
    event: { what: 'confirmed', words, ...(stars !== undefined && { about: String(stars) }) },
  });
}

/** How long a tenant may say that it is not mended, in days. */
export const reopenDays = 30;

/** Refuses `not-done` for what is open, `too-late` to a tenant after 30 days, `request-full`. */
export function reopen(facts: RequestFacts, given: Given, { why }: { readonly why: string }): Move {
  const ended = standingCancel(facts) ?? standingDone(facts);
  if (!ended) return { refused: 'not-done' };
  const late = new Date(Date.parse(ended.at) + reopenDays * 86_400_000).toISOString();
  if (given.by.kind !== 'staff' && given.now >= late) return { refused: 'too-late' };
  if (isFull(facts.reopens, requestLimits.reopens)) return { refused: 'request-full' };
  const fact = nextFact(facts, given);
  return moved(facts, given, {
    changed: { reopens: [...facts.reopens, { ...fact, why }], acknowledged: undefined },
    event: { what: 'reopened', words: why },
  });
}

/** Whether work has begun since it was raised or reopened. */
export const hasBegun = ({ works, reopens }: Pick<RequestFacts, 'works' | 'reopens'>): boolean =>
  works.some(({ seq }) => seq > (reopens.at(-1)?.seq ?? 0));

type Canceled = { readonly why: string; readonly duplicateOf?: string | undefined; readonly about?: string };

/** Who is not staff cancels before the first triage only. Refuses `not-open`, and `begun` once work has. */
export function cancel(facts: RequestFacts, given: Given, { why, duplicateOf, about }: Canceled): Move {
  const status = statusOf(facts, given.now);
  const isEarly = status === 'new';
  if (!isUnderWay(status) || (given.by.kind !== 'staff' && !isEarly)) return { refused: 'not-open' };
  if (hasBegun(facts)) return { refused: 'begun' };
  const fact = nextFact(facts, given);
  return moved(facts, given, {
    changed: {
      ...withdrawn(facts, fact),
      cancels: [...facts.cancels, { ...fact, why, ...(duplicateOf !== undefined && { duplicateOf }) }],
      jobs: endedJobs(facts, fact, 'canceled'),
      waits: endedWaits(facts, fact),
      asks: withdrawnAsks(facts, fact),
    },
    event: {
      what: duplicateOf === undefined ? 'canceled' : 'duplicate',
      words: why,
      ...(about !== undefined && { about }),
    },
  });
}
