import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from '../../ui/drawer';
import { LinkButton } from '../../ui/link-button';
import { NotificationList } from './notification-list';
import { notificationsQuery } from './queries';

/** What the bell opens: the newest, and the way to all of them. */
export default function NotificationPanel({
  open,
  onClose,
  userRoleId,
}: {
  open: boolean;
  onClose: () => void;
  userRoleId: string;
}) {
  const page = useQuery(notificationsQuery({ userRoleId }));
  return (
    <Drawer open={open} onClose={onClose} title="Notifications" wide>
      <chakra.div mx={{ base: '-4', md: '-5' }}>
        <NotificationList page={page} onOpen={onClose} />
      </chakra.div>
      <chakra.div pt="4" borderTopWidth="1px" borderColor="border">
        <LinkButton to="/notification" variant="outline" w="full" onClick={onClose}>
          See all notifications
        </LinkButton>
      </chakra.div>
    </Drawer>
  );
}
