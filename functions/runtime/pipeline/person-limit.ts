import { refuse } from '../../../shared/wire/refusals';
import { secondsLeftOf } from '../../table/db/attempts';
import type { Work } from './work';

/** How often one person may call one row in a minute, unless the row has a limit of its own for each person. */
const callsPerMinute = { reads: 300, changes: 60 } as const;

/** Whose call of which row; undefined where the usual limit does not count. Under 'View as' it is the admin who calls. */
function countedAs({ entry: { feature, name, row }, caller }: Work): string | undefined {
  const hasOwn = row.rate.some(({ by, underWay }) => by === 'person' && !underWay);
  return caller && !hasOwn ? `${feature}.${name} ${caller.claims.userId}` : undefined;
}

/** Counts a bearer's call in memory, and refuses `too-many-tries` past the usual limit: each process counts for itself. */
export function countPerson(work: Work): void {
  const call = countedAs(work);
  const { now } = work.call;
  if (call === undefined) return;
  const limit = callsPerMinute[work.entry.row.method === 'GET' ? 'reads' : 'changes'];
  if (work.deps.recentCalls.add(call, now) <= limit) return;
  throw refuse('too-many-tries', { retryAfterSeconds: secondsLeftOf({ windowSeconds: 60, now }) });
}

/** A token whose session has ended uses up nobody's calls. */
export function giveBackPerson(work: Work): void {
  const call = countedAs(work);
  if (call !== undefined) work.deps.recentCalls.giveBack(call, work.call.now);
}
