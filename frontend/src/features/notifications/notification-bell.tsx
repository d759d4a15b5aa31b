import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/primitives/icon-button';
import { notificationsQuery } from './queries';

const NotificationPanel = lazy(() => import('./notification-panel'));

/** The badge has little space; the label says the full number. */
const countSign = (count: number): string => (count > 99 ? '99+' : String(count));

/** The bell with the unread count; it shows no failure (spec §8). */
export function NotificationBell({ userRoleId, look }: { userRoleId: string; look: SystemStyleObject }) {
  const { data } = useQuery(notificationsQuery({ userRoleId }));
  const [isOpen, setOpen] = useState(false);
  // The panel loads on first opening and stays mounted for its exit animation.
  const [isWanted, setWanted] = useState(false);
  const unread = data?.unreadCount ?? 0;
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        css={look}
        position="relative"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <chakra.span
            position="absolute"
            top="0.5"
            insetEnd="0.5"
            minW="4"
            px="1"
            borderRadius="full"
            bg="danger"
            color="danger.contrast"
            fontSize="xs"
            fontWeight="semibold"
            lineHeight="1rem"
            fontVariantNumeric="tabular-nums"
            aria-hidden="true"
          >
            {countSign(unread)}
          </chakra.span>
        )}
      </IconButton>
      <Suspense fallback={null}>
        {isWanted && (
          <NotificationPanel open={isOpen} onClose={() => setOpen(false)} userRoleId={userRoleId} />
        )}
      </Suspense>
    </>
  );
}
