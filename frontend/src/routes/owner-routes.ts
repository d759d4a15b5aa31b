import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { OwnersPlace } from '../features/owners/list/owner-place';
import { parent } from './app-root';
import { parseUnitPlace } from './screens/unit-place';
import { searchOf } from './search-of';

const list = createRoute({
  ...parent,
  path: '/owners',
  validateSearch: searchOf<OwnersPlace>(),
  component: lazyRouteComponent(() => import('./screens/owner-screens'), 'OwnersListScreen'),
});

const owner = createRoute({
  ...parent,
  path: '/owner',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/owner-screens'), 'OwnerScreen'),
});

export const ownerRoutes = [list, owner] as const;
