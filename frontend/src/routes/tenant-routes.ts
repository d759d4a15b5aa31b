import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TenantsPlace } from '../features/tenants/list/tenant-place';
import type { TenantPagePlace } from '../features/tenants/show/tenant-tab';
import { parent } from './app-root';
import { parseUnitPlace } from './screens/unit-place';
import { searchOf } from './search-of';

const list = createRoute({
  ...parent,
  path: '/tenantsList',
  validateSearch: searchOf<TenantsPlace>(),
  component: lazyRouteComponent(() => import('./screens/tenant-screens'), 'TenantsListScreen'),
});

const access = createRoute({
  ...parent,
  path: '/tenants-LoginData',
  validateSearch: searchOf<TenantPagePlace>(),
  component: lazyRouteComponent(() => import('./screens/tenant-screens'), 'TenantAccessScreen'),
});

const unit = createRoute({
  ...parent,
  path: '/tenants-UnitData',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/tenant-screens'), 'MyUnitScreen'),
});

const building = createRoute({
  ...parent,
  path: '/tenants-PropertyData',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/tenant-screens'), 'MyBuildingScreen'),
});

/** The tenants for who looks after them, and a tenant's own unit and building. */
export const tenantRoutes = [list, access, unit, building] as const;
