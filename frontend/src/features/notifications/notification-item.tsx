import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { NotificationLine } from '../../../../shared/contract/notifications';
import { isOwnPath } from '../../../../shared/domain/notifications/notifications';
import { DateTimeText } from '../../ui/data/date-text';
import { Grow, Row } from '../../ui/layout/layout';
import { Muted, SrOnly, Tint } from '../../ui/primitives/text';
import { Anchor } from '../../ui/primitives/text-link';
import { useHrefLink } from '../../ui/primitives/use-href-link';
import { NotificationIcon } from './notification-icon';

/** The title's button covers the whole item; the link sits above it. */
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
  /** Runs when a link is followed, so that the panel closes. */
  onOpen?: (() => void) | undefined;
};

/** A click marks an unread item as read; a read item does nothing (NTF-02). */
export function NotificationItem({ item, onRead, onOpen }: Props) {
  // An item read just now stays a button that does nothing, so that the keyboard focus is not lost.
  const [wasUnread] = useState(!item.is_read);
  const read = () => {
    if (!item.is_read) onRead(item.id);
  };
  return (
    <Row
      as="li"
      position="relative"
      alignItems="flex-start"
      flexWrap="nowrap"
      bg={item.is_read ? undefined : 'primary.subtle'}
    >
      <NotificationIcon type={item.type_of_notification} messageType={item.message_type} />
      <Grow>
        {wasUnread ? (
          <TitleButton type="button" aria-disabled={item.is_read || undefined} onClick={read}>
            {!item.is_read && <SrOnly>Unread: </SrOnly>}
            <bdi>{item.title}</bdi>
          </TitleButton>
        ) : (
          <p>
            <bdi>{item.title}</bdi>
          </p>
        )}
        <Muted>
          <bdi>{item.description}</bdi>
        </Muted>
        <Row mt="1.5" columnGap="4" rowGap="0" fontSize="xs" color="muted">
          <DateTimeText at={item.created_at} />
          {isOwnPath(item.link) && (
            <Open
              link={item.link}
              onOpen={() => {
                read();
                onOpen?.();
              }}
            />
          )}
        </Row>
      </Grow>
      {!item.is_read && <Dot />}
    </Row>
  );
}

/** The unread dot is visual only; screen readers get it from the title. */
const Dot = () => <Tint boxSize="2" mt="2" borderRadius="full" bg="primary" aria-hidden="true" />;
