import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/roles';
import { propertyId } from '../../test/support/stand/portfolio';
import { one, openUnits, two } from '../../test/support/stand/units';
import { listed } from '../../test/support/stand/viewer';
import type { Lease } from '../table/leases/record';
import { getLeaseAgreementDetails } from './get-lease-agreement-details';
import { getLeaseData } from './get-lease-data';

let stand: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  stand = await openUnits();
});

describe('the lease of a unit', () => {
  const lease = {
    ...{ leaseId: 'lse_1', unitId: one, propertyId, organizationId: 'org_one' },
    ...{ tenantSignedAt: '2026-06-01T10:00:00.000Z', ownerSignedAt: '', inPersonEsign: 0 as const },
  };
  const leaseData = (viewer: Partial<Viewer> = {}, id = one) =>
    getLeaseData({ ...stand.call(viewer), params: { unitId: id } }, stand.deps);
  const details = (leaseid: string, viewer: Partial<Viewer> = {}) =>
    getLeaseAgreementDetails({ ...stand.call(viewer), body: { unitid: one, leaseid } }, stand.deps);
  const addLease = async (added: Lease) => {
    const head = await stand.deps.properties.head(added);
    if (head) await stand.deps.leases.add(added, { head });
  };

  it('is named, and an empty list where there is none [API-16] [PRP-28]', async () => {
    await addLease(lease);
    expect((await leaseData()).data).toEqual([{ unit_id: one, lease_unit_id: 'lse_1' }]);
    expect((await leaseData({}, two)).data).toEqual([]);
  });

  it('says who has signed; a lease of another unit is none [API-17] [PRP-28]', async () => {
    await addLease(lease);
    await addLease({ ...lease, leaseId: 'lse_2', unitId: two });
    const signed = { tenant_signature: lease.tenantSignedAt, owner_signature: '', esign_inperson: 0 };
    expect((await details('lse_1')).data).toEqual([signed]);
    expect((await details('lse_2')).data).toEqual([]);
  });

  it('is not there for who may not see the unit', async () => {
    await addLease(lease);
    await expect(leaseData(listed('prp_other'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(details('lse_1', listed('prp_other'))).rejects.toMatchObject({ code: 'not-found' });
  });
});
