// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRouter } from './router';

// A busy machine may need a while to load the first lazy screen.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const router = buildRouter();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const { location, matches } = router.state;
  const search: Record<string, unknown> = matches.at(-1)?.search ?? {};
  return {
    path: location.pathname,
    search,
    ids: matches.map(({ routeId }) => String(routeId)),
  };
}

const logIn = () => {
  localStorage.setItem('user', 'a.e30.c');
  localStorage.setItem(
    'userData',
    JSON.stringify({ id: 'u', first_name: 'M', user_plans: [], roles: [], account: { canChange: true } }),
  );
};

describe('routes', () => {
  it('/ goes to /auth/home [RTE-01]', async () => {
    expect((await open('/')).path).toBe('/auth/home');
  });

  it.each([
    '404',
    'registerformik',
    'loginformik',
    'maintanance',
    'lockscreen',
    'recoverpwd',
    'resetPwd',
    'forgotPwd',
    'activationMsg',
    'activationsuccess',
  ])('/auth/%s opens in the blank layout [RTE-03]', async (name) => {
    const { path, ids } = await open(`/auth/${name}`);
    expect(path).toBe(`/auth/${name}`);
    expect(ids).toEqual(['__root__', '/blank', `/blank/auth/${name}`]);
  });

  it.each([
    '/auth/home',
    '/auth/pricing',
    '/auth/sign',
    '/auth/copy',
    '/auth/report',
    '/auth/verify',
    '/auth/cosigner-sign',
  ])('%s opens, without the component library [RTE-03]', async (path) => {
    expect((await open(path)).ids).toEqual(['__root__', path]);
  });

  it.each(['/auth', '/auth/nothing', '/auth/login/deep'])('%s goes to /auth/404 [RTE-04]', async (path) => {
    expect((await open(path)).path).toBe('/auth/404');
  });

  it('/login opens the login screen [RTE-05]', async () => {
    expect((await open('/login')).ids).toContain('/blank/login');
  });

  it('without a session the app’s screens go to the login and remember where it was [RTE-06]', async () => {
    const { path, search } = await open('/propertiesList?search=elm');
    expect(path).toBe('/login');
    expect(search).toEqual({ from: '/propertiesList?search=elm' });
  });

  it('with a session they open in the app shell, and the login leads on [RTE-06]', async () => {
    logIn();
    expect((await open('/propertiesList')).ids).toEqual(['__root__', '/app', '/app/propertiesList']);
    expect((await open('/nowhere')).ids).toEqual(['__root__', '/app', '/app/$']);
    expect((await open('/login?from=%2FaddPropertyUnit')).path).toBe('/addPropertyUnit');
    expect((await open('/login')).path).toBe('/propertyDashboard');
  });

  it('a foreign address to return to is dropped [RTE-06]', async () => {
    expect((await open('/login?from=%2F%2Fevil.test')).search.from).toBeUndefined();
  });
});
