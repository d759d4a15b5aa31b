import { NotificationsPage } from '../../features/notifications/notifications-page';
import { notificationPlaces } from '../../features/notifications/notifications-place';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { drawings } from '../../ui/primitives/drawings';
import { useListPlace } from './use-list-place';
import { usePerson } from './use-person';

/** /notification: the address holds its state. View as does not show the other person's notifications. */
export function NotificationsScreen() {
  const at = useListPlace(notificationPlaces.parse, '/notification');
  const person = usePerson();
  if (!person) return null;
  if (person.user.view_as)
    return (
      <Page title="Notifications">
        <Section>
          <EmptyState
            title="Not shown while viewing as someone else"
            text="Notifications are private to each person."
            drawing={drawings.people}
          />
        </Section>
      </Page>
    );
  return <NotificationsPage userRoleId={person.role.user_role_id} {...at} />;
}
