import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseWorld, nora, openLeases, two } from '../../../test/support/test-world/leases';
import { checkLedgersWith } from '../../jobs/check-ledgers';
import { postRentWith } from '../../jobs/post-rent';
import { logger } from '../../runtime/logger';
import { LedgerCheck } from '../../table/ledger-checks/record';
import { getLedger } from '../books/get-ledger';
import { receivePayment } from '../payments/receive-payment';
import { editCharge } from './edit-charge';
import { listBalances } from './list-balances';
import { recoverWriteOff } from './recover-write-off';
import { reverseCharge } from './reverse-charge';
import { writeOffCharges } from './write-off-charges';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
let lease_id: string;
/** A lease with the rents of July and August, 1,450.00 each. */
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = (await testWorld.draft()).lease_id;
  await testWorld.save(lease_id, {}, { coSigners: [] });
  await testWorld.send(lease_id);
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  testWorld.goTo('2026-08-10T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

const ledger = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data;
const off = async (charges: readonly { charge: number; cents: number }[], over = {}) => {
  const body = { lease_id, charges: [...charges], reason: 'Moved away', ...over };
  return (await testWorld.perform(writeOffCharges, { ...testWorld.call(), body })).data.entry_id;
};
const all = async () => (await ledger()).open.map(({ charge, cents }) => ({ charge, cents }));
const recover = async (entry_id: string) =>
  (
    await testWorld.perform(recoverWriteOff, {
      ...testWorld.call(),
      body: { lease_id, entry_id, reason: 'Paid' },
    })
  ).data.entry_id;
const lineOf = async (entry_id: string) => (await ledger()).lines.find((line) => line.entry_id === entry_id);

describe('bad debt [D67]', () => {
  it('is written off, shown as such, and recovered at its old due day', async () => {
    const before = await ledger();
    const source = await off(await all());
    expect(await ledger()).toMatchObject({ balance: 0, past_due: 0, open: [], written_off: 290_000 });
    const { leases } = (await listBalances({ ...testWorld.call(), query: {} }, testWorld.deps)).data;
    expect(leases).toMatchObject([{ lease_id, balance: 0, written_off: 290_000 }]);
    expect(await lineOf(source)).toMatchObject({ type: 'write-off', amount: -145_000, why: 'Moved away' });
    await recover(source);
    await recover(`${source}:2`);
    const after = await ledger();
    expect(after).toMatchObject({ balance: before.balance, past_due: before.past_due, open: before.open });
    expect(after).not.toHaveProperty('written_off');
    expect(await lineOf(source)).toMatchObject({ is_recovered: true });
    await checkLedgersWith(() => testWorld.deps)();
    expect((await testWorld.all(LedgerCheck)).every(({ differs }) => differs.length === 0)).toBe(true);
  });

  it('takes money that is held once it is recovered [D22]', async () => {
    const [first] = await all();
    const source = await off(first ? [first] : []);
    const check = { received_on: '2026-08-10', method: 'check', reference: '', payer: 'Nora' } as const;
    const body = { lease_id, cents: 160_000, ...check, hold_rest: false, chosen: [] };
    await testWorld.perform(receivePayment, { ...testWorld.call(), body });
    expect(await ledger()).toMatchObject({ prepaid: 15_000, open: [] });
    await recover(source);
    expect(await ledger()).toMatchObject({ prepaid: 0, open: [{ due: '2026-07-01', cents: 130_000 }] });
  });

  it('stays on its charge until it is recovered', async () => {
    const [first] = await all();
    const source = await off(first ? [{ ...first, cents: 45_000 }] : []);
    const entry_id = (await ledger()).lines.find(({ seq }) => seq === first?.charge)?.entry_id ?? '';
    const call = testWorld.call();
    const reversal = { ...call, body: { lease_id, entry_id, reason: '' } };
    const edit = { lease_id, entry_id, label: '', due_on: '2026-07-01', cents: 150_000, reason: '' };
    await expect(testWorld.perform(reverseCharge, reversal)).rejects.toMatchObject({ code: 'written-off' });
    await expect(testWorld.perform(editCharge, { ...call, body: edit })).rejects.toMatchObject({
      code: 'written-off',
    });
    await recover(source);
    await testWorld.perform(reverseCharge, reversal);
    await expect(recover(source)).rejects.toMatchObject({ code: 'already-reversed' });
  });

  it('refuses more than is open, what is no charge here, and a charge chosen twice', async () => {
    const [first = { charge: 0, cents: 0 }] = await all();
    await expect(off([{ ...first, cents: 145_001 }])).rejects.toMatchObject({ code: 'more-than-open' });
    await expect(off([{ ...first, charge: 99 }])).rejects.toMatchObject({ code: 'not-found' });
    await expect(off([first, first])).rejects.toMatchObject({ code: 'invalid' });
    await expect(recover('writeoff:pst_missing')).rejects.toMatchObject({ code: 'not-found' });
    const { lease_id: other } = await testWorld.draft(two);
    await expect(off([first], { lease_id: other })).rejects.toMatchObject({ code: 'not-found' });
  });
});
