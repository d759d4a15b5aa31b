import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseWorld, nora, openLeases, two } from '../../../test/support/test-world/leases';
import { postRentWith } from '../../jobs/post-rent';
import { logger } from '../../runtime/logger';
import { put } from '../../table/db/writes';
import { Property } from '../../table/properties/record';
import { getLedger } from '../books/get-ledger';
import { addCharge } from '../charges/add-charge';
import { listOpenCharges } from '../charges/list-open-charges';
import { receivePayment } from './receive-payment';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent(two, { coSigners: [], tenants: [nora] });
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
});

/** June's late fee, and July's rent paid on time. */
async function paysJuly(state: string) {
  for (const property of await testWorld.all(Property))
    await testWorld.db.write(put(Property, { ...property, state }));
  const late = { lease_id, kind: 'late', label: 'Rent of June', due_on: '2026-06-09', cents: 5_000 } as const;
  await testWorld.perform(addCharge, { ...testWorld.call(), body: late });
  testWorld.goTo('2026-07-01T18:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
  const check = {
    cents: 145_000,
    received_on: '2026-07-01',
    method: 'check',
    reference: '',
    payer: '',
  } as const;
  const body = { lease_id, ...check, chosen: [], hold_rest: false };
  await testWorld.perform(receivePayment, { ...testWorld.call(), body });
  const lease = { params: { leaseId: lease_id }, query: {} };
  const { data } = await getLedger({ ...testWorld.call(), ...lease }, testWorld.deps);
  const { leases } = (await listOpenCharges({ ...testWorld.call(), query: {} }, testWorld.deps)).data;
  return {
    open: data.open.map(({ kind, cents }) => [kind, cents]),
    isRentFirst: [data.rent_first, leases.find((one) => one.lease_id === lease_id)?.rent_first],
  };
}

describe('a payment in time [D21]', () => {
  it.each([
    ['North Carolina', [['late', 5_000]], true],
    ['Washington', [['late', 5_000]], true],
    ['Iowa', [['rent', 5_000]], undefined],
  ] as const)('in %s leaves %j open', async (state, open, is) => {
    expect(await paysJuly(state)).toEqual({ open, isRentFirst: [is, is] });
  });
});
