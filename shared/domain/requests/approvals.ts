import type * as z from 'zod';
import { jobFor } from './jobs';
import { type Given, isFull, type Move, moved, nextFact, replaced } from './move';
import type { Ask, AskedOwner, Estimate, Fact, RequestFacts } from './request';
import { requestLimits } from './request-limits';
import { ceilingOf, verdictOf } from './spend';
import { isTriaged, isUrgentKind, openAsk } from './standing';
import { isUnderWay, statusOf } from './status';

export type AskedOwners = readonly z.infer<typeof AskedOwner>[];

const withoutOpen = (asks: readonly Ask[], fact: Fact): Ask[] =>
  asks.map((ask) => (ask.decided || ask.withdrawn ? ask : { ...ask, withdrawn: fact }));

type Estimated = {
  readonly cents: number;
  readonly words: string;
  readonly file?: string | undefined;
  readonly jobId?: string | undefined;
  /** Who is asked when it is above the ceiling. */
  readonly owners: AskedOwners;
};

/**
 * Above the ceiling the owners are asked at once; within it an open ask falls away. Refuses `not-open`,
 * `job-ended`, `not-accepted`, `request-full`.
 */
export function estimate(
  facts: RequestFacts,
  given: Given,
  { cents, words, file, jobId, owners }: Estimated,
): Move {
  const job = jobFor(facts, given, jobId);
  if ('refused' in job) return job;
  if (!job.accepted) return { refused: 'not-accepted' };
  const isAbove = cents > ceilingOf(facts) && owners.length > 0;
  if (isFull(facts.estimates, requestLimits.estimates)) return { refused: 'request-full' };
  if (isAbove && isFull(facts.asks, requestLimits.asks)) return { refused: 'request-full' };
  const fact = nextFact(facts, given);
  const one: z.infer<typeof Estimate> = {
    ...fact,
    number: facts.estimates.length + 1,
    jobId: job.jobId,
    cents,
    words,
    ...(file !== undefined && { file }),
  };
  const asks = withoutOpen(facts.asks, fact);
  const added = isAbove ? [newAsk(fact, { number: asks.length + 1, cents, why: words, owners })] : [];
  return moved(facts, given, {
    changed: { estimates: [...facts.estimates, one], asks: [...asks, ...added] },
    event: { what: isAbove ? 'asked' : 'estimated', about: job.to.name, words, cents, jobId: job.jobId },
  });
}

type NewAsk = Pick<Ask, 'number' | 'cents' | 'why'> & { readonly owners: AskedOwners };
const newAsk = (fact: Fact, { owners, ...ask }: NewAsk): Ask => ({
  ...fact,
  ...ask,
  owners: [...owners],
  answers: [],
});

type Asked = { readonly cents: number; readonly why: string; readonly owners: AskedOwners };

/** In place of an ask that is open. Refuses `not-open`, `not-triaged`, `no-owners`, `request-full`. */
export function ask(facts: RequestFacts, given: Given, { cents, why, owners }: Asked): Move {
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  if (!isTriaged(facts)) return { refused: 'not-triaged' };
  if (owners.length === 0) return { refused: 'no-owners' };
  if (isFull(facts.asks, requestLimits.asks)) return { refused: 'request-full' };
  const fact = nextFact(facts, given);
  const asks = withoutOpen(facts.asks, fact);
  return moved(facts, given, {
    changed: { asks: [...asks, newAsk(fact, { number: asks.length + 1, cents, why, owners })] },
    event: { what: 'asked', words: why, cents },
  });
}

/** Refuses `nothing-asked`. */
export function withdrawAsk(facts: RequestFacts, given: Given): Move {
  const open = openAsk(facts);
  if (!open) return { refused: 'nothing-asked' };
  return moved(facts, given, {
    changed: { asks: withoutOpen(facts.asks, nextFact(facts, given)) },
    event: { what: 'ask-withdrawn', cents: open.cents },
  });
}

type Answered = {
  readonly ask: number;
  readonly ownerId: string;
  readonly yes: boolean;
  readonly words: string;
};

/** An owner answers for the own share, once (D85). Refuses `nothing-asked`, `already-answered`. */
export function answerAsk(
  facts: RequestFacts,
  given: Given,
  { ask: number, ownerId, yes, words }: Answered,
): Move {
  const asked = facts.asks.find((one) => one.number === number);
  const isAsked = asked?.owners.some((owner) => owner.ownerId === ownerId) ?? false;
  if (!asked || !isAsked || asked.withdrawn) return { refused: 'nothing-asked' };
  if (asked.answers.some((answer) => answer.ownerId === ownerId)) return { refused: 'already-answered' };
  if (asked.decided) return { refused: 'nothing-asked' };
  const fact = nextFact(facts, given);
  const answered: Ask = { ...asked, answers: [...asked.answers, { ...fact, ownerId, yes, words }] };
  const verdict = verdictOf(answered);
  const decided = verdict === undefined ? answered : { ...answered, decided: { ...fact, yes: verdict } };
  return moved(facts, given, {
    changed: { asks: replaced(facts.asks, asked, decided) },
    event: { what: yes ? 'approved' : 'refused', words, cents: asked.cents },
  });
}

/** Staff go over the owners. Refuses `not-open`, `not-triaged`, `not-emergency`, `request-full`. */
export function override(facts: RequestFacts, given: Given, { cents, why, owners }: Asked): Move {
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  if (!isTriaged(facts)) return { refused: 'not-triaged' };
  if (!isUrgentKind(facts)) return { refused: 'not-emergency' };
  if (isFull(facts.asks, requestLimits.asks)) return { refused: 'request-full' };
  const fact = nextFact(facts, given);
  const asks = withoutOpen(facts.asks, fact);
  const one: Ask = {
    ...newAsk(fact, { number: asks.length + 1, cents, why, owners }),
    decided: { ...fact, yes: true },
    override: why,
  };
  return moved(facts, given, {
    changed: { asks: [...asks, one] },
    event: { what: 'overridden', words: why, cents },
  });
}
