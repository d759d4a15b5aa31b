import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { conrad, elias, nora } from '../../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { postRentWith } from '../../jobs/post-rent';
import { logger } from '../../runtime/logger';
import { put } from '../../table/db/writes';
import { StoredPacket, StoredTerm } from '../../table/leases/record';
import { getHome } from '../../tenants/get-home';
import { addCharge } from '../charges/add-charge';
import { receivePayment } from '../payments/receive-payment';
import { getMyLedger } from './get-my-ledger';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  testWorld = await openTenants();
  lease_id = await testWorld.sent();
  tenant = await testWorld.movedIn([nora, conrad, testWorld.agent]);
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

const mine = async (as = tenant, query: { limit?: number; after?: string } = {}) =>
  (await getMyLedger({ ...testWorld.call(as), params: { leaseId: lease_id }, query }, testWorld.deps)).data;
const home = async (as = tenant) => (await getHome(testWorld.call(as), testWorld.deps)).data.leases;

/** A term that began without the tenant. */
async function withoutMe() {
  const [term] = await testWorld.all(StoredTerm);
  const [packet] = await testWorld.all(StoredPacket);
  if (!term || !packet) throw new Error('there is no signed lease');
  const [tenantOfTerm] = term.parties.tenants;
  if (!tenantOfTerm) throw new Error('the lease has no tenant');
  const parties = { ...term.parties, tenants: [{ ...tenantOfTerm, ...elias }] };
  await testWorld.db.write(put(StoredTerm, { ...term, number: 2, from: '2026-07-15', parties }));
  await testWorld.db.write(put(StoredPacket, { ...packet, term: 2 }));
}

describe('a tenant’s own ledger', () => {
  it('says what is owed, and shows each entry with the balance after it, without staff names and notes', async () => {
    const charge = { kind: 'deposit', label: 'Deposit', due_on: '2026-07-01', cents: 50_000 } as const;
    await testWorld.perform(addCharge, {
      ...testWorld.call(),
      body: { lease_id, tenant_id: 'nora', ...charge },
    });
    const check = { method: 'check', reference: '7', payer: 'Nora', hold_rest: false } as const;
    const body = { lease_id, cents: 100_000, received_on: '2026-07-26', chosen: [], ...check };
    await testWorld.perform(receivePayment, { ...testWorld.call(), body });
    const { lines, ...sums } = await mine();
    expect(sums).toMatchObject({ balance: 240_000, past_due: 95_000, prepaid: 0, deposit_held: 0 });
    expect(lines.map(({ type, amount, balance }) => [type, amount, balance])).toEqual([
      ['payment', -100_000, 240_000],
      ['charge', 50_000, 340_000],
      ['charge', 145_000, 290_000],
      ['charge', 145_000, 145_000],
    ]);
    expect(JSON.stringify([lines, sums])).not.toMatch(/Lena|owner|manager|"why"|"by"/);
    const { next } = await mine(tenant, { limit: 3 });
    expect((await mine(tenant, { after: next ?? '' })).lines).toEqual(lines.slice(3));
    expect((await home())[0]?.money).toEqual({
      balance: 240_000,
      past_due: 95_000,
      prepaid: 0,
      deposit_held: 0,
      pending: 0,
      payable: 0,
      mode: 'off',
      why_off: 'no-bank',
      failed: [],
    });
  });

  it('is not found for staff, another tenant, a tenant who left, or another organization', async () => {
    const missing = { code: 'not-found' };
    await expect(mine({})).rejects.toMatchObject(missing);
    await expect(mine({ ...tenant, userRoleId: 'rol_else' })).rejects.toMatchObject(missing);
    await expect(mine({ ...tenant, organizationId: 'org_two' })).rejects.toMatchObject(missing);
    await withoutMe();
    await expect(mine()).rejects.toMatchObject(missing);
    expect((await home())[0]?.money).toBeUndefined();
  });
});
