import { chakra } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import { useHrefLink } from '../../ui/primitives/use-href-link';
import { NavTip, useNavTip } from './nav-tip';
import { isHere, type NavGroup, type NavPlace } from './places';

export type NavLook = 'wide' | 'mini' | 'row';

const Item = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '8',
    px: '3',
    borderRadius: 'control',
    color: 'inherit',
    fontSize: 'sm',
    fontWeight: 'medium',
    textDecoration: 'none',
    transition: 'background-color {durations.quick}',
    _hover: { bg: 'var(--bar-hover)' },
    _focusVisible: { outline: '2px solid currentColor', outlineOffset: '-2px' },
    '&[aria-current=page]': { bg: 'var(--bar-hover)', fontWeight: 'semibold' },
    '@media (pointer: coarse)': { minH: '11' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    look: {
      wide: {},
      mini: { justifyContent: 'center', minH: '9', px: '0' },
      row: { px: '3' },
    },
  },
});

function NavItem({ place, look, onGo }: { place: NavPlace; look: NavLook; onGo?: (() => void) | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const link = useHrefLink(place);
  const tip = useNavTip();
  const isMini = look === 'mini';
  return (
    <li {...(isMini && tip.events)}>
      <Item
        {...link}
        aria-label={isMini ? place.label : undefined}
        onClick={(event) => {
          onGo?.();
          link.onClick(event);
        }}
        look={look}
        aria-current={isHere(place, path) ? 'page' : undefined}
      >
        <place.icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {!isMini && place.label}
      </Item>
      {isMini && tip.at && <NavTip at={tip.at}>{place.label}</NavTip>}
    </li>
  );
}

const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', display: 'flex', gap: '0.5' } });

/** The role's pages: a column, a narrow column of icons, or a row under the top bar. */
export function Nav({
  groups,
  look,
  onGo,
}: {
  groups: readonly NavGroup[];
  look: NavLook;
  onGo?: () => void;
}) {
  const row = look === 'row';
  return (
    <chakra.nav
      aria-label="Main"
      display="flex"
      flexDirection={row ? 'row' : 'column'}
      gap={row || look === 'mini' ? '2' : '4'}
    >
      {groups.map((group, index) => (
        <div key={group.label ?? 'first'}>
          {index > 0 && look === 'mini' && (
            <chakra.hr mx="1.5" mb="2" h="1px" border="none" bg="currentColor" opacity={0.18} />
          )}
          {group.label && look === 'wide' && (
            <chakra.p m="0" mb="1" px="3" fontSize="xs" fontWeight="medium" opacity={0.78}>
              {group.label}
            </chakra.p>
          )}
          <List flexDirection={row ? 'row' : 'column'}>
            {group.places.map((place) => (
              <NavItem key={place.to} place={place} look={look} onGo={onGo} />
            ))}
          </List>
        </div>
      ))}
    </chakra.nav>
  );
}
