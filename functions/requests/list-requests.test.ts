import { beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { Viewer } from '../../shared/domain/people/roles';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openRequests, type RequestStand } from '../../test/support/test-world/requests';
import { cancelRequest } from './cancel-request';
import { countRequests } from './count-requests';
import { listRequests } from './list-requests';

type Query = RequestOf<Contract['requests']['listRequests']>['query'];

let testWorld: RequestStand;
/** Three, a day apart: the lamp was triaged, the door is given to a vendor, and the tap is new. */
beforeEach(async () => {
  testWorld = await openRequests();
  const lamp = await raised('The lamp is dark', '2026-07-01T15:00:00.000Z');
  await testWorld.triage(lamp);
  testWorld.goTo('2026-07-02T15:00:00.000Z');
  await testWorld.accepted({ words: 'A door sticks', is_another: true });
  await raised('The tap drips', '2026-07-03T15:00:00.000Z');
});

async function raised(words: string, at: string): Promise<string> {
  testWorld.goTo(at);
  const { request_id = '' } = await testWorld.raise({ words, is_another: true });
  return request_id;
}

const page = async (query: Query = {}, who: Partial<Viewer> = {}) =>
  (await listRequests({ ...testWorld.call(who), query }, testWorld.deps)).data;
const words = async (query: Query = {}, who: Partial<Viewer> = {}) =>
  (await page(query, who)).requests.map((line) => line.words);
const counts = async (query: Query = {}, who: Partial<Viewer> = {}) =>
  (await countRequests({ ...testWorld.call(who), query }, testWorld.deps)).data;

describe('the list of requests', () => {
  it('is sorted by any column, and goes on page by page', async () => {
    expect(await words({ sort: 'request.asc' })).toEqual([
      'A door sticks',
      'The lamp is dark',
      'The tap drips',
    ]);
    expect(await words({ sort: 'raised.desc' })).toEqual([
      'The tap drips',
      'A door sticks',
      'The lamp is dark',
    ]);
    // What has no priority yet is last, whichever the direction.
    for (const sort of ['priority.asc', 'priority.desc'])
      expect((await words({ sort })).at(-1)).toBe('The tap drips');
    const first = await page({ sort: 'request.asc', limit: 2 });
    expect(first.count).toBe(3);
    expect(await words({ sort: 'request.asc', limit: 2, after: first.next })).toEqual(['The tap drips']);
  });

  it('without an order reads on from where a page ended', async () => {
    const all = await words();
    expect(all.toSorted()).toEqual(['A door sticks', 'The lamp is dark', 'The tap drips']);
    const first = await page({ limit: 2 });
    expect(first.count).toBeUndefined();
    const rest = await page({ limit: 2, after: first.next });
    expect([...first.requests, ...rest.requests].map((line) => line.words)).toEqual(all);
    expect(rest.next).toBeUndefined();
  });

  it('is narrowed by each filter, and by several of one', async () => {
    const vendor = (await page()).requests.find(({ assignee }) => assignee)?.assignee?.id ?? '';
    const others = ['The lamp is dark', 'The tap drips'];
    const left = async (query: Query) => (await words(query)).toSorted();
    expect(await left({ assignee: 'none' })).toEqual(others);
    expect(await left({ assignee: vendor })).toEqual(['A door sticks']);
    expect(await left({ assignee: `${vendor},none` })).toHaveLength(3);
    expect(await left({ assignee: 'me' })).toEqual([]);
    expect(await left({ status: 'new' })).toEqual(['The tap drips']);
    expect(await left({ status: 'new,triaged' })).toHaveLength(3);
    expect(await left({ property: propertyId })).toHaveLength(3);
    expect(await left({ property: 'prp_other' })).toEqual([]);
    expect(await left({ owner: 'own_other' })).toEqual([]);
    expect(await left({ unit: 'unt_other' })).toEqual([]);
    expect(await left({ search: 'DOOR' })).toEqual(['A door sticks']);
    expect(await left({ priority: 'low' })).toEqual([]);
    expect(await left({ category: 'roof' })).toEqual([]);
  });

  it('knows the age in whole days, both ends included', async () => {
    testWorld.goTo('2026-07-04T15:00:00.000Z');
    expect(await words({ days: '..1' })).toEqual(['The tap drips']);
    expect(await words({ days: '2..2' })).toEqual(['A door sticks']);
    expect(await words({ days: '3..' })).toEqual(['The lamp is dark']);
  });

  it('has views, and each says how many it has', async () => {
    expect(await words({ view: 'mine' })).toEqual([]);
    expect((await words({ view: 'unassigned' })).toSorted()).toEqual(['The lamp is dark', 'The tap drips']);
    const now = await counts();
    expect(now).toMatchObject({ views: { all: 3, mine: 0, unassigned: 2 }, is_cut: false });
    expect(now.over).toBeUndefined();
    expect(now.views.attention).toBe((await words({ view: 'attention' })).length);
    testWorld.goTo('2026-09-01T15:00:00.000Z');
    expect((await counts()).views.overdue).toBe(3);
    expect(await words({ view: 'overdue' })).toHaveLength(3);
    expect((await counts({ search: 'tap' })).views).toMatchObject({ all: 1, overdue: 1 });
  });

  it('keeps what is over by its year, and counts it', async () => {
    const tap = (await page({ search: 'tap' })).requests[0]?.request_id ?? '';
    const body = { request_id: tap, why: 'Mended itself' };
    await testWorld.perform(cancelRequest, { ...testWorld.call(), body });
    expect(await words({ year: '2026' })).toEqual(['The tap drips']);
    expect(await words({ year: '2026', sort: 'request.asc' })).toEqual(['The tap drips']);
    expect(await words({ year: '2025' })).toEqual([]);
    expect(await counts({ year: '2026' })).toMatchObject({ views: { all: 2 }, over: 1 });
  });

  it('shows a tenant the own ones, narrowed and sorted alike, and no owner’s', async () => {
    const { tenant } = testWorld;
    expect(await words({ sort: 'request.desc' }, tenant)).toEqual([
      'The tap drips',
      'The lamp is dark',
      'A door sticks',
    ]);
    expect(await words({ property: 'prp_other' }, tenant)).toEqual([]);
    expect(await words({ property: propertyId }, tenant)).toHaveLength(3);
    expect(await words({ owner: 'own_any' }, tenant)).toEqual([]);
    expect((await counts({}, tenant)).views.all).toBe(3);
    const stranger = { roleLabel: 'tenant', userId: 'usr_x', userRoleId: 'rol_x' } as const;
    expect((await counts({}, stranger)).views.all).toBe(0);
  });
});
