import { beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import { openRequests, type RequestStand } from '../../test/support/test-world/requests';
import { addVendor } from './add-vendor';
import { archiveVendor } from './archive-vendor';
import { countVendors } from './count-vendors';
import { getVendor } from './get-vendor';
import { listVendors } from './list-vendors';
import { restoreVendor } from './restore-vendor';
import { updateVendor } from './update-vendor';

type Query = RequestOf<Contract['vendors']['listVendors']>['query'];
type Fields = Parameters<typeof addVendor.act>[0]['body'];

let testWorld: RequestStand;
const ids: Record<string, string> = {};

async function add(name: string, more: Partial<Fields>): Promise<void> {
  const body = {
    name,
    contact: '',
    email: 'work@vendor.test',
    mobile_number: '',
    trades: [],
    areas: '',
    notes: '',
  };
  const { data } = await testWorld.perform(addVendor, { ...testWorld.call(), body: { ...body, ...more } });
  ids[name] = data.vendor_id;
}

beforeEach(async () => {
  testWorld = await openRequests();
  testWorld.goTo('2026-07-01T15:00:00.000Z');
  await add('Lake Plumbing', {
    trades: ['plumbing', 'heating'],
    areas: '43215, Bexley',
    insured_until: '2027-01-31',
  });
  await add('Bright Wires', { trades: ['electrical'], areas: 'bexley', insured_until: '2026-06-30' });
  await add('Cool Air', { trades: ['heating'], areas: 'Dublin' });
});

const page = async (query: Query = {}) =>
  (await listVendors({ ...testWorld.call(), query }, testWorld.deps)).data;
const names = async (query: Query = {}) => (await page(query)).vendors.map(({ name }) => name);

it('lists vendors by name, or by any column', async () => {
  expect(await names()).toEqual(['Bright Wires', 'Cool Air', 'Lake Plumbing']);
  expect(await names({ sort: 'name.desc' })).toEqual(['Lake Plumbing', 'Cool Air', 'Bright Wires']);
  expect(await names({ sort: 'insurance.asc' })).toEqual(['Cool Air', 'Bright Wires', 'Lake Plumbing']);
  // Without a day there is nothing to sort by: last, either way.
  expect(await names({ sort: 'insured.desc' })).toEqual(['Lake Plumbing', 'Bright Wires', 'Cool Air']);
  const first = await page({ sort: 'name.desc', limit: 2 });
  expect(first.count).toBe(3);
  expect(await names({ sort: 'name.desc', limit: 2, after: first.next })).toEqual(['Bright Wires']);
});

it('narrows them by trade, insurance and area, each by several', async () => {
  expect(await names({ trade: 'heating' })).toEqual(['Cool Air', 'Lake Plumbing']);
  expect(await names({ trade: 'electrical,heating' })).toHaveLength(3);
  expect(await names({ insurance: 'expired' })).toEqual(['Bright Wires']);
  expect(await names({ insurance: 'missing,valid' })).toEqual(['Cool Air', 'Lake Plumbing']);
  expect(await names({ area: 'Bexley' })).toEqual(['Bright Wires', 'Lake Plumbing']);
  expect(await names({ area: 'Dublin,43215' })).toEqual(['Cool Air', 'Lake Plumbing']);
  expect(await names({ area: 'Bex' })).toEqual([]);
  expect(await names({ trade: 'heating', area: 'bexley', search: 'lake' })).toEqual(['Lake Plumbing']);
});

it('has views, each with its number, among those that the filters leave', async () => {
  const vendor_id = ids['Cool Air'] ?? '';
  await testWorld.perform(archiveVendor, { ...testWorld.call(), body: { vendor_id } });
  expect(await names()).toEqual(['Bright Wires', 'Lake Plumbing']);
  expect(await names({ view: 'archived' })).toEqual(['Cool Air']);
  expect(await names({ view: 'uninsured' })).toEqual(['Bright Wires']);
  expect(await names({ view: 'jobs' })).toEqual([]);
  const counts = async (query: Query = {}) =>
    (await countVendors({ ...testWorld.call(), query }, testWorld.deps)).data.views;
  expect(await counts()).toEqual({ all: 2, jobs: 0, uninsured: 1, archived: 1 });
  expect(await counts({ trade: 'heating' })).toEqual({ all: 1, jobs: 0, uninsured: 0, archived: 1 });
});

it('is nothing of a tenant', async () => {
  const call = testWorld.call(testWorld.tenant);
  await expect(countVendors({ ...call, query: {} }, testWorld.deps)).rejects.toMatchObject({
    code: 'not-permitted',
  });
});

describe('a vendor, which all properties share', () => {
  const staff = (properties: 'all' | string[]) => ({
    roleLabel: 'rentalManager' as const,
    grants: { areas: { requests: 'change' as const }, properties },
  });
  const some = staff(['prp_1']);
  const all = staff('all');
  const fields = {
    name: 'Cool Air',
    contact: '',
    email: 'me@elsewhere.test',
    mobile_number: '',
    trades: [],
    areas: '',
    notes: '',
  };
  /** The three changes of a vendor that is there, by one person. */
  const changesBy = (who: typeof some) => {
    const vendor_id = ids['Cool Air'] ?? '';
    const call = testWorld.call(who);
    return [
      () =>
        testWorld.perform(updateVendor, {
          ...call,
          params: { id: vendor_id },
          body: { ...fields, version: 1 },
        }),
      () => testWorld.perform(archiveVendor, { ...call, body: { vendor_id } }),
      () => testWorld.perform(restoreVendor, { ...call, body: { vendor_id } }),
    ];
  };
  const mayChange = async (who: typeof some) => {
    const call = { ...testWorld.call(who), params: { id: ids['Cool Air'] ?? '' } };
    return (await getVendor(call, testWorld.deps)).data.may_change;
  };

  it('is changed by who looks after them all: its mail holds links into every home', async () => {
    for (const change of changesBy(some))
      await expect(change()).rejects.toMatchObject({ code: 'not-permitted' });
    expect([await mayChange(some), await mayChange(all)]).toEqual([false, true]);
    for (const change of changesBy(all)) await change();
  });

  it('is added by staff with a chosen list, too', async () => {
    const added = { ...testWorld.call(some), body: { ...fields, name: 'Own plumber' } };
    expect((await testWorld.perform(addVendor, added)).data.vendor_id).toBeTruthy();
  });
});
