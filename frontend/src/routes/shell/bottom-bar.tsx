import { chakra } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useHrefLink } from '../../ui/use-href-link';
import { isHere, type NavGroup, type NavPlace } from './places';

const look = {
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minH: '14',
  fontSize: '11px',
  fontWeight: 'medium',
  color: 'muted',
  textDecoration: 'none',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-3px' },
} as const;

const Anchor = chakra('a', { base: { ...look, '&[aria-current=page]': { color: 'primary' } } });
const Opener = chakra('button', { base: look });

function BarPlace({ place }: { place: NavPlace }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Anchor {...useHrefLink(place)} aria-current={isHere(place, path) ? 'page' : undefined}>
      <place.icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {place.label}
    </Anchor>
  );
}

/** On a phone: the first three places and the menu drawer. A form's own bar replaces it. */
export function BottomBar({ groups, onMenu }: { groups: readonly NavGroup[]; onMenu: () => void }) {
  return (
    <chakra.nav
      aria-label="Quick"
      data-chrome=""
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="bar"
      bg="surface"
      borderTopWidth="1px"
      borderColor="border"
      pb="env(safe-area-inset-bottom)"
      css={{ 'html:has([data-save-bar]) &': { display: 'none' } }}
    >
      {groups
        .flatMap(({ places }) => places)
        .slice(0, 3)
        .map((place) => (
          <BarPlace key={place.to} place={place} />
        ))}
      <Opener type="button" onClick={onMenu}>
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        Menu
      </Opener>
    </chakra.nav>
  );
}
