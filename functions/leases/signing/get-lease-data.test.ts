import { beforeEach, describe, expect, it } from 'vitest';
import {
  conrad,
  type LeaseWorld,
  nora,
  one,
  openLeases,
  scan,
  two,
} from '../../../test/support/test-world/leases';
import { listed } from '../../../test/support/test-world/viewer';
import { deleteUnit } from '../../units/delete-unit';
import { getUnit } from '../../units/get-unit';
import { getLeaseAgreementDetails } from './get-lease-agreement-details';
import { getLeaseData } from './get-lease-data';
import { signInPerson } from './sign-in-person';
import { voidLease } from './void-lease';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const data = async (unitId = one, viewer = {}) =>
  (await getLeaseData({ ...testWorld.call(viewer), params: { unitId } }, testWorld.deps)).data;
const details = async (leaseid: string, unitid = one, viewer = {}) =>
  (await getLeaseAgreementDetails({ ...testWorld.call(viewer), body: { unitid, leaseid } }, testWorld.deps))
    .data;
const row = async (unitId = one) =>
  (await getUnit({ ...testWorld.call(), params: { unitId } }, testWorld.deps)).data;

describe('what a unit says of its lease', () => {
  it('is nothing without one [API-16] [PRP-26] [PRP-28]', async () => {
    expect(await data()).toEqual([]);
    const unit = await row();
    expect([unit.unit_lease_status, unit.lease]).toEqual([0, undefined]);
  });

  it('is in progress from the draft on, and completed once tenants and owner side signed [API-16] [API-17] [PRP-28]', async () => {
    const { lease_id } = await testWorld.draft();
    expect(await data()).toEqual([{ unit_id: one, lease_unit_id: lease_id }]);
    expect(await data(two)).toEqual([]);
    const unsigned = { tenant_signature: '', owner_signature: '', esign_inperson: 0 };
    expect(await details(lease_id)).toEqual([unsigned]);
    await testWorld.save(lease_id);
    await testWorld.send(lease_id);
    expect(await row()).toMatchObject({
      unit_lease_status: 1,
      lease: { lease_id, text: 'Lease In Progress', co_signer_pending: false, move: 'Move-In' },
    });
    await testWorld.signAs(nora);
    const at = testWorld.now().toISOString();
    expect(await details(lease_id)).toEqual([{ ...unsigned, tenant_signature: at }]);
    await testWorld.signAs(testWorld.agent);
    expect(await details(lease_id)).toEqual([{ ...unsigned, tenant_signature: at, owner_signature: at }]);
    expect((await row()).lease).toMatchObject({
      text: 'eSign Completed',
      co_signer_pending: true,
      move: 'Move-Out',
    });
    await testWorld.coSign(await testWorld.tokenOf(conrad));
    expect((await row()).lease).toMatchObject({ text: 'eSign Completed', co_signer_pending: false });
    expect(await details(lease_id)).toEqual([{ ...unsigned, tenant_signature: at, owner_signature: at }]);
    expect((await testWorld.portfolio())[0]?.property).toMatchObject({ leasedCount: 1, signedCount: 1 });
  });

  it('was signed in person only while that version stands [API-17]', async () => {
    const lease_id = await testWorld.sent();
    const body = { lease_id, witness: 'Wanda Witt', scan };
    await testWorld.perform(signInPerson, { ...testWorld.call(), body });
    expect(await details(lease_id)).toMatchObject([{ esign_inperson: 1 }]);
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: '' } });
    expect(await details(lease_id)).toMatchObject([{ esign_inperson: 0 }]);
  });

  it('names who lives there from the first day on', async () => {
    await testWorld.sent(one, { coSigners: [] });
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    expect((await row()).tenants).toEqual([]);
    testWorld.wait(16 * 86_400);
    expect((await row()).tenants).toMatchObject([
      { first_name: 'Nora', last_name: 'Whitaker', lease_start: '2026-07-01', lease_end: '2027-06-30' },
    ]);
  });

  it('is another unit’s business for another unit, and nobody’s who may not see it [API-17]', async () => {
    const { lease_id } = await testWorld.draft();
    expect(await details(lease_id, two)).toEqual([]);
    await expect(data(one, listed('prp_other'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(details(lease_id, one, listed('prp_other'))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps the unit from being deleted until it is void, and counts leased units [PRP-29]', async () => {
    const lease_id = await testWorld.sent();
    const counted = async () => [
      (await testWorld.deps.organizations.byId('org_one'))?.leasedUnitCount,
      (await testWorld.portfolio())[0]?.property.leasedCount,
      (await testWorld.portfolio())[0]?.property.signedCount ?? 0,
    ];
    expect(await counted()).toEqual([1, 1, 0]);
    const remove = () => testWorld.perform(deleteUnit, { ...testWorld.call(), params: { unitId: one } });
    await expect(remove()).rejects.toMatchObject({ code: 'unit-has-lease' });
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: 'A typing error' } });
    expect(await counted()).toEqual([0, 0, 0]);
    expect((await row()).unit_lease_status).toBe(0);
    await remove();
    expect(await testWorld.deps.units.byId({ organizationId: 'org_one', unitId: one })).toBeUndefined();
  });

  it('lets a unit go whose paper expired, and counts it no more', async () => {
    await testWorld.sent();
    testWorld.wait(40 * 86_400);
    expect((await row()).unit_lease_status).toBe(0);
    await testWorld.perform(deleteUnit, { ...testWorld.call(), params: { unitId: one } });
    expect((await testWorld.deps.organizations.byId('org_one'))?.leasedUnitCount).toBe(0);
  });
});
