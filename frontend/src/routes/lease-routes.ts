import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DraftPlace } from '../features/leases/draft/lease-step';
import type { LeasesPlace } from '../features/leases/list/lease-place';
import type { LeasePagePlace } from '../features/leases/show/lease-place';
import type { TemplatePlace } from '../features/leases/templates/template-place';
import { parent } from './app-root';
import { parseUnitPlace } from './screens/unit-place';
import { searchOf } from './search-of';

const list = createRoute({
  ...parent,
  path: '/leasesList',
  validateSearch: searchOf<LeasesPlace>(),
  component: lazyRouteComponent(() => import('./screens/lease-screens'), 'LeasesListScreen'),
});

const add = createRoute({
  ...parent,
  path: '/addLease',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/lease-screens'), 'AddLeaseScreen'),
});

const adopt = createRoute({
  ...parent,
  path: '/addExistingLease',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/adopt-screen'), 'AddExistingLeaseScreen'),
});

const update = createRoute({
  ...parent,
  path: '/updateLease',
  validateSearch: searchOf<DraftPlace>(),
  component: lazyRouteComponent(() => import('./screens/draft-screen'), 'UpdateLeaseScreen'),
});

const show = createRoute({
  ...parent,
  path: '/showLease',
  validateSearch: searchOf<LeasePagePlace>(),
  component: lazyRouteComponent(() => import('./screens/lease-screens'), 'ShowLeaseScreen'),
});

const templates = createRoute({
  ...parent,
  path: '/leaseTemplates',
  component: lazyRouteComponent(() => import('./screens/lease-screens'), 'LeaseTemplatesScreen'),
});

const template = createRoute({
  ...parent,
  path: '/createLeaseTemplate',
  validateSearch: searchOf<TemplatePlace>(),
  component: lazyRouteComponent(() => import('./screens/template-screen'), 'LeaseTemplateScreen'),
});

/** The list of leases, one lease, its wizard, and the templates. */
export const leaseRoutes = [list, add, adopt, update, show, templates, template] as const;
