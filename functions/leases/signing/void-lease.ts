import { leases as rows } from '../../../shared/contract/leases';
import { voidPacket } from '../../../shared/domain/leases/signing/void-packet';
import { voidableTerm } from '../../../shared/domain/leases/status/current-term';
import { change } from '../../runtime/change';
import { moveLease } from '../move-lease';

/** Voids a packet that is open, or complete before its first day (D47). Its links end, its days are free. */
export const voidLease = change(
  rows.voidLease,
  moveLease({
    action: 'lease.void',
    isTold: false,
    command: (given, { note }) =>
      voidPacket(given, { term: voidableTerm(given.lease, given.now.on) ?? 1, note }),
  }),
);
