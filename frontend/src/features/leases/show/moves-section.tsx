import { LogIn, LogOut } from 'lucide-react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';

/** The way to the two condition reports. */
export const MovesSection = ({ lease }: { lease: Pick<LeaseDetails, 'lease_id' | 'unit_id'> }) => {
  const search = { id: lease.unit_id, lease: lease.lease_id };
  return (
    <Section title="Condition">
      <Row>
        <LinkButton to="/moveIn" search={search} variant="outline">
          <LogIn aria-hidden="true" />
          Move-in
        </LinkButton>
        <LinkButton to="/moveOut" search={search} variant="outline">
          <LogOut aria-hidden="true" />
          Move-out
        </LinkButton>
      </Row>
    </Section>
  );
};
