import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseWorld, openLeases } from '../../test/support/test-world/leases';
import { logger } from '../runtime/logger';
import { Property } from '../table/properties/record';
import { changeFeeSettings } from './change-fee-settings';
import { getOrganizationSettings } from './get-organization-settings';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
let property_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  property_id = (await testWorld.all(Property))[0]?.propertyId ?? '';
});

type Body = Parameters<typeof changeFeeSettings.act>[0]['body'];
const set = (body: Body, viewer = {}) =>
  testWorld.perform(changeFeeSettings, { ...testWorld.call(viewer), body });
const read = async (viewer = {}) =>
  (await getOrganizationSettings(testWorld.call(viewer), testWorld.deps)).data;

describe('who charges fees', () => {
  it('is set for the organization and for a property, each with its version, and logged', async () => {
    expect((await read()).fees).toMatchObject({ late_fees: { mode: 'off' }, version: 0 });
    expect((await set({ version: 0, late_fees: 'automatic' })).data).toEqual({ version: 1 });
    await set({ version: 1, returned_fee: { cents: 2_500, isAutomatic: true } });
    await set({ version: 0, property_id, late_fees: 'off' });
    const since = testWorld.now().toISOString();
    expect(await read()).toMatchObject({
      fees: {
        late_fees: { mode: 'automatic', since },
        returned_fee: { cents: 2_500, isAutomatic: true, since },
        version: 2,
      },
      properties: [{ property_id, version: 1, late_fees: { mode: 'off', since } }],
      may: { change: true },
    });
    const logged = (await testWorld.audit()).filter(({ action }) => action === 'settings.fees');
    expect(logged.map(({ object, before, after }) => [object.kind, before, after])).toEqual(
      expect.arrayContaining([
        ['organization', {}, { lateFees: 'automatic' }],
        [
          'organization',
          { lateFees: 'automatic' },
          { lateFees: 'automatic', returnedFee: 2_500, returnedFeeAutomatic: true },
        ],
        ['property', {}, { lateFees: 'off' }],
      ]),
    );
    await set({ version: 1, property_id, late_fees: 'inherit' });
    expect((await read()).properties).toMatchObject([{ property_id, version: 2, late_fees: undefined }]);
  });

  it('is not changed on what somebody else changed meanwhile, nor where nothing is above', async () => {
    await set({ version: 0, late_fees: 'remind' });
    await expect(set({ version: 0, late_fees: 'off' })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await expect(set({ version: 1, late_fees: 'inherit' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(set({ version: 1, returned_fee: 'inherit' })).rejects.toMatchObject({ code: 'invalid' });
    expect((await read()).fees.late_fees.mode).toBe('remind');
  });

  it('is the whole organization’s: staff of some properties neither read nor change it', async () => {
    const some = {
      roleLabel: 'rentalManager',
      grants: { areas: { money: 'change' }, properties: [property_id] },
    } as const;
    const all = { ...some, grants: { ...some.grants, properties: 'all' } } as const;
    await expect(read(some)).rejects.toMatchObject({ code: 'not-permitted' });
    await expect(set({ version: 0, late_fees: 'remind' }, some)).rejects.toMatchObject({
      code: 'not-permitted',
    });
    const body = { version: 0, property_id: 'prp_elsewhere', late_fees: 'remind' } as const;
    await expect(set(body, all)).rejects.toMatchObject({ code: 'not-found' });
    expect((await set({ version: 0, late_fees: 'remind' }, all)).data).toEqual({ version: 1 });
  });
});
