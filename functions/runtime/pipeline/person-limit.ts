import { refuse } from '../../../shared/wire/refusals';
import { secondsLeftOf } from '../../table/db/attempts';
import type { Work } from './work';

/** Calls a person may make to one row in a minute, unless the row has its own limit per person. */
const callsPerMinute = { reads: 300, changes: 60 } as const;

/** The person and row to count; undefined if the usual limit does not apply. 'View as' counts the admin. */
function countedAs({ entry: { feature, name, row }, caller }: Work): string | undefined {
  const hasOwn = row.rate.some(({ by, underWay }) => by === 'person' && !underWay);
  return caller && !hasOwn ? `${feature}.${name} ${caller.claims.userId}` : undefined;
}

/** Counts a bearer's call in this process's memory; refuses `too-many-tries` past the usual limit. */
export function countPerson(work: Work): void {
  const call = countedAs(work);
  const { now } = work.call;
  if (call === undefined) return;
  const limit = callsPerMinute[work.entry.row.method === 'GET' ? 'reads' : 'changes'];
  if (work.deps.recentCalls.add(call, now) <= limit) return;
  throw refuse('too-many-tries', { retryAfterSeconds: secondsLeftOf({ windowSeconds: 60, now }) });
}

/** A token whose session has ended must not use up the person's calls. */
export function giveBackPerson(work: Work): void {
  const call = countedAs(work);
  if (call !== undefined) work.deps.recentCalls.giveBack(call, work.call.now);
}
