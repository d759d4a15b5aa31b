import type { NotificationLine } from '../../../../shared/contract/notifications';
import { messages } from '../../../../shared/domain/messages';
import { RuledList } from '../../ui/layout/plain-list';
import type { ListTexts } from '../../ui/list/list-states';
import { drawings } from '../../ui/primitives/drawings';
import { NotificationItem } from './notification-item';
import { useMarkRead } from './use-mark-read';

/** NTF-01: the panel and the page share these texts. */
export const notificationTexts: ListTexts = {
  none: {
    title: messages.noNotifications,
    text: 'You will see it here when someone accepts an invitation, when money moves, or when something needs your attention.',
    drawing: drawings.bell,
  },
};

type Props = { items: readonly NotificationLine[]; busy?: boolean; onOpen?: () => void };

export function NotificationList({ items, busy = false, onOpen }: Props) {
  const markRead = useMarkRead();
  return (
    <RuledList aria-busy={busy || undefined}>
      {items.map((item) => (
        <NotificationItem key={item.id} item={item} onRead={markRead} onOpen={onOpen} />
      ))}
    </RuledList>
  );
}
