import { chakra } from '@chakra-ui/react';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { CurrentUser } from '../../../../shared/contract/users';
import { isStaff } from '../../../../shared/domain/people/permissions';
import type { Viewer } from '../../../../shared/domain/people/roles';
import { LoadingSpot } from '../../ui/feedback/loading';
import { OfflineBar } from '../../ui/feedback/offline-bar';
import { changeSettings, type LayoutSettings, useLayoutSettings } from '../../ui/layout/layout-settings';
import type { ScreenPath } from '../../ui/primitives/screen-path';
import { useHotkey } from '../../ui/primitives/use-hotkey';
import { useIsWide } from '../../ui/primitives/use-is-desk';
import { AccountBanner } from './account-banner';
import { barLooks } from './bar-look';
import { BottomBar } from './bottom-bar';
import { commandsFor } from './commands';
import { type CreateAction, createActions } from './create-actions';
import { Nav } from './nav';
import { groupsFor, type NavGroup } from './places';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useGoKeys } from './use-go-keys';
import { useRowKeys } from './use-row-keys';

const AssistantPanel = lazy(() => import('../../features/assistant/assistant-panel'));
const CommandPalette = lazy(() => import('./command-palette'));
const SettingsDrawer = lazy(() => import('./settings-drawer'));
const HelpDrawer = lazy(() => import('./help-drawer'));
const HelpPanel = lazy(() => import('./help-panel'));
const KeepForOffline = lazy(() => import('./keep-for-offline'));
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
  const [open, setOpen] = useState<'palette' | 'settings' | 'help' | 'assistant'>();
  const groups = groupsFor(viewer);
  const create = createActions(viewer, user);
  const mayCreate = create.some(({ key }) => key === 'property');
  const close = () => setOpen(undefined);
  const drawer = (mobileSidebar: boolean) => changeSettings({ mobileSidebar });
  useHotkey('mod+k', () => setOpen('palette'));
  useHotkey('mod+j', () => setOpen('assistant'), !empty);
  useHotkey('c', () => void navigate({ to: '/addPropertyUnit' }), mayCreate);
  const go = (href: string) => void navigate({ href });
  const goTo = (to: ScreenPath, search: CreateAction['search'] = {}) => void navigate({ to, search });
  useHotkey('?', () => setOpen('help'));
  useGoKeys(groups, go);
  useRowKeys();
  const sees = groups.flatMap(({ places }) => places.flatMap(({ area }) => area ?? []));
  const commands = commandsFor(groups, {
    go: goTo,
    create,
    openAssistant: () => setOpen('assistant'),
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
        user={user}
        settings={settings}
        create={isStaff(viewer) ? create : []}
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
          px={{ base: 'edge', sm: '6', xl: '8' }}
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
        {viewer.roleLabel === 'tenant' && !empty && !user.view_as && <KeepForOffline />}
        {open === 'palette' && (
          <CommandPalette
            open
            onClose={close}
            commands={commands}
            finding={{ go, sees, role: viewer.roleLabel }}
          />
        )}
        {open === 'assistant' && !empty && (
          <AssistantPanel person={viewer.userRoleId} role={viewer.roleLabel} onClose={close} />
        )}
        {open === 'help' && <HelpDrawer onClose={close} />}
        {open === 'settings' && <SettingsDrawer open onClose={close} settings={settings} />}
        {settings.mobileSidebar && <MobileDrawer open onClose={() => drawer(false)} groups={groups} />}
      </Suspense>
    </chakra.div>
  );
}

type Places = { groups: readonly NavGroup[]; settings: LayoutSettings };

/** 240 px, or 68 px when narrow, as it always is below 1,200 px. Below 900 px a drawer replaces it. */
function Sidebar({ groups, settings }: Places) {
  const isWide = useIsWide() && !settings.miniSidebar;
  return (
    <chakra.aside
      data-chrome=""
      display={{ base: 'none', lg: 'block' }}
      w={isWide ? '60' : '4.25rem'}
      flexShrink="0"
      borderInlineEndWidth="1px"
      css={barLooks[settings.sidebarColor]}
    >
      <chakra.div
        p={isWide ? '3' : '2.5'}
        pt="5"
        {...(settings.fixedSidebar
          ? {
              position: 'sticky',
              top: `calc(${settings.fixedTopbar ? 'var(--bar)' : '0px'} + var(--view-bar, 0px))`,
              maxH: 'calc(100dvh - var(--bar) - var(--view-bar, 0px))',
              overflowY: 'auto',
            }
          : {})}
      >
        <Nav groups={groups} look={isWide ? 'wide' : 'mini'} />
      </chakra.div>
    </chakra.aside>
  );
}

const RowOfPlaces = ({ groups, settings }: Places) => (
  <chakra.div
    data-chrome=""
    display={{ base: 'none', lg: 'block' }}
    px="4"
    py="1"
    borderBottomWidth="1px"
    css={barLooks[settings.sidebarColor]}
  >
    <Nav groups={groups} look="row" />
  </chakra.div>
);
