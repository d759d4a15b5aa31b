import { type Category, type Hazard, type Priority, priorities } from './categories';
import { type Given, isFull, type Move, moved, nextFact } from './move';
import type { RequestFacts } from './request';
import { requestLimits } from './request-limits';
import { isTriaged, kindOf } from './standing';
import { isUnderWay, statusOf } from './status';

const hour = 3_600_000;

/** By when it has to be fixed, if nobody says otherwise. */
export const usualFixBy = (priority: Priority, now: string): string =>
  new Date(Date.parse(now) + priorities[priority].fixHours * hour).toISOString();

type Triaged = {
  readonly priority: Priority;
  readonly fixBy?: string | undefined;
  readonly category?: Category | undefined;
  readonly hazard?: Hazard | 'none' | undefined;
};

/** Refuses `not-open`, `bad-window` for a time that is over, and `request-full`. */
export function triage(facts: RequestFacts, given: Given, { priority, fixBy, ...said }: Triaged): Move {
  if (!isUnderWay(statusOf(facts, given.now))) return { refused: 'not-open' };
  if (fixBy !== undefined && fixBy <= given.now) return { refused: 'bad-window' };
  // Every reopening can be triaged: only second thoughts are refused.
  const most = requestLimits.triages - requestLimits.reopens - 1;
  if (isTriaged(facts) && isFull(facts.triages, most)) return { refused: 'request-full' };
  const before = kindOf(facts);
  const hazard = said.hazard === 'none' ? undefined : (said.hazard ?? before.hazard);
  const one = {
    ...nextFact(facts, given),
    priority,
    fixBy: fixBy ?? usualFixBy(priority, given.now),
    category: said.category ?? before.category,
    ...(hazard !== undefined && { hazard }),
  };
  return moved(facts, given, {
    changed: { triages: [...facts.triages, one], snoozed: undefined },
    event: { what: 'triaged', about: priorities[priority].name, to: one.fixBy },
  });
}

/** Refuses `not-open` once it is triaged, and `bad-window` for a time that is over. */
export function snooze(facts: RequestFacts, given: Given, { until }: { readonly until: string }): Move {
  const status = statusOf(facts, given.now);
  if (status !== 'new' && status !== 'reopened') return { refused: 'not-open' };
  if (until <= given.now) return { refused: 'bad-window' };
  return moved(facts, given, { changed: { snoozed: until }, event: { what: 'snoozed', to: until } });
}

/** Somebody on call has it. Refuses `not-open` for what is no hazard, over, or acknowledged already. */
export function acknowledge(facts: RequestFacts, given: Given): Move {
  const isHazard = kindOf(facts).hazard !== undefined;
  if (!isHazard || facts.acknowledged || !isUnderWay(statusOf(facts, given.now)))
    return { refused: 'not-open' };
  return moved(facts, given, {
    changed: { acknowledged: nextFact(facts, given) },
    event: { what: 'acknowledged' },
  });
}
