import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, configure, render } from '@testing-library/react';
import { Kit } from '../../../ui/kit';
import { dismissAll } from '../../../ui/say';
import { AddPropertyScreen } from '../add-property-screen';
import { HomeScreen } from '../home-screen';
import { PropertiesListScreen } from '../properties-list-screen';
import { PropertyDetailsScreen } from '../property-details-screen';

// The screens come in lazily and whole; a busy machine may take its time.
configure({ asyncUtilTimeout: 5000 });

const screens = {
  '/propertyDashboard': HomeScreen,
  '/propertiesList': PropertiesListScreen,
  '/addPropertyUnit': AddPropertyScreen,
  '/getproperty-data': PropertyDetailsScreen,
};

/** The four screens under a router that starts at `path`; `place()` is where it stands now. */
export async function renderScreen(path: string) {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  const root = createRootRoute({
    component: () => (
      <Kit>
        <QueryClientProvider client={client}>
          <Outlet />
        </QueryClientProvider>
      </Kit>
    ),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const routeTree = root.addChildren(
    Object.entries(screens).map(([screen, component]) =>
      createRoute({ getParentRoute: () => root, path: screen, component }),
    ),
  );
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  render(<RouterProvider router={router} />);
  return { place: () => router.state.location.href };
}

/** After each test: dialogs outlive a screen, so they are closed with it. */
export function leaveScreen(): void {
  act(dismissAll);
  cleanup();
}
