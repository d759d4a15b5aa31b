import { chakra } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import { useHrefLink } from '../../ui/use-href-link';
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
      mini: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '1',
        px: '1',
        py: '2',
        fontSize: '11px',
      },
      row: { px: '3' },
    },
  },
});

function NavItem({ place, look, onGo }: { place: NavPlace; look: NavLook; onGo?: (() => void) | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const link = useHrefLink(place);
  return (
    <li>
      <Item
        {...link}
        onClick={(event) => {
          onGo?.();
          link.onClick(event);
        }}
        look={look}
        aria-current={isHere(place, path) ? 'page' : undefined}
      >
        <place.icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {place.label}
      </Item>
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
    <chakra.nav aria-label="Main" display="flex" flexDirection={row ? 'row' : 'column'} gap={row ? '2' : '4'}>
      {groups.map((group) => (
        <div key={group.label ?? 'first'}>
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
