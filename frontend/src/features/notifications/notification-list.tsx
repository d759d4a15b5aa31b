import { chakra } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { messages } from '../../../../shared/domain/messages';
import { drawings } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { Failed } from '../../ui/failed';
import { SkeletonList } from '../../ui/skeleton-list';
import { NotificationItem } from './notification-item';
import { type NotificationsPage, useMarkRead } from './queries';

type Props = {
  page: Pick<
    UseQueryResult<NotificationsPage>,
    'data' | 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'
  >;
  onOpen?: () => void;
};

/** The list, or why there is none (NTF-01); the panel and the page show the same. */
export function NotificationList({ page, onOpen }: Props) {
  const markRead = useMarkRead();
  const { data } = page;
  if (page.isPending) return <SkeletonList rows={4} />;
  // What was read before is still worth more than a failure to read it again.
  if (!data) return <Failed error={page.error} onRetry={() => void page.refetch()} />;
  if (data.notifications.length === 0)
    return (
      <EmptyState
        title={messages.noNotifications}
        text="You are told here when somebody accepts an invitation, when money moves, or when something needs you."
        drawing={drawings.paper}
      />
    );
  return (
    <chakra.ul
      m="0"
      p="0"
      listStyleType="none"
      aria-busy={page.isPlaceholderData || undefined}
      opacity={page.isPlaceholderData ? 0.6 : 1}
    >
      {data.notifications.map((item) => (
        <NotificationItem key={item.id} item={item} onRead={markRead} onOpen={onOpen} />
      ))}
    </chakra.ul>
  );
}
