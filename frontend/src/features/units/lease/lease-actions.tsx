import { useQuery } from '@tanstack/react-query';
import { Check, FilePlus2, LogIn, LogOut } from 'lucide-react';
import type { UnitRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { LinkButton } from '../../../ui/link-button';
import { Muted } from '../../../ui/text';
import { leaseStatusQuery } from '../queries';

type Props = { unit: Pick<UnitRead, 'unit_id' | 'unit_number' | 'unit_lease_status'>; propertyId: string };

/** `Create Lease`, or a note that there is one (PRP-26). Without `mayLease`, there is no button. */
export function LeaseAction({ unit, propertyId, mayLease }: Props & { mayLease: boolean }) {
  if (unit.unit_lease_status === 1)
    return (
      <Muted as="span" display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
        <Check size={16} aria-hidden="true" />
        {messages.leaseAdded}
      </Muted>
    );
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

/** Offers Move out if the lease is fully signed, else Move in (PRP-26). */
export function MoveAction({ unit, propertyId }: Props) {
  const status = useQuery(leaseStatusQuery(unit.unit_id));
  const out = status.data === messages.leaseSigned;
  const word = out ? messages.moveOut : messages.moveIn;
  return (
    <LinkButton
      to={out ? '/moveOut' : '/moveIn'}
      search={{ id: unit.unit_id, property_id: propertyId }}
      variant="ghost"
      size="sm"
      aria-label={`${word}, ${unit.unit_number}`}
    >
      {out ? <LogOut aria-hidden="true" /> : <LogIn aria-hidden="true" />}
      {word}
    </LinkButton>
  );
}
