// @vitest-environment jsdom
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../shared/domain/messages';
import { config } from '../testing/fake-server';
import { buildRouter } from './router';
import { endSessionsWith } from './session-end';

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const tokenFor = (seconds: number) => `x.${encode({ exp: Math.floor(Date.now() / 1000) + seconds })}.y`;
const role = { user_role_id: 'r1', role_label: 'owner', role_id: 2, admin_userid: 'u1', organization: 'Own' };
const user = {
  id: 'u1',
  first_name: 'Maria',
  last_name: 'L',
  email: 'm@demo.test',
  mobile_number: '',
  roles: [role],
  plan: [],
  user_plans: [],
  account: { canChange: true },
};

const asked: string[] = [];
let answer: (path: string) => Response;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const noSession = () =>
  json(401, { success: 0, error: { code: 'not-authenticated', message: 'Please log in.' } });

// On a busy machine, a lazy load may take longer than a query waits.
beforeAll(async () => {
  await Promise.all([
    import('../ui/feedback/message-dialog'),
    import('./app-layout'),
    import('./blank-layout'),
    import('./screens/properties-list-screen'),
    import('./shell/person-menu'),
    import('./shell/create-menu'),
    import('../features/users/login-screen'),
  ]);
}, 60_000);

beforeEach(() => {
  asked.length = 0;
  answer = () => json(200, { success: 1, data: {} });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json') return json(200, config);
    asked.push(url);
    return answer(url);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function logIn(token: string) {
  localStorage.setItem('user', token);
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('sessionId', 's1');
}

async function open(path: string) {
  const router = buildRouter();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  endSessionsWith(router);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.status).toBe('idle'), { timeout: 10_000 });
  return router;
}

const patient = { timeout: 10_000 };

describe('the end of a session', () => {
  it('a 401 alerts once, then leads to /login, which leads back [GEN-02] [RTE-06]', async () => {
    answer = noSession;
    logIn(tokenFor(3600));
    const router = await open('/propertiesList?search=elm');
    await screen.findByRole('alertdialog', { name: messages.sessionExpiredAlert }, patient);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: messages.ok }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'), patient);
    expect(router.state.location.search).toEqual({ from: '/propertiesList?search=elm' });
    expect(localStorage.getItem('user')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  }, 30_000);

  it('a token that ran out blocks with the modal, asks nothing of the server, and logs out [GEN-04] [GEN-08]', async () => {
    logIn(tokenFor(-30));
    const router = await open('/propertiesList');
    await screen.findByRole('alertdialog', { name: messages.sessionExpiredTitle }, patient);
    expect(screen.getByText(messages.sessionExpiredText)).toBeTruthy();
    expect(asked.filter((path) => path.startsWith('/api/properties'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: messages.logIn }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/loginformik'), patient);
    expect(asked).toContain('/api/users/logout');
    expect(localStorage.getItem('userData')).toBeNull();
  }, 30_000);
});

describe('logging in', () => {
  const fill = async () => {
    await userEvent.type(await screen.findByLabelText(/^Email/, {}, patient), 'm@demo.test');
    await userEvent.type(screen.getByLabelText(/^Password/), 'Rent-2026!');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  };

  it('leads to where the person was [RTE-05] [RTE-06]', async () => {
    answer = (path) =>
      path.endsWith('/login')
        ? json(200, { success: 1, data: { token: tokenFor(3600), sessionId: 's2', user } })
        : json(200, { success: 1, data: { properties: [], total: 0 } });
    const router = await open('/login?from=%2FpropertiesList%3Fsearch%3Delm');
    await fill();
    await waitFor(() => expect(router.state.location.href).toBe('/propertiesList?search=elm'), patient);
    expect(localStorage.getItem('sessionId')).toBe('s2');
  }, 30_000);

  it('says the server’s words and keeps what was typed', async () => {
    answer = () =>
      json(422, {
        success: 0,
        error: { code: 'wrong-credentials', message: 'Incorrect email or password.' },
      });
    await open('/login');
    await fill();
    expect((await screen.findByRole('alert', {}, patient)).textContent).toBe('Incorrect email or password.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('m@demo.test');
    expect(localStorage.getItem('user')).toBeNull();
  }, 30_000);
});
