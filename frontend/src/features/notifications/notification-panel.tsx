import { useQuery } from '@tanstack/react-query';
import { Drawer } from '../../ui/feedback/drawer';
import { Bar } from '../../ui/layout/layout';
import { ListStates } from '../../ui/list/list-states';
import { LinkButton } from '../../ui/primitives/link-button';
import { NotificationList, notificationTexts } from './notification-list';
import { notificationsQuery } from './queries';

/** The bell's panel: the newest notifications and a link to all. */
export default function NotificationPanel({
  open,
  onClose,
  userRoleId,
}: {
  open: boolean;
  onClose: () => void;
  userRoleId: string;
}) {
  const read = useQuery(notificationsQuery({ userRoleId }));
  return (
    <Drawer open={open} onClose={onClose} title="Notifications" wide flush>
      <ListStates read={read} rows={read.data?.notifications} {...notificationTexts}>
        {(items) => <NotificationList items={items} onOpen={onClose} />}
      </ListStates>
      <Bar rule="above">
        <LinkButton to="/notification" variant="outline" w="full" onClick={onClose}>
          See all notifications
        </LinkButton>
      </Bar>
    </Drawer>
  );
}
