import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { queryClient } from '../api/query-client';
import { appRoutes } from '../routes/app-routes';
import { authRoutes } from '../routes/auth-routes';
import { dismissAll } from '../ui/feedback/dialogs';
import { clearToasts } from '../ui/feedback/toast';
import { Kit } from '../ui/layout/kit';
import { LeanStyles } from './lean-styles';

const screensOf = (routes: readonly AnyRoute[]): AnyRoute[] =>
  routes.flatMap((route) => {
    const inside: readonly AnyRoute[] | undefined = route.children;
    return inside ? screensOf(inside) : [route];
  });

/** The product's own screens, without their layouts: most of those ask for a session. */
const screens = screensOf([...authRoutes, appRoutes]).filter(({ options }) => options.component);

/** The screens under a router that starts at `at`; `place()` returns the current address. */
export async function renderScreen(at: string) {
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
    screens.map(({ options }) => {
      const path = 'path' in options ? String(options.path) : '';
      const { component, validateSearch } = options;
      return createRoute({ getParentRoute: () => root, path, component, validateSearch });
    }),
  );
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) });
  await router.load();
  render(<RouterProvider router={router} />, { wrapper: LeanStyles });
  return {
    place: () => router.state.location.href,
    state: () => router.state.location.state,
    go: (href: string) => act(() => router.history.push(href)),
  };
}

/** For after each test: dialogs and toasts outlive a screen, so this closes them too. */
export function leaveScreen(): void {
  act(dismissAll);
  for (const key of Object.keys(localStorage))
    if (key.startsWith('listChoices:')) localStorage.removeItem(key);
  act(clearToasts);
  cleanup();
  queryClient.clear();
}
