import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseListPlace } from '../features/properties/list/list-place';
import { requireSession } from './guards';
import { rootRoute } from './root';
import { parseDetails } from './screens/property-id';

/** The main layout: every screen in it needs a session (RTE-06). */
const app = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('./app-layout'), 'AppLayout'),
});

const parent = { getParentRoute: () => app } as const;

const home = createRoute({
  ...parent,
  path: '/propertyDashboard',
  component: lazyRouteComponent(() => import('./screens/home-screen'), 'HomeScreen'),
});

const propertiesList = createRoute({
  ...parent,
  path: '/propertiesList',
  validateSearch: parseListPlace,
  component: lazyRouteComponent(() => import('./screens/properties-list-screen'), 'PropertiesListScreen'),
});

const addProperty = createRoute({
  ...parent,
  path: '/addPropertyUnit',
  component: lazyRouteComponent(() => import('./screens/add-property-screen'), 'AddPropertyScreen'),
});

const propertyDetails = createRoute({
  ...parent,
  path: '/getproperty-data',
  validateSearch: parseDetails,
  component: lazyRouteComponent(() => import('./screens/property-details-screen'), 'PropertyDetailsScreen'),
});

const unknown = createRoute({
  ...parent,
  path: '$',
  component: lazyRouteComponent(() => import('./unknown-screen'), 'UnknownScreen'),
});

export const appRoutes = app.addChildren([home, propertiesList, addProperty, propertyDetails, unknown]);
