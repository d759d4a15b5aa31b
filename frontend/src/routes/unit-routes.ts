import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { UnitListPlace } from '../features/units/all/unit-list-place';
import { parent } from './app-root';
import { parseMovePlace, parseNewUnitPlace, parseUnitPlace } from './screens/unit-place';
import { searchOf } from './search-of';

const unitsList = createRoute({
  ...parent,
  path: '/units',
  validateSearch: searchOf<UnitListPlace>(),
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
  validateSearch: parseNewUnitPlace,
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
