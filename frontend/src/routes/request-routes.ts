import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RequestsPlace } from '../features/requests/list/request-place';
import type { VendorsPlace } from '../features/vendors/list/vendor-place';
import { parent } from './app-root';
import { parseUnitPlace } from './screens/unit-place';
import { searchOf } from './search-of';

type RaiseAt = { readonly id?: string; readonly property_id?: string; readonly common?: true };

const list = createRoute({
  ...parent,
  path: '/servicerequest',
  validateSearch: searchOf<RequestsPlace>(),
  component: lazyRouteComponent(() => import('./screens/request-screens'), 'RequestsScreen'),
});

const raise = createRoute({
  ...parent,
  path: '/servicerequest-form',
  validateSearch: searchOf<RaiseAt>(),
  component: lazyRouteComponent(() => import('./screens/request-screens'), 'RaiseScreen'),
});

const show = createRoute({
  ...parent,
  path: '/servicerequestDetails-data',
  validateSearch: searchOf<{ readonly id?: string }>(),
  component: lazyRouteComponent(() => import('./screens/request-screens'), 'RequestScreen'),
});

const terms = createRoute({
  ...parent,
  path: '/repair-terms',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/request-screens'), 'RepairTermsScreen'),
});

const vendors = createRoute({
  ...parent,
  path: '/vendors',
  validateSearch: searchOf<VendorsPlace>(),
  component: lazyRouteComponent(() => import('./screens/vendor-screens'), 'VendorsScreen'),
});

const vendor = createRoute({
  ...parent,
  path: '/vendor',
  validateSearch: searchOf<{ readonly id?: string }>(),
  component: lazyRouteComponent(() => import('./screens/vendor-screens'), 'VendorScreen'),
});

/** Service requests, the rules of a property for them, and who does the work. */
export const requestRoutes = [list, raise, show, terms, vendors, vendor] as const;
