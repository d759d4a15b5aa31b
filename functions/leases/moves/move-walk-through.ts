import { leases as rows } from '../../../shared/contract/leases';
import { setWalkThrough } from '../../../shared/domain/leases/moves/moving-out';
import { nameOf } from '../../../shared/domain/names';
import { changeLease, readForChange } from '../../common/leases/change-lease';
import { movedWalkThrough, walkThroughLetters } from '../../common/leases/walk-through';
import { change } from '../../runtime/change';

/** Staff propose times to hand the home back, agree to one, or take it back; the tenants are mailed. */
export const moveWalkThrough = change(rows.moveWalkThrough, {
  read: ({ viewer, now, body }, deps) => readForChange({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    const { now, body, found } = request;
    const { at, account } = found;
    const by = 'landlord';
    const moved = movedWalkThrough({ at, move: body, by, now });
    const { adminUserId } = await request.organization();
    const head = await deps.accounts.byId(adminUserId);
    const { walkThrough } = moved;
    const version = await changeLease(
      {
        request,
        action: 'lease.walk-through',
        command: (given) => setWalkThrough(given, { walkThrough, state: at.head.property.state }),
        letters: walkThroughLetters({ at, moved, by, now, head, name: nameOf(account) }, deps),
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
