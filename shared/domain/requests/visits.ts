import { jobFor, withdrawn } from './jobs';
import { type Given, isFull, type Move, moved, nextFact, replaced } from './move';
import type { RequestFacts, Side, Visit, Window } from './request';
import { requestLimits } from './request-limits';
import { isUnderWay, statusOf } from './status';

const day = 86_400_000;

/** A window to come within a year, of at most a day. */
export const isWindow = ({ from, to }: Window, now: string): boolean => {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return begin > Date.parse(now) && end > begin && end - begin <= day && begin <= Date.parse(now) + 366 * day;
};

type Proposed = Window & {
  readonly side: Side;
  readonly jobId?: string | undefined;
  /** Staff know that both sides agree. */
  readonly isAgreed?: boolean;
};

/**
 * In place of what was proposed or agreed. Refuses `not-open`, `job-ended`, `not-accepted`, `bad-window`,
 * `request-full`.
 */
export function proposeVisit(
  facts: RequestFacts,
  given: Given,
  { from, to, side, jobId, isAgreed }: Proposed,
): Move {
  const job = jobFor(facts, given, jobId);
  if ('refused' in job)
    return job.refused === 'job-ended' && jobId === undefined ? { refused: 'not-accepted' } : job;
  if (!job.accepted) return { refused: 'not-accepted' };
  if (!isWindow({ from, to }, given.now)) return { refused: 'bad-window' };
  if (isFull(facts.visits, requestLimits.visits)) return { refused: 'request-full' };
  const fact = nextFact(facts, given);
  const isSettled = isAgreed === true || (side === 'worker' && facts.tenants.length === 0);
  const one: Visit = {
    ...fact,
    number: facts.visits.length + 1,
    jobId: job.jobId,
    from,
    to,
    side,
    ...(isSettled && { agreed: fact }),
  };
  const { visits } = withdrawn(facts, fact);
  return moved(facts, given, {
    changed: { visits: [...visits, one] },
    event: { what: isSettled ? 'visit-agreed' : 'visit-proposed', from, to, jobId: job.jobId },
  });
}

const standingVisit = ({ visits }: RequestFacts, number: number): Visit | undefined =>
  visits.find((visit) => visit.number === number && !visit.off && !visit.missed);

type Named = { readonly visit: number; readonly jobId?: string | undefined };

/**
 * `side` agrees; staff answer for whoever did not propose. Refuses `nothing-proposed`, `own-proposal`,
 * `bad-window`.
 */
export function agreeVisit(
  facts: RequestFacts,
  given: Given,
  { visit: number, side, jobId }: Named & { side?: Side },
): Move {
  const job = jobFor(facts, given, jobId);
  if ('refused' in job) return job;
  const visit = standingVisit(facts, number);
  if (!visit || visit.agreed) return { refused: 'nothing-proposed' };
  if (visit.side === side) return { refused: 'own-proposal' };
  if (visit.from <= given.now) return { refused: 'bad-window' };
  return moved(facts, given, {
    changed: { visits: replaced(facts.visits, visit, { ...visit, agreed: nextFact(facts, given) }) },
    event: { what: 'visit-agreed', from: visit.from, to: visit.to, jobId: job.jobId },
  });
}

/** Refuses `not-open`, `nothing-proposed`, and `bad-window` for a visit that is over. */
export function callOffVisit(
  facts: RequestFacts,
  given: Given,
  { visit: number, why }: Named & { readonly why: string },
): Move {
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  const visit = standingVisit(facts, number);
  if (!visit) return { refused: 'nothing-proposed' };
  if (visit.to <= given.now) return { refused: 'bad-window' };
  return moved(facts, given, {
    changed: {
      visits: replaced(facts.visits, visit, { ...visit, off: { ...nextFact(facts, given), why } }),
    },
    event: { what: 'visit-off', from: visit.from, to: visit.to, words: why, ...jobOf(visit) },
  });
}

const jobOf = ({ jobId }: Visit) => (jobId === undefined ? {} : { jobId });

/** Refuses `not-open`, `nothing-proposed`, and `not-past` before its end. */
export function missVisit(
  facts: RequestFacts,
  given: Given,
  { visit: number, side, jobId }: Named & { side: Side },
): Move {
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  const visit = standingVisit(facts, number);
  if (!visit?.agreed || (jobId !== undefined && visit.jobId !== jobId))
    return { refused: 'nothing-proposed' };
  if (visit.to > given.now) return { refused: 'not-past' };
  return moved(facts, given, {
    changed: {
      visits: replaced(facts.visits, visit, { ...visit, missed: { ...nextFact(facts, given), side } }),
    },
    event: {
      what: 'visit-missed',
      from: visit.from,
      to: visit.to,
      about: side === 'home' ? 'at home' : 'to work',
      ...jobOf(visit),
    },
  });
}
