import { createRouter } from '@tanstack/react-router';
import { dismissAll } from '../ui/feedback/dialogs';
import { expectPageChange } from '../ui/layout/route-focus';
import { appRoutes } from './app-routes';
import { authRoutes } from './auth-routes';
import { rootRoute } from './root';
import { RouteFailed } from './route-failed';

/** The route tree, and what happens on every navigation. */
export function buildRouter() {
  const router = createRouter({
    routeTree: rootRoute.addChildren([...authRoutes, appRoutes]),
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteFailed,
    scrollRestoration: true,
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    dismissAll();
    expectPageChange();
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof buildRouter>;
  }
}
