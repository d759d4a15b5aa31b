import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ownerChoices } from '../../features/owners/owner-choices';
import { type Self, selfAsOwner } from '../../features/owners/owner-values';
import { OwnersSection } from '../../features/owners/owners-section';
import { AddProperty } from '../../features/properties/add/add-property';
import type { OwnersSlot } from '../../features/properties/add/owners-field';
import { unitLimitQuery } from '../../features/subscriptions/queries';
import { ClosedPage } from './closed-page';
import { type Person, usePerson } from './use-person';

/** /addPropertyUnit for who may; the form of properties, the owners of owners, the limit of subscriptions. */
export function AddPropertyScreen() {
  const person = usePerson();
  if (!person) return null;
  if (person.mayAdd) return <Form person={person} />;
  return (
    <ClosedPage person={person} title="Add property" back={{ to: '/propertiesList', label: 'Properties' }} />
  );
}

function Form({ person: { user, role, planId } }: { person: Person }) {
  const navigate = useNavigate();
  const limit = useQuery(unitLimitQuery(role.role_id));
  const owning = useMemo(() => {
    const self: Self = {
      userId: user.id,
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      mobile: user.mobile_number,
    };
    return { self, roleLabel: role.role_label, planId, adminId: role.admin_userid };
  }, [user, role, planId]);
  const firstOwners = useMemo(
    () => (ownerChoices(owning).startsWithSelf ? [selfAsOwner(owning.self, '100')] : []),
    [owning],
  );
  // One component for the life of the form: another identity would build the section anew at every keystroke.
  const Owners = useCallback((slot: OwnersSlot) => <OwnersSection {...slot} person={owning} />, [owning]);
  return (
    <AddProperty
      sender={{ userId: user.id, adminId: role.admin_userid, roleLabel: role.role_label }}
      firstOwners={firstOwners}
      unitLimit={limit.data}
      OwnersSection={Owners}
      onSaved={() => void navigate({ to: '/propertiesList' })}
    />
  );
}
