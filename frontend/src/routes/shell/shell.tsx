import { chakra } from '@chakra-ui/react';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { CurrentUser } from '../../../../shared/contract/users';
import { may, mayAddUnits } from '../../../../shared/domain/permissions';
import type { Viewer } from '../../../../shared/domain/roles';
import { changeSettings, type LayoutSettings, useLayoutSettings } from '../../ui/layout-settings';
import { LoadingSpot } from '../../ui/loading';
import { OfflineBar } from '../../ui/offline-bar';
import { useHotkey } from '../../ui/use-hotkey';
import { AccountBanner } from './account-banner';
import { barLooks } from './bar-look';
import { BottomBar } from './bottom-bar';
import { commandsFor } from './commands';
import { Nav } from './nav';
import { groupsFor, type NavGroup } from './places';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useGoKeys } from './use-go-keys';
import { useRowKeys } from './use-row-keys';

const CommandPalette = lazy(() => import('./command-palette'));
const SettingsDrawer = lazy(() => import('./settings-drawer'));
const HelpDrawer = lazy(() => import('./help-drawer'));
const HelpPanel = lazy(() => import('./help-panel'));
const MobileDrawer = lazy(() => import('./mobile-drawer'));
const ViewAsBar = lazy(() => import('./view-as-bar'));

type Props = {
  user: CurrentUser;
  viewer: Viewer;
  /** The session was over on arrival: no server calls, and the modal explains it. */
  empty: boolean;
};

/** The frame of every screen. */
export function Shell({ user, viewer, empty }: Props) {
  const settings = useLayoutSettings();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'settings' | 'help'>();
  const groups = groupsFor(viewer);
  const mayCreate = mayAddUnits(viewer) && user.account.canChange;
  const mayLease = user.account.canChange && may(viewer, { area: 'leases', level: 'change' });
  const close = () => setOpen(undefined);
  const drawer = (mobileSidebar: boolean) => changeSettings({ mobileSidebar });
  useHotkey('mod+k', () => setOpen('palette'));
  useHotkey('c', () => void navigate({ to: '/addPropertyUnit' }), mayCreate);
  const go = (href: string) => void navigate({ href });
  useHotkey('?', () => setOpen('help'));
  useGoKeys(groups, go);
  useRowKeys();
  const sees = groups.flatMap(({ places }) => places.flatMap(({ area }) => area ?? []));
  const commands = commandsFor(groups, {
    go,
    mayCreate,
    mayLease,
    openSettings: () => setOpen('settings'),
    toggleDark: () => changeSettings({ dark: !settings.dark }),
  });
  return (
    <chakra.div
      minH="100dvh"
      display="flex"
      flexDirection="column"
      data-bars={settings.fixedTopbar ? 'fixed' : 'loose'}
      pb="var(--bar-bottom, 0px)"
    >
      <SkipLink />
      <TopBar
        {...{ user, settings, mayCreate, mayLease }}
        onSearch={() => setOpen('palette')}
        onDrawer={() => drawer(true)}
        onSettings={() => setOpen('settings')}
        notificationsRoleId={empty || user.view_as ? undefined : viewer.userRoleId}
      />
      {settings.horizontal && <RowOfPlaces groups={groups} settings={settings} />}
      <Suspense fallback={null}>
        {user.view_as && <ViewAsBar user={user} until={user.view_as.until} />}
      </Suspense>
      {!user.view_as && <AccountBanner user={user} viewer={viewer} />}
      <OfflineBar />
      <chakra.div flex="1" display="flex" alignItems="stretch" minW="0">
        {!settings.horizontal && <Sidebar groups={groups} settings={settings} />}
        <chakra.main
          id="main"
          tabIndex={-1}
          flex="1"
          minW="0"
          outline="none"
          px={{ base: '4', sm: '6', lg: '8' }}
          py={{ base: '5', md: '8' }}
        >
          {!empty && (
            <Suspense fallback={<LoadingSpot />}>
              <Outlet />
            </Suspense>
          )}
        </chakra.main>
        <Suspense fallback={null}>{settings.innerRight && <HelpPanel />}</Suspense>
      </chakra.div>
      <BottomBar groups={groups} />
      <Suspense fallback={null}>
        {open === 'palette' && (
          <CommandPalette open onClose={close} commands={commands} finding={{ go, sees }} />
        )}
        {open === 'help' && <HelpDrawer onClose={close} />}
        {open === 'settings' && <SettingsDrawer open onClose={close} settings={settings} />}
        {settings.mobileSidebar && <MobileDrawer open onClose={() => drawer(false)} groups={groups} />}
      </Suspense>
    </chakra.div>
  );
}

type Places = { groups: readonly NavGroup[]; settings: LayoutSettings };

/** 240 px, or 72 px when narrow. On a phone a drawer replaces it. */
const Sidebar = ({ groups, settings }: Places) => (
  <chakra.aside
    data-chrome=""
    display={{ base: 'none', md: 'block' }}
    w={settings.miniSidebar ? '4.5rem' : '60'}
    flexShrink="0"
    borderInlineEndWidth="1px"
    css={barLooks[settings.sidebarColor]}
  >
    <chakra.div
      p={settings.miniSidebar ? '1.5' : '3'}
      pt="5"
      {...(settings.fixedSidebar
        ? {
            position: 'sticky',
            top: `calc(${settings.fixedTopbar ? '3.5rem' : '0px'} + var(--view-bar, 0px))`,
            maxH: 'calc(100dvh - 3.5rem - var(--view-bar, 0px))',
            overflowY: 'auto',
          }
        : {})}
    >
      <Nav groups={groups} look={settings.miniSidebar ? 'mini' : 'wide'} />
    </chakra.div>
  </chakra.aside>
);

const RowOfPlaces = ({ groups, settings }: Places) => (
  <chakra.div
    data-chrome=""
    display={{ base: 'none', md: 'block' }}
    px="4"
    py="1"
    borderBottomWidth="1px"
    css={barLooks[settings.sidebarColor]}
  >
    <Nav groups={groups} look="row" />
  </chakra.div>
);
