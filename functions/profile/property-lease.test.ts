import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseDefaults, usualLeaseDefaults } from '../../shared/domain/settings/lease-defaults';
import { type LeaseWorld, openLeases } from '../../test/support/test-world/leases';
import { propertyId } from '../../test/support/test-world/portfolio';
import { logger } from '../runtime/logger';
import { StoredTerm } from '../table/leases/record';
import { changeFeeSettings } from './change-fee-settings';
import { changeOrganizationSettings } from './change-organization-settings';
import { changePropertyLease } from './change-property-lease';
import { getOrganizationSettings } from './get-organization-settings';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const set = (version: number, lease: LeaseDefaults | 'inherit', viewer = {}, property_id = propertyId) =>
  testWorld.perform(changePropertyLease, {
    ...testWorld.call(viewer),
    body: { property_id, version, lease },
  });
const own = async () => {
  const { data } = await getOrganizationSettings(testWorld.call(), testWorld.deps);
  return data.properties.find(({ property_id }) => property_id === propertyId);
};
const drafted = async () => {
  const { lease_id } = await testWorld.draft();
  const terms = await testWorld.all(StoredTerm);
  return terms.find(({ leaseId }) => leaseId === lease_id);
};
const lease = { ...usualLeaseDefaults, dueDay: 5, noticeDays: 60 };

describe('new leases of one property', () => {
  it('begin with its own, all others with the organization’s, and again after it inherits', async () => {
    const body = { version: 0, lease: { ...usualLeaseDefaults, dueDay: 3 } };
    await testWorld.perform(changeOrganizationSettings, { ...testWorld.call(), body });
    expect((await drafted())?.dueDay).toBe(3);
    await set(0, lease);
    expect((await own())?.lease).toEqual(lease);
    const term = await drafted();
    expect([term?.dueDay, term?.noticeDays]).toEqual([5, 60]);
    await set(1, 'inherit');
    expect((await own())?.lease).toBeUndefined();
    expect((await drafted())?.dueDay).toBe(3);
  });

  it('stand beside its fee rules: neither takes the other away', async () => {
    await set(0, lease);
    const fees = { property_id: propertyId, version: 1, late_fees: 'automatic' } as const;
    await testWorld.perform(changeFeeSettings, { ...testWorld.call(), body: fees });
    expect(await own()).toMatchObject({ version: 2, lease, late_fees: { mode: 'automatic' } });
    await set(2, { ...lease, dueDay: 7 });
    expect(await own()).toMatchObject({ lease: { dueDay: 7 }, late_fees: { mode: 'automatic' } });
  });

  it('are refused on what changed meanwhile, for a wrong field, and elsewhere', async () => {
    await set(0, lease);
    await expect(set(0, lease)).rejects.toMatchObject({ code: 'changed-meanwhile' });
    const late = { ...lease.late, fee: { kind: 'flat' as const, cents: 0 } };
    await expect(set(1, { ...lease, late })).rejects.toMatchObject({
      details: { fields: { 'lease.late.fee.cents': 'Enter an amount' } },
    });
    await expect(set(1, { ...lease, templateId: 'tpl_other' })).rejects.toMatchObject({
      details: { fields: { 'lease.templateId': 'Choose a published template' } },
    });
    await expect(set(0, lease, {}, 'prp_elsewhere')).rejects.toMatchObject({ code: 'not-found' });
    const staff = {
      roleLabel: 'rentalManager',
      grants: { areas: { money: 'change' }, properties: [propertyId] },
    } as const;
    await expect(set(1, lease, staff)).rejects.toMatchObject({ code: 'not-permitted' });
  });

  it('stand in the log, as they were and as they are', async () => {
    await set(0, lease);
    await set(1, 'inherit');
    const entries = (await testWorld.audit()).filter(({ action }) => action === 'settings.leases');
    expect(entries.map(({ before, after }) => [before?.dueDay, after?.dueDay])).toEqual([
      [5, undefined],
      [undefined, 5],
    ]);
  });
});
