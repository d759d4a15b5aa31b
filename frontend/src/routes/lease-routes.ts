import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DraftPlace } from '../features/leases/draft/lease-step';
import type { LeasesPlace } from '../features/leases/list/lease-place';
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

const update = createRoute({
  ...parent,
  path: '/updateLease',
  validateSearch: searchOf<DraftPlace>(),
  component: lazyRouteComponent(() => import('./screens/draft-screen'), 'UpdateLeaseScreen'),
});

const show = createRoute({
  ...parent,
  path: '/showLease',
  validateSearch: searchOf<DraftPlace>(),
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

/** The leases, one of them, the wizard of a new one, and the texts they are made from. */
export const leaseRoutes = [list, add, update, show, templates, template] as const;
