import { useQuery } from '@tanstack/react-query';
import { Check, FileInput, FilePlus2, LogIn, LogOut } from 'lucide-react';
import { messages } from '../../../../../shared/domain/messages';
import { Row } from '../../../ui/layout/layout';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { leaseStatusQuery } from '../queries';
import type { LeasedUnit } from './lease-status';

type Props = { unit: LeasedUnit; propertyId: string };

/** `Create Lease`, or a link to the lease that exists (PRP-26). Without `mayLease` the person only reads. */
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

/** For tenants who live there already. */
export const AdoptAction = ({ unit, propertyId }: Props) => (
  <LinkButton
    to="/addExistingLease"
    search={{ id: unit.unit_id, property_id: propertyId }}
    variant="ghost"
    size="sm"
    aria-label={`Add an existing lease, ${unit.unit_number}`}
  >
    <FileInput aria-hidden="true" />
    Add an existing lease
  </LinkButton>
);

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

/**
 * Move out if all required signers have signed, else move in (PRP-26); no action until that is known. A
 * signed lease without a move-in shows both.
 */
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
  return (
    <Row as="span" display="inline-flex" gap="1">
      {(!isOut || unit.lease?.move_in_pending) && (
        <MoveLink unit={unit} propertyId={propertyId} {...moves.in} />
      )}
      {isOut && <MoveLink unit={unit} propertyId={propertyId} {...moves.out} />}
    </Row>
  );
}

const moves = {
  in: { to: '/moveIn', word: messages.moveIn, Icon: LogIn },
  out: { to: '/moveOut', word: messages.moveOut, Icon: LogOut },
} as const;

const MoveLink = ({ unit, propertyId, to, word, Icon }: Props & (typeof moves)[keyof typeof moves]) => (
  <LinkButton
    to={to}
    search={{ id: unit.unit_id, property_id: propertyId }}
    variant="ghost"
    size="sm"
    aria-label={`${word}, ${unit.unit_number}`}
  >
    <Icon aria-hidden="true" />
    {word}
  </LinkButton>
);
