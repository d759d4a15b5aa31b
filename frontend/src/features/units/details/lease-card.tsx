import { chakra } from '@chakra-ui/react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { Section } from '../../../ui/section';
import { LeaseAction, MoveAction } from '../lease/lease-actions';

/** What can be done about the unit's lease; where it stands is said at the top of the screen. */
export const LeaseCard = ({ unit, mayLease }: { unit: UnitDetails; mayLease: boolean }) => (
  <Section title="Lease">
    <chakra.p m="0" color="muted">
      {unit.unit_lease_status === 0
        ? 'There is no lease for this unit. It can be let.'
        : 'This unit has a lease. It cannot be deleted until the lease has ended.'}
    </chakra.p>
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="3">
      <LeaseAction unit={unit} propertyId={unit.property_id} mayLease={mayLease} />
      {mayLease && <MoveAction unit={unit} propertyId={unit.property_id} />}
    </chakra.div>
  </Section>
);
