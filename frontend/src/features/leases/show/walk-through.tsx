import { useQueryClient } from '@tanstack/react-query';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { api } from '../../../api/client';
import { AppointmentSection } from '../../../forms/appointment-section';
import { leaseChanged } from '../queries';

/** When both sides go through the home at the end of a lease, and the keys are handed over. */
export function WalkThrough({ lease }: { lease: LeaseDetails }) {
  const client = useQueryClient();
  const { lease_id, walk_through, time_zone } = lease;
  if (!walk_through) return null;
  return (
    <AppointmentSection
      title="Move-out appointment"
      what="appointment"
      appointment={walk_through.appointment}
      zone={time_zone || 'UTC'}
      own="landlord"
      other="the tenants"
      mayMove={walk_through.may_move}
      send={(move, sending) => api.leases.moveWalkThrough({ body: { lease_id, ...move } }, sending)}
      onSent={() => leaseChanged(client)}
    />
  );
}
