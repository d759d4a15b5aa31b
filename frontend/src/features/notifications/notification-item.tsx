import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { NotificationLine } from '../../../../shared/contract/notifications';
import { isOwnPath } from '../../../../shared/domain/notifications';
import { displayInstant } from '../../ui/instant';
import { Anchor } from '../../ui/text-link';
import { useHrefLink } from '../../ui/use-href-link';
import { NotificationIcon } from './notification-icon';

/** The whole item is the button of its title; the link stands above it. */
const TitleButton = chakra('button', {
  base: {
    all: 'unset',
    display: 'block',
    cursor: 'pointer',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    _before: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { _before: { outline: '2px solid {colors.primary}', outlineOffset: '-2px' } },
    '&[aria-disabled]': { cursor: 'default', fontWeight: 'medium' },
  },
});

function Open({ link, onOpen }: { link: string; onOpen: () => void }) {
  const { href, onClick } = useHrefLink({ to: link });
  return (
    <Anchor
      href={href}
      position="relative"
      onClick={(event) => {
        onClick(event);
        onOpen();
      }}
    >
      Open
    </Anchor>
  );
}

type Props = {
  item: NotificationLine;
  onRead: (id: string) => void;
  /** Something was opened from here: a panel closes. */
  onOpen?: (() => void) | undefined;
};

/** Unread stands out and is read by a click; a read one does nothing (NTF-02). */
export function NotificationItem({ item, onRead, onOpen }: Props) {
  // What was read here stays a button that does nothing, so that the keyboard's focus is not lost with it.
  const [wasUnread] = useState(!item.is_read);
  const read = () => {
    if (!item.is_read) onRead(item.id);
  };
  return (
    <chakra.li
      position="relative"
      display="flex"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="4"
      borderTopWidth="1px"
      borderColor="border"
      bg={item.is_read ? undefined : 'primary.subtle'}
      _first={{ borderTopWidth: '0' }}
    >
      <NotificationIcon type={item.type_of_notification} messageType={item.message_type} />
      <chakra.div flex="1" minW="0">
        {wasUnread ? (
          <TitleButton type="button" aria-disabled={item.is_read || undefined} onClick={read}>
            {!item.is_read && <chakra.span srOnly>Unread: </chakra.span>}
            <bdi>{item.title}</bdi>
          </TitleButton>
        ) : (
          <chakra.p m="0" fontWeight="medium" overflowWrap="anywhere">
            <bdi>{item.title}</bdi>
          </chakra.p>
        )}
        <chakra.p m="0" mt="0.5" color="muted" overflowWrap="anywhere">
          <bdi>{item.description}</bdi>
        </chakra.p>
        <chakra.p m="0" mt="1.5" display="flex" flexWrap="wrap" columnGap="4" fontSize="xs" color="muted">
          <chakra.time dateTime={item.created_at} fontVariantNumeric="tabular-nums">
            <bdi>{displayInstant(item.created_at)}</bdi>
          </chakra.time>
          {isOwnPath(item.link) && (
            <Open
              link={item.link}
              onOpen={() => {
                read();
                onOpen?.();
              }}
            />
          )}
        </chakra.p>
      </chakra.div>
      {!item.is_read && (
        <chakra.span boxSize="2" mt="2" flexShrink="0" borderRadius="full" bg="primary" aria-hidden="true" />
      )}
    </chakra.li>
  );
}
