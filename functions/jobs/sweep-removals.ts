import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { job } from '../runtime/job';
import { mapAll } from '../runtime/map-all';
import type { Leaving } from '../table/units/attached';

/** The most one run removes; the next run continues. */
const perRun = 500;
const process = 'sweep-removals';

function remove(thing: Leaving, now: Date, deps: Deps): Promise<void> {
  const { organizationId, propertyId: about, action, object } = thing;
  const audit = auditedProcess({ organizationId, process, now, action, about, object }, deps);
  return deps.removals.remove(thing, audit);
}

/** Permanently removes what was deleted thirty days ago, and what went with a deleted unit. */
export const sweepRemovals = job(process, async ({ now }, deps) => {
  let removed = 0;
  for (const removal of await deps.removals.due({ now, limit: perRun })) {
    const limit = perRun - removed;
    if (limit === 0) break;
    const leaving = await deps.removals.leaving(removal, { limit });
    // Files first, then what names them, so that an interrupted run finds the same things again.
    await deps.files.remove(leaving.flatMap((thing) => thing.files));
    await mapAll(leaving, (thing) => remove(thing, now, deps), { concurrency: 8 });
    removed += leaving.length;
    if (leaving.length < limit) await deps.removals.finish(removal);
  }
  return { removed };
});

export const handler = sweepRemovals(depsFromEnv({ files }));
