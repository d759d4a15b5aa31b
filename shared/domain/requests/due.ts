import type { RequestFacts } from './request';
import { isUrgentKind, openAsk, standingDone, waitEnd } from './standing';

type Span = { readonly from: number; readonly to: number };

/** Milliseconds that spans cover, overlaps once. */
export function covered(spans: readonly Span[]): number {
  let sum = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

/**
 * How long the clock stood until `now`: open asks, and waits for tenant or owner; never for a hazard (D84).
 */
export function standstill(facts: RequestFacts, now: string): number {
  const triage = facts.triages.at(-1);
  const { hazard } = triage ?? facts.raised;
  if (!triage || hazard !== undefined) return 0;
  const end = Date.parse(standingDone(facts)?.at ?? now);
  const begin = Date.parse(triage.at);
  const span = (at: string, until: string | undefined): Span => {
    const from = Math.min(end, Math.max(begin, Date.parse(at)));
    return { from, to: Math.max(from, Math.min(end, until === undefined ? end : Date.parse(until))) };
  };
  const asks = facts.asks.map((ask) => span(ask.at, (ask.decided ?? ask.withdrawn)?.at));
  const waits = facts.waits
    .filter((wait) => wait.for === 'tenant' || wait.for === 'owner')
    .map((wait) => span(wait.at, waitEnd(wait)));
  return covered([...asks, ...waits]);
}

/** When it has to be fixed: as triaged, and later by the time the clock stood; undefined before triage. */
export function dueAt(facts: RequestFacts, now: string): string | undefined {
  const fixBy = facts.triages.at(-1)?.fixBy;
  if (fixBy === undefined) return undefined;
  return new Date(Date.parse(fixBy) + standstill(facts, now)).toISOString();
}

const hour = 3_600_000;
/** Hours until staff have to say a first word. */
export const respondHours = { hazard: 1, urgent: 24, usual: 48 } as const;

/** Until when staff have to say a first word or triage it. */
export function respondBy(facts: Pick<RequestFacts, 'raised' | 'triages'>): string {
  const { raised } = facts;
  const late = isUrgentKind(facts) ? respondHours.urgent : respondHours.usual;
  const hours = raised.hazard === undefined ? late : respondHours.hazard;
  return new Date(Date.parse(raised.at) + hours * hour).toISOString();
}

/** Whole hours past what is due, 0 when it is not; only while somebody has to do something. */
export function overdueHours(facts: RequestFacts, now: string): number {
  if (standingDone(facts) || openAsk(facts)) return 0;
  const due = dueAt(facts, now) ?? (facts.answered === undefined ? respondBy(facts) : undefined);
  return due === undefined ? 0 : Math.max(0, Math.floor((Date.parse(now) - Date.parse(due)) / hour));
}
