import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { UnitsPlace } from '../features/units/all/units-place';
import { parent } from './app-root';
import { type ComingPath, comingPaths } from './screens/coming-paths';
import { parseMovePlace, parseUnitPlace } from './screens/unit-place';
import { searchOf } from './search-of';

const unitsList = createRoute({
  ...parent,
  path: '/units',
  validateSearch: searchOf<UnitsPlace>(),
  component: lazyRouteComponent(() => import('./screens/units-list-screen'), 'UnitsListScreen'),
});

const updateProperty = createRoute({
  ...parent,
  path: '/update-property',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/edit-screens'), 'UpdatePropertyScreen'),
});

const addUnit = createRoute({
  ...parent,
  path: '/addUnit',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/edit-screens'), 'AddUnitScreen'),
});

const updateUnit = createRoute({
  ...parent,
  path: '/updateunit-data',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/edit-screens'), 'UpdateUnitScreen'),
});

const unitDetails = createRoute({
  ...parent,
  path: '/getunit-data',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/unit-screens'), 'UnitDetailsScreen'),
});

const unitPeople = createRoute({
  ...parent,
  path: '/tenantsUnit-details',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/unit-screens'), 'UnitPeopleScreen'),
});

const peopleByUnitId = createRoute({
  ...parent,
  path: '/tenantsUnit-dataByUnitId',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/unit-screens'), 'UnitPeopleScreen'),
});

const moveIn = createRoute({
  ...parent,
  path: '/moveIn',
  validateSearch: parseMovePlace,
  component: lazyRouteComponent(() => import('./screens/move-screen'), 'MoveInScreen'),
});

const moveOut = createRoute({
  ...parent,
  path: '/moveOut',
  validateSearch: parseMovePlace,
  component: lazyRouteComponent(() => import('./screens/move-screen'), 'MoveOutScreen'),
});

export const unitRoutes = [
  unitsList,
  updateProperty,
  addUnit,
  updateUnit,
  unitDetails,
  unitPeople,
  peopleByUnitId,
  moveIn,
  moveOut,
] as const;

/** A page that is not built yet. Its own route replaces this one later. */
const coming = <P extends ComingPath>(path: P) =>
  createRoute({
    ...parent,
    path,
    validateSearch: parseUnitPlace,
    component: lazyRouteComponent(() => import('./screens/coming-screen'), 'ComingScreen'),
  });

export const comingRoutes = comingPaths.map((path) => coming(path));
