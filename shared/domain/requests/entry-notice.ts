import type { RequestFacts, Visit, Window } from './request';
import { kindOf } from './standing';

/** Hours before a visit at which a home should know of it: the product's own measure, no state's law. */
export const entryNoticeHours = 24;

const hour = 3_600_000;

const isSoon = ({ from }: Pick<Window, 'from'>, at: string): boolean =>
  Date.parse(from) - Date.parse(at) < entryNoticeHours * hour;

type Asked = {
  readonly visit: Pick<Window, 'from'>;
  /** When the home hears of it. */
  readonly at: string;
  readonly hasTenants: boolean;
  readonly isHazard: boolean;
};

/** Whether a home would hear of a visit too late. An emergency cannot wait. */
export const isShortNotice = ({ visit, at, hasTenants, isHazard }: Asked): boolean =>
  hasTenants && !isHazard && isSoon(visit, at);

/** Whether a home heard too late of a visit that stands. Who lives there and agreed to it knew. */
export function wasShortNotice({ agreed, off, missed, ...visit }: Visit, facts: RequestFacts): boolean {
  if (!agreed || off || missed || agreed.by.kind === 'tenant') return false;
  const isHazard = kindOf(facts).hazard !== undefined;
  return isShortNotice({ visit, at: agreed.at, hasTenants: facts.tenants.length > 0, isHazard });
}

/** What those at home are told of the visits after a change. */
export type EntryNotice =
  | { readonly what: 'agreed'; readonly visit: Visit }
  | { readonly what: 'moved'; readonly visit: Visit; readonly was: Visit }
  | { readonly what: 'off'; readonly was: Visit };

/** The agreed visit that has not begun. */
const visitAhead = ({ visits }: RequestFacts, now: string): Visit | undefined =>
  visits.find(({ agreed, off, missed, from }) => agreed && !off && !missed && from > now);

type Change = {
  readonly before: RequestFacts | undefined;
  readonly facts: RequestFacts;
  readonly now: string;
};

/**
 * The notice of entry that follows from a change, however it came about: agreed, moved to another time, or
 * off because the request ended, its job went to somebody else or another time is proposed. Undefined when
 * nothing changed, or nobody lives there.
 */
export function entryNotice({ before, facts, now }: Change): EntryNotice | undefined {
  if (facts.tenants.length === 0) return undefined;
  const standing = before && visitAhead(before, now);
  const visit = visitAhead(facts, now);
  if (visit?.number === standing?.number) return undefined;
  const was = standing && facts.visits.find(({ number }) => number === standing.number);
  if (visit) return was ? { what: 'moved', visit, was } : { what: 'agreed', visit };
  return was && { what: 'off', was };
}
