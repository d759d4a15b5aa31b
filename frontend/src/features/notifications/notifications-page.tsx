import { useQuery } from '@tanstack/react-query';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { List } from '../../ui/list/list';
import { Button } from '../../ui/primitives/button';
import { NotificationList, notificationTexts } from './notification-list';
import { type NotificationsPlace, notificationPlaces } from './notifications-place';
import { notificationsQuery } from './queries';
import { useMarkAllRead } from './use-mark-read';

type Props = {
  userRoleId: string;
  place: NotificationsPlace;
  onPlace: (place: NotificationsPlace) => void;
};

/** /notification: all notifications for the person's current role, page by page. */
export function NotificationsPage({ userRoleId, place, onPlace }: Props) {
  const read = useQuery(notificationsQuery({ userRoleId, after: place.after }));
  const unread = read.data?.unreadCount ?? 0;
  const markAllRead = useMarkAllRead();
  return (
    <Page
      title="Notifications"
      lead={unread > 0 ? `${unread} unread` : 'Your notifications, newest first.'}
      action={
        unread > 0 && (
          <Button variant="outline" onClick={markAllRead}>
            Mark all as read
          </Button>
        )
      }
    >
      <Section flush>
        <List
          list={notificationPlaces}
          place={place}
          onPlace={onPlace}
          read={read}
          page={({ notifications: rows, next }) => ({ rows, next })}
          {...notificationTexts}
        >
          {(items, busy) => <NotificationList items={items} busy={busy} />}
        </List>
      </Section>
    </Page>
  );
}
