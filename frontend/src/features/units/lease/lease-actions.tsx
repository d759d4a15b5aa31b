import { useQuery } from '@tanstack/react-query';
import { Check, FilePlus2, LogIn, LogOut } from 'lucide-react';
import { messages } from '../../../../../shared/domain/messages';
import { Row } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { Muted } from '../../../ui/text';
import { TextLink } from '../../../ui/text-link';
import { leaseStatusQuery } from '../queries';
import type { LeasedUnit } from './lease-status';

type Props = { unit: LeasedUnit; propertyId: string };

/** `Create Lease`, or that there is one, and the way to it (PRP-26). Without `mayLease` a person only reads. */
export function LeaseAction({ unit, propertyId, mayLease }: Props & { mayLease: boolean }) {
  if (unit.unit_lease_status === 1) return <LeaseAdded unit={unit} />;
  if (!mayLease) return <Muted as="span">–</Muted>;
  return (
    <LinkButton
      to="/addLease"
      search={{ id: unit.unit_id, property_id: propertyId }}
      variant="outline"
      size="sm"
      aria-label={`${messages.createLease}, ${unit.unit_number}`}
    >
      <FilePlus2 aria-hidden="true" />
      {messages.createLease}
    </LinkButton>
  );
}

const LeaseAdded = ({ unit: { lease, unit_number } }: { unit: LeasedUnit }) => (
  <Row as="span" display="inline-flex" flexWrap="nowrap" gap="1.5" color="muted" whiteSpace="nowrap">
    <Check size={16} aria-hidden="true" />
    {lease ? (
      <TextLink
        to="/showLease"
        search={{ id: lease.lease_id }}
        aria-label={`${messages.leaseAdded}, ${unit_number}`}
      >
        {messages.leaseAdded}
      </TextLink>
    ) : (
      messages.leaseAdded
    )}
  </Row>
);

/** Out where the lease is signed by all it needs, else in (PRP-26); no action until that is known. */
export function MoveAction({ unit, propertyId }: Props) {
  const isAsked = unit.unit_lease_status === 1 && !unit.lease;
  const status = useQuery({ ...leaseStatusQuery(unit.unit_id), enabled: isAsked });
  if (isAsked && status.isPending)
    return (
      <Muted as="span" small role="status">
        {messages.loading}
      </Muted>
    );
  const isOut = unit.lease ? unit.lease.move === messages.moveOut : status.data === messages.leaseSigned;
  const word = isOut ? messages.moveOut : messages.moveIn;
  return (
    <LinkButton
      to={isOut ? '/moveOut' : '/moveIn'}
      search={{ id: unit.unit_id, property_id: propertyId }}
      variant="ghost"
      size="sm"
      aria-label={`${word}, ${unit.unit_number}`}
    >
      {isOut ? <LogOut aria-hidden="true" /> : <LogIn aria-hidden="true" />}
      {word}
    </LinkButton>
  );
}
