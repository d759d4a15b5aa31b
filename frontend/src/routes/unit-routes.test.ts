// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRouter } from './router';
import { parseUnitPlace, unitIdOf } from './screens/unit-place';

// A busy machine may need a while to load the first lazy screen.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.setItem('user', 'a.e30.c');
  localStorage.setItem(
    'userData',
    JSON.stringify({ id: 'u', first_name: 'M', user_plans: [], roles: [], account: { canChange: true } }),
  );
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(path: string): Promise<string | undefined> {
  const router = buildRouter();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return router.state.matches.at(-1)?.routeId;
}

describe('places of the app shell', () => {
  it.each([
    '/update-property',
    '/addUnit',
    '/getunit-data',
    '/updateunit-data',
    '/tenantsUnit-details',
    '/tenantsUnit-dataByUnitId',
    '/view-UploadUnitFile',
    '/document-view',
    '/leasesList',
    '/addLease',
    '/updateLease',
    '/showLease',
    '/servicerequest',
    '/servicerequest-form',
    '/servicerequestDetails-data',
    '/chatbot',
  ])('%s has a screen of its own [RTE-02]', async (path) => {
    expect(await open(`${path}?id=unt_1`)).toBe(`/app${path}`);
  });
});

describe('which unit a link means', () => {
  it.each([
    [{ id: 'unt_1' }, {}, 'unt_1'],
    [{ unit_id: 'unt_1' }, { id: 'unt_2' }, 'unt_1'],
    [{ unitid: 7 }, {}, '7'],
    [{}, { unit_id: 'unt_2', property_id: 'prp_1' }, 'unt_2'],
    [{ id: '' }, undefined, ''],
  ])('%j with the state %j is %s', (search, state, id) => {
    expect(unitIdOf(search, state)).toBe(id);
  });

  it('keeps nothing else of the address', () => {
    expect(parseUnitPlace({ unitId: 'unt_1', propertyId: 'prp_1', x: 1 })).toEqual({
      id: 'unt_1',
      property_id: 'prp_1',
    });
  });
});
