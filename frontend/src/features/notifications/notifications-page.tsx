import { useQuery } from '@tanstack/react-query';
import { CursorPager } from '../../ui/cursor-pager';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { NotificationList } from './notification-list';
import type { NotificationsPlace } from './notifications-place';
import { notificationsQuery } from './queries';

type Props = {
  userRoleId: string;
  place: NotificationsPlace;
  onPlace: (place: NotificationsPlace) => void;
};

/** /notification: everything the person was told in this role, page by page. */
export function NotificationsPage({ userRoleId, place, onPlace }: Props) {
  const { after, page: number = 1 } = place;
  const page = useQuery(notificationsQuery({ userRoleId, after }));
  const next = page.data?.next;
  const unread = page.data?.unreadCount ?? 0;
  return (
    <Page title="Notifications" lead={unread > 0 ? `${unread} unread` : 'What you were told, newest first.'}>
      <Section flush>
        <NotificationList page={page} />
        {(next !== undefined || number > 1) && (
          <CursorPager
            range={`Page ${number}`}
            onNext={next === undefined ? undefined : () => onPlace({ after: next, page: number + 1 })}
            onPrevious={number > 1 ? () => window.history.back() : undefined}
          />
        )}
      </Section>
    </Page>
  );
}
