import { useNavigate, useSearch } from '@tanstack/react-router';
import { seesBank } from '../../../../shared/domain/ledger/bank/bank-reach';
import { may } from '../../../../shared/domain/people/permissions';
import { Home } from '../../features/home/home';
import { WaitingHome } from '../../features/home/waiting-home';
import { MyApplications } from '../../features/screening/mine/my-applications';
import { TenantHome } from '../../features/tenants/home/tenant-home';
import { usePerson } from './use-person';

/** The properties that the home is narrowed to: the address is its state. */
function useHomeProperty() {
  const { property }: { property?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    property: typeof property === 'string' && property !== '' ? property : undefined,
    onProperty: (chosen: string | undefined) =>
      void navigate({ to: '/propertyDashboard', search: chosen === undefined ? {} : { property: chosen } }),
  };
}

/** /propertyDashboard, by role. */
export function HomeScreen() {
  const person = usePerson();
  const narrowed = useHomeProperty();
  if (!person) return null;
  const { user, role, viewer, mayAdd } = person;
  if (role.role_label === 'applicant')
    return (
      <MyApplications
        title={`Hello, ${user.first_name}`}
        lead={user.roles[0]?.organization}
        nothing={<WaitingHome user={user} role={role.role_label} />}
      />
    );
  if (role.role_label === 'tenant')
    return (
      <TenantHome
        title={`Hello, ${user.first_name}`}
        lead={user.roles[0]?.organization}
        nothing={<WaitingHome user={user} role={role.role_label} />}
      />
    );
  return (
    <Home
      user={user}
      mayAdd={mayAdd}
      may={{
        record: user.account.canChange && may(viewer, { area: 'money', level: 'change' }),
        issueStatements: may(viewer, { area: 'reports', level: 'change' }),
        seeBank: seesBank(viewer),
        seeAudit: may(viewer, { area: 'subscription', level: 'view' }),
      }}
      isSolo={role.role_label === 'owner'}
      {...narrowed}
    />
  );
}
