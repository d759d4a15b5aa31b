import { chakra } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import { useHrefLink } from '../../ui/primitives/use-href-link';
import { isHere, type NavGroup, type NavPlace } from './places';

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    flex: '1',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minH: 'var(--bar)',
    // As large as a fifth of a phone holds.
    fontSize: 'min(0.6875rem, 4vw)',
    lineHeight: 1.3,
    fontWeight: 'medium',
    color: 'muted',
    textDecoration: 'none',
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current=page]': { color: 'primary' },
  },
});

/** The places of every day, of each role. */
const quick: ReadonlySet<string> = new Set([
  '/propertyDashboard',
  '/propertiesList',
  '/leasesList',
  '/ledges-totalpayment',
  '/ledgesData',
  '/showLease',
  '/tenants-UnitData',
  '/applicantScreening',
  '/servicerequest',
]);

function BarPlace({ place }: { place: NavPlace }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Anchor {...useHrefLink(place)} aria-current={isHere(place, path) ? 'page' : undefined}>
      <place.icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {place.label}
    </Anchor>
  );
}

/** An owner of property looks at statements as others look at Rent. */
const isInBar = (to: string, all: readonly NavPlace[]): boolean =>
  quick.has(to) || (to === '/owner-statements' && !all.some((place) => place.to === '/ledges-totalpayment'));

/** On a phone: the places of every day; the menu at the top has them all. A form's own bar replaces it. */
export const BottomBar = ({ groups }: { groups: readonly NavGroup[] }) => (
  <chakra.nav
    aria-label="Quick"
    data-chrome=""
    display={{ base: 'flex', lg: 'none' }}
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
      .filter(({ to }, _, all) => isInBar(to, all))
      .map((place) => (
        <BarPlace key={place.to} place={place} />
      ))}
  </chakra.nav>
);
