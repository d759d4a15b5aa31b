import { leases as rows } from '../../shared/contract/leases';
import { discardDraft as command } from '../../shared/domain/leases/write-draft';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { changeLease, readForChange } from './change-lease';
import { findCurrentTerm } from './find-current-term';

/** Discards a draft. */
export const discardDraft = change(rows.discardDraft, {
  read: ({ viewer, now, body }, deps) => readForChange({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    if (request.found.at.read.version !== request.body.version) throw refuse('changed-meanwhile');
    const organization = await request.organization();
    const version = await changeLease(
      {
        request,
        organization,
        action: 'lease.discard',
        command: (given) => command(given, { term: findCurrentTerm(given.lease, given.now.on).number }),
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
