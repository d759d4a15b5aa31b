import { tenants as rows } from '../../shared/contract/tenants';
import { setWalkThrough } from '../../shared/domain/leases/moves/moving-out';
import { walkThroughMoved } from '../../shared/domain/leases/steps/lease-notifications';
import { changeLease } from '../common/leases/change-lease';
import { movedWalkThrough, walkThroughLetters } from '../common/leases/walk-through';
import { notifyKnownHead } from '../common/notifications/notify';
import { change } from '../runtime/change';
import { readHousehold } from './move-out-calls';

/** The tenants propose times to hand the home back, agree to one, or take it back; the landlord is told. */
export const moveMyWalkThrough = change(rows.moveMyWalkThrough, {
  read: readHousehold,
  act: async (request, deps) => {
    const { viewer, now, body, found } = request;
    const { at, who } = found;
    const by = 'tenants';
    const moved = movedWalkThrough({ at, move: body, by, now });
    const { adminUserId } = await request.organization();
    const head = await deps.accounts.byId(adminUserId);
    const { organizationId } = viewer;
    const { told, when, walkThrough } = moved;
    const version = await changeLease(
      {
        request,
        action: 'lease.walk-through',
        // The letter goes out whatever the reader chose, so the notification brings no second mail.
        tell: async (source) => {
          if (!told) return [];
          const text = walkThroughMoved(who, { what: told.what, when });
          const bells = notifyKnownHead(head, { organizationId, source, text, now });
          return bells.map(({ mailTo: _, ...bell }) => bell);
        },
        command: (given) => setWalkThrough(given, { walkThrough, state: at.head.property.state }),
        letters: walkThroughLetters({ at, moved, by, now, head, name: who.name }, deps),
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
