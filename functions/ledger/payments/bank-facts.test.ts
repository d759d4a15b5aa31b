import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseWorld, nora, openLeases, two } from '../../../test/support/test-world/leases';
import { postRentWith } from '../../jobs/post-rent';
import { endLease } from '../../leases/moves/lease-moves';
import { settleDeposit } from '../../leases/settlement/settle-deposit';
import { voidLease } from '../../leases/signing/void-lease';
import { logger } from '../../runtime/logger';
import { getLedger } from '../books/get-ledger';
import { addCharge } from '../charges/add-charge';
import { receivePayment } from './receive-payment';
import { returnPayment } from './return-payment';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent(two, { coSigners: [], tenants: [nora] });
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
});

const ledger = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data;
const today = () => testWorld.now().toISOString().slice(0, 10);
async function pays(chosen: { charge: number; cents: number }[] = []): Promise<string> {
  const check = { cents: 100_000, method: 'check', reference: '7', payer: 'Nora', hold_rest: false } as const;
  const body = { lease_id, ...check, received_on: today(), chosen };
  const { data } = await testWorld.perform(receivePayment, { ...testWorld.call(), body });
  return data.entry_id.replace('payment:', '');
}
const bounces = (payment_id: string) => {
  const facts = { payment_id, returned_on: today(), reason: 'NSF', fee_cents: 2_500 };
  return testWorld.perform(returnPayment, { ...testWorld.call(), body: { lease_id, ...facts } });
};

describe('what the bank did [D64]', () => {
  it('is taken of a void lease, which takes nothing else', async () => {
    const payment = await pays();
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: '' } });
    const other = { lease_id, kind: 'other', label: 'Key', due_on: today(), cents: 1_000 } as const;
    await expect(testWorld.perform(addCharge, { ...testWorld.call(), body: other })).rejects.toMatchObject({
      code: 'wrong-status',
    });
    await bounces(payment);
    expect(await ledger()).toMatchObject({
      status: 'void',
      prepaid: 0,
      open: [{ kind: 'nsf', cents: 2_500 }],
    });
  });

  it('is taken of a settled lease: the tenant owes the manager what was given back', async () => {
    const deposit = { lease_id, kind: 'deposit', label: '', due_on: today(), cents: 100_000 } as const;
    await testWorld.perform(addCharge, { ...testWorld.call(), body: { ...deposit, tenant_id: 'nora' } });
    const [{ charge = 0 } = {}] = (await ledger()).open;
    const payment = await pays([{ charge, cents: 100_000 }]);
    testWorld.goTo('2026-07-02T12:00:00.000Z');
    const end = { lease_id, day: '2026-07-01', why: 'agreement', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body: end });
    await postRentWith(() => testWorld.deps)();
    const { open } = await ledger();
    const waivers = open.map((one) => ({ charge: one.charge, cents: one.cents, reason: 'Agreed' }));
    await testWorld.perform(settleDeposit, {
      ...testWorld.call(),
      body: {
        lease_id,
        charges: [],
        waivers,
        refunded_cents: 100_000,
        owed_cents: 0,
        signed_by: 'Lena Hart',
        paid_out: { to: 'Nora', method: 'check', reference: '1' },
      },
    });
    await bounces(payment);
    expect(await ledger()).toMatchObject({
      status: 'settled',
      deposit_held: 0,
      open: [
        { kind: 'other', cents: 100_000 },
        { kind: 'nsf', cents: 2_500 },
      ],
    });
  });
});
