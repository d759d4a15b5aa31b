import { useNavigate } from '@tanstack/react-router';
import { mayHaveCustomPermissions } from '../../../../shared/domain/people/people';
import { may } from '../../../../shared/domain/people/permissions';
import { report } from '../../api/report';
import { NeedsOrgPlan } from '../../features/people/needs-org-plan';
import { PeopleList } from '../../features/people/people-list';
import { peoplePlaces } from '../../features/people/people-place';
import { startViewAs } from '../../features/people/view-as';
import { NoPermission } from '../../ui/feedback/no-permission';
import { toast } from '../../ui/feedback/toast';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { useListPlace } from './use-list-place';
import { type Person, usePerson } from './use-person';

/** True if only the plan keeps this person from managing people; otherwise it is the role. */
const isPlanInTheWay = ({ viewer, planId }: Person): boolean =>
  may(viewer, { area: 'subscription', level: 'change' }) && !mayHaveCustomPermissions(planId);

/** /organisationsUsers: the address holds its state. */
export function PeopleScreen() {
  const at = useListPlace(peoplePlaces.parse, '/organisationsUsers');
  const navigate = useNavigate();
  const person = usePerson();
  if (!person) return null;
  const { viewer, role, planId, user } = person;
  if (!may(viewer, { area: 'people', level: 'view' }))
    return (
      <Page title="People">
        <Section>{isPlanInTheWay(person) ? <NeedsOrgPlan /> : <NoPermission />}</Section>
      </Page>
    );
  const viewAs = async (userRoleId: string) => {
    try {
      await startViewAs(userRoleId);
      await navigate({ to: '/propertyDashboard' });
    } catch (cause) {
      report('View as did not start', cause);
      toast({ title: 'This view could not be opened. Please try again.', kind: 'error' });
    }
  };
  return (
    <PeopleList
      {...at}
      adminId={role.admin_userid}
      hasOrgPlan={mayHaveCustomPermissions(planId)}
      canChange={user.account.canChange}
      onViewAs={viewAs}
    />
  );
}
