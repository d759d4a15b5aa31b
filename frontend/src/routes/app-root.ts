import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards';
import { rootRoute } from './root';

/** The main layout: every screen in it needs a session (RTE-06). */
export const app = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('./app-layout'), 'AppLayout'),
});

export const parent = { getParentRoute: () => app } as const;
