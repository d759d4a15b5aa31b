// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok } from '../../testing/fake-server';
import { logIn, userOf } from '../../testing/people';
import { dismissAll } from '../../ui/feedback/dialogs';
import { Kit } from '../../ui/layout/kit';
import PersonMenu from './person-menu';

afterEach(() => {
  dismissAll();
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const user = userOf({ role: 'manager' });

/** Renders Ada Vale's open menu; returns the server's calls. */
function shown() {
  logIn({ role: 'manager' });
  const calls = fakeServer({
    'GET /api/users/getRoles': () => ok([]),
    'POST /api/users/logout': () => ok(undefined),
  });
  const rootRoute = createRootRoute({ component: Outlet });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => rootRoute, path, component });
  const menu = at('/', () => <PersonMenu user={user} look={{}} onSettings={() => undefined} />);
  const login = at('/login', () => <h1>Log in</h1>);
  const router = createRouter({
    routeTree: rootRoute.addChildren([menu, login]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Kit>
        <RouterProvider router={router as never} />
      </Kit>
    </QueryClientProvider>,
  );
  return calls;
}

const logOut = async () => userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
const own = `draft:${user.id}:addProperty`;
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Log out?' }));

describe('logging out', () => {
  it('leads to the login, without a question when nothing was typed [GEN-08]', async () => {
    const calls = shown();
    await logOut();
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
    expect(calls).toContain('POST /api/users/logout');
  });

  it('asks before it deletes what was typed here, and leaves none of it behind (ASVS 14.3.1)', async () => {
    shown();
    localStorage.setItem(own, '{}');
    localStorage.setItem('draft:usr_else:addProperty', '{}');
    await logOut();
    await userEvent.click((await question()).getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Log in' });
    await waitFor(() => expect(localStorage.getItem(own)).toBeNull());
    expect(localStorage.getItem('draft:usr_else:addProperty')).toBe('{}');
  });

  it('stays logged in, with everything typed, for who says so', async () => {
    const calls = shown();
    localStorage.setItem(own, '{}');
    await logOut();
    await userEvent.click((await question()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).not.toContain('POST /api/users/logout');
    expect(localStorage.getItem(own)).toBe('{}');
  });
});
