import { leases as rows } from '../../shared/contract/leases';
import { voidableTerm } from '../../shared/domain/leases/current-term';
import { voidPacket } from '../../shared/domain/leases/void-packet';
import { change } from '../runtime/change';
import { changeLease, readForChange } from './change-lease';

/** Voids a packet that is open, or complete before its first day (D47). Its links end, its days are free. */
export const voidLease = change(rows.voidLease, {
  read: ({ viewer, now, body }, deps) => readForChange({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    const { note } = request.body;
    const organization = await request.organization();
    const version = await changeLease(
      {
        ...{ request, organization, action: 'lease.void' },
        command: (given) => voidPacket(given, { term: voidableTerm(given.lease, given.now.on) ?? 1, note }),
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
