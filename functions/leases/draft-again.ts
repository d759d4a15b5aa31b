import { leases as rows } from '../../shared/contract/leases';
import { draftAgain as command } from '../../shared/domain/leases/write-draft';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { changeLease, readForChange } from './change-lease';

/** A new version of the newest term, which is void or was discarded (D47). */
export const draftAgain = change(rows.draftAgain, {
  read: ({ viewer, now, body }, deps) => readForChange({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    if (request.found.at.read.version !== request.body.version) throw refuse('changed-meanwhile');
    const organization = await request.organization();
    const version = await changeLease(
      {
        request,
        organization,
        action: 'lease.draft-again',
        command: (given) => command(given, { term: given.lease.terms.length }),
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
