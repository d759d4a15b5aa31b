import { chakra } from '@chakra-ui/react';
import { Menu, PanelLeft, Search } from 'lucide-react';
import { lazy } from 'react';
import type { CurrentUser } from '../../../../shared/contract/users';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { changeSettings, type LayoutSettings } from '../../ui/layout/layout-settings';
import { Button } from '../../ui/primitives/button';
import { IconButton } from '../../ui/primitives/icon-button';
import { modKey } from '../../ui/primitives/mod-key';
import { NameMark } from '../../ui/primitives/name-mark';
import { useHrefLink } from '../../ui/primitives/use-href-link';
import { barLooks } from './bar-look';
import { Breadcrumbs } from './breadcrumbs';
import type { CreateAction } from './create-actions';
import { CreateButton, PersonButton } from './menu-buttons';
import { OnDemandMenu } from './on-demand-menu';

const loadCreateMenu = () => import('./create-menu');
const loadPersonMenu = () => import('./person-menu');
const CreateMenu = lazy(loadCreateMenu);
const PersonMenu = lazy(loadPersonMenu);

const Home = chakra('a', {
  base: {
    color: 'inherit',
    display: 'inline-flex',
    py: '2',
    borderRadius: 'sm',
    // Five touch-size buttons leave room only for the key.
    '@media (width < 22.5rem)': { '& span > span': { display: 'none' } },
  },
});

/** Controls on a colored bar take its colors. */
const onBar = {
  color: 'inherit',
  _hover: { bg: 'var(--bar-hover)' },
  _focusVisible: { outlineColor: 'currentColor' },
};

/** With large text they are no wider than that five of them fit on a phone. */
const fifth = 'min(2.75rem, 14vw)';
const onPhoneBar = {
  ...onBar,
  minW: { base: fifth, lg: '10' },
  '@media (pointer: coarse)': { minW: { base: fifth, lg: '11' } },
};
const faceOnPhoneBar = {
  ...onPhoneBar,
  '& > *': { boxSize: 'min(2rem, 10vw)', fontSize: 'min(0.75rem, 4vw)' },
};

export type TopBarProps = {
  user: CurrentUser;
  settings: LayoutSettings;
  create: readonly CreateAction[];
  onSearch: () => void;
  onDrawer: () => void;
  onSettings: () => void;
  /** Undefined when the session is over and during View as, which both skip the call. */
  notificationsRoleId: string | undefined;
};

export function TopBar(props: TopBarProps) {
  const { user, settings, create, onSearch, onDrawer, onSettings, notificationsRoleId } = props;
  const home = useHrefLink({ to: '/propertyDashboard' });
  return (
    <chakra.header
      data-chrome=""
      position={settings.fixedTopbar ? 'sticky' : 'static'}
      top="0"
      zIndex="bar"
      h="var(--bar)"
      display="flex"
      alignItems="center"
      gap={{ base: '0', sm: '2' }}
      px={{ base: '2', md: '4' }}
      borderBottomWidth="1px"
      css={barLooks[settings.topbarColor]}
    >
      <IconButton
        label="Menu"
        css={onPhoneBar}
        display={{ base: 'inline-flex', lg: 'none' }}
        onClick={onDrawer}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {!settings.horizontal && (
        <IconButton
          label={settings.miniSidebar ? 'Widen the sidebar' : 'Narrow the sidebar'}
          aria-pressed={settings.miniSidebar}
          css={onBar}
          ms="-2"
          display={{ base: 'none', xl: 'inline-flex' }}
          onClick={() => changeSettings({ miniSidebar: !settings.miniSidebar })}
        >
          <chakra.span display="inline-flex" _rtl={{ transform: 'scaleX(-1)' }}>
            <PanelLeft aria-hidden="true" />
          </chakra.span>
        </IconButton>
      )}
      <Home {...home} me={{ base: '0', md: '4' }} aria-label="Keystead, home">
        <NameMark size={21} />
      </Home>
      <Breadcrumbs />
      <chakra.div flex="1" />
      <Button
        variant="ghost"
        css={{ ...onBar, borderColor: 'color-mix(in srgb, currentColor 32%, transparent)' }}
        display={{ base: 'none', lg: 'inline-flex' }}
        minW="56"
        justifyContent="flex-start"
        fontWeight="normal"
        onClick={onSearch}
      >
        <Search aria-hidden="true" />
        <chakra.span flex="1" textAlign="start">
          Search
        </chakra.span>
        <chakra.kbd fontFamily="inherit" fontSize="xs" opacity={0.85} dir="ltr">
          {modKey()} K
        </chakra.kbd>
      </Button>
      <IconButton
        label="Search"
        css={onPhoneBar}
        display={{ base: 'inline-flex', lg: 'none' }}
        onClick={onSearch}
      >
        <Search aria-hidden="true" />
      </IconButton>
      {create.length > 0 && (
        <OnDemandMenu button={<CreateButton css={onPhoneBar} />} load={loadCreateMenu}>
          <CreateMenu look={onBar} actions={create} />
        </OnDemandMenu>
      )}
      {notificationsRoleId !== undefined && (
        <NotificationBell userRoleId={notificationsRoleId} look={onPhoneBar} />
      )}
      <OnDemandMenu button={<PersonButton user={user} css={faceOnPhoneBar} />} load={loadPersonMenu}>
        <PersonMenu user={user} look={onBar} onSettings={onSettings} />
      </OnDemandMenu>
    </chakra.header>
  );
}
