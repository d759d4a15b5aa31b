import type { UnitDetails } from '../../../../../shared/contract/units';
import { Row, Stack } from '../../../ui/layout';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { LeaseAction, MoveAction } from '../lease/lease-actions';

/** Actions for the unit's lease; the top of the screen shows its status. */
export const LeaseCard = ({ unit, mayLease }: { unit: UnitDetails; mayLease: boolean }) => (
  <Section title="Lease">
    <Stack>
      <Muted>
        <bdi>
          {unit.unit_lease_status === 0
            ? 'There is no lease for this unit. It is available to rent.'
            : 'This unit has a lease. It cannot be deleted until the lease has ended.'}
        </bdi>
      </Muted>
      <Row gap="2">
        <LeaseAction unit={unit} propertyId={unit.property_id} mayLease={mayLease} />
        {mayLease && <MoveAction unit={unit} propertyId={unit.property_id} />}
      </Row>
    </Stack>
  </Section>
);
