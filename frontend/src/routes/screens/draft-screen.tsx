import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseDraftPlace } from '../../features/leases/draft/lease-step';
import { LeaseWizard } from '../../features/leases/draft/lease-wizard';
import { ClosedPage } from './closed-page';
import { rightsOf } from './rights';
import { type Person, usePerson } from './use-person';

/** The person as the manager who signs for the owners. */
const agentOf = ({ user, role }: Person) => ({
  id: role.user_role_id,
  userId: user.id,
  firstName: user.first_name,
  lastName: user.last_name,
  companyName: role.organization,
  email: user.email,
  mobile: user.mobile_number,
  signsInPerson: false,
  authority: '',
});

/** /updateLease: the draft `id` at its `step`. */
export function UpdateLeaseScreen() {
  const { id = '', step = 'term' } = parseDraftPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const person = usePerson();
  if (!person) return null;
  if (!rightsOf(person).leases)
    return <ClosedPage person={person} title="Lease" back={{ to: '/leasesList', label: 'Leases' }} />;
  return (
    <LeaseWizard
      key={id}
      id={id}
      step={step}
      me={agentOf(person)}
      onStep={(to) => void navigate({ to: '/updateLease', search: { id, step: to }, resetScroll: false })}
      onSent={() => void navigate({ to: '/showLease', search: { id }, replace: true })}
    />
  );
}
