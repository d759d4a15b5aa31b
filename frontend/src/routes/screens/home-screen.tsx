import { hasDesk } from '../../../../shared/domain/permissions';
import { Home } from '../../features/home/home';
import { WaitingHome } from '../../features/home/waiting-home';
import { MyApplications } from '../../features/screening/mine/my-applications';
import { TenantHome } from '../../features/tenants/home/tenant-home';
import { usePerson } from './use-person';

/** /propertyDashboard, by role. */
export function HomeScreen() {
  const person = usePerson();
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
  return <Home user={user} mayAdd={mayAdd} seesMoney={hasDesk(viewer, 'money')} />;
}
