import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseWorld, nora, one, openLeases, two } from '../../test/support/test-world/leases';
import { closeBooks } from '../ledger/books/close-books';
import { getLedger } from '../ledger/books/get-ledger';
import { assessLateFees } from '../ledger/charges/assess-late-fees';
import { receivePayment } from '../ledger/payments/receive-payment';
import { getFeeRun } from '../ledger/runs/get-fee-run';
import { listFeeRuns } from '../ledger/runs/list-fee-runs';
import { undoFeeRun } from '../ledger/runs/undo-fee-run';
import { changeFeeSettings } from '../profile/change-fee-settings';
import { logger } from '../runtime/logger';
import { Notification } from '../table/notifications/record';
import { OutboxEntry } from '../table/outbox/record';
import { Property } from '../table/properties/record';
import { chargeLateFeesWith } from './charge-late-fees';
import { postRentWith } from './post-rent';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
const leases: string[] = [];

/** Two leases in Iowa with a fee of 50.00 and 5.00 more each week; July is late since the 7th. */
beforeEach(async () => {
  testWorld = await openLeases();
  leases.length = 0;
  for (const unit of [one, two]) {
    const { lease_id } = await testWorld.draft(unit);
    const fee = { kind: 'flat', cents: 5_000 } as const;
    const repeats = { every: 'week', cents: 500 } as const;
    const late = { fee, repeats, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent' as const] };
    await testWorld.save(lease_id, { late }, { coSigners: [] });
    await testWorld.send(lease_id);
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    leases.push(lease_id);
  }
  testWorld.goTo('2026-07-02T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

type Mode = 'off' | 'remind' | 'automatic';
let version = 0;
beforeEach(() => {
  version = 0;
});
const set = async (late_fees: Mode, instant: string) => {
  testWorld.goTo(instant);
  const body = { version, late_fees };
  version = (await testWorld.perform(changeFeeSettings, { ...testWorld.call(), body })).data.version;
};
const run = async (instant: string) => {
  testWorld.goTo(instant);
  await postRentWith(() => testWorld.deps)();
  return chargeLateFeesWith(() => testWorld.deps)();
};
const balanceOf = async (leaseId = '') =>
  (await getLedger({ ...testWorld.call(), params: { leaseId }, query: {} }, testWorld.deps)).data.balance;
const balances = () => Promise.all(leases.map((leaseId) => balanceOf(leaseId)));
const rent = 145_000;
const runs = async () => (await listFeeRuns(testWorld.call(), testWorld.deps)).data.runs;
const told = async () =>
  (await testWorld.all(Notification)).flatMap(({ title, link }) =>
    /late fee/.test(title) ? [[title, link]] : [],
  );
const nineInIowa = '2026-07-07T14:00:00.000Z';
const runId = 'late:2026-07-07:America/Chicago';

describe('late fees that charge themselves', () => {
  it('do so at 9 AM at the property, once, and are reported with their run [D19] [D62]', async () => {
    await set('automatic', '2026-07-02T13:00:00.000Z');
    expect(await run('2026-07-07T13:59:00.000Z')).toEqual({ charged: 0 });
    expect(await run(nineInIowa)).toEqual({ charged: 2 });
    expect(await balances()).toEqual([rent + 5_000, rent + 5_000]);
    for (const again of [nineInIowa, '2026-07-07T15:00:00.000Z', '2026-07-08T14:00:00.000Z'])
      expect(await run(again)).toEqual({ charged: 0 });
    expect(await told()).toEqual([
      ['2 late fees charged, $100.00', `/late-fees?run=${encodeURIComponent(runId)}`],
    ]);
    const mails = (await testWorld.all(OutboxEntry)).filter(
      ({ message }) => message.kind === 'notification' && /late fee/.test(message.text.title),
    );
    expect(mails).toHaveLength(1);
    expect(await runs()).toMatchObject([{ run: runId, by: 'Automatic', count: 2, cents: 10_000 }]);
  });

  it('grow as the lease says, and are undone as a whole: the job leaves such a month to a person [D18] [D62]', async () => {
    await set('automatic', '2026-07-02T13:00:00.000Z');
    await run(nineInIowa);
    expect(await run('2026-07-14T14:00:00.000Z')).toEqual({ charged: 2 });
    expect(await balances()).toEqual([rent + 5_500, rent + 5_500]);
    const body = { run: 'late:2026-07-14:America/Chicago', lease_ids: leases };
    const { data } = await testWorld.perform(undoFeeRun, { ...testWorld.call(), body });
    expect(data).toMatchObject({ undone: [{}, {}], skipped: [] });
    expect(await balances()).toEqual([rent + 5_000, rent + 5_000]);
    expect(await run('2026-07-21T14:00:00.000Z')).toEqual({ charged: 0 });
    expect(await run('2026-08-07T14:00:00.000Z')).toEqual({ charged: 2 });
  });

  it('begin with what becomes late on the day of the switch, never before [D18]', async () => {
    await set('automatic', '2026-07-08T05:00:00.000Z');
    expect(await run('2026-07-08T14:00:00.000Z')).toEqual({ charged: 0 });
    expect(await run('2026-07-14T14:00:00.000Z')).toEqual({ charged: 0 });
    await set('off', '2026-07-20T12:00:00.000Z');
    await set('automatic', '2026-07-21T12:00:00.000Z');
    expect(await run('2026-08-07T14:00:00.000Z')).toEqual({ charged: 2 });
    expect(await balances()).toEqual([2 * rent + 5_000, 2 * rent + 5_000]);
  });

  it('begin on the very day when the switch is set later that day', async () => {
    await set('automatic', '2026-07-07T20:00:00.000Z');
    expect(await run('2026-07-07T20:30:00.000Z')).toEqual({ charged: 2 });
  });

  it('are none while the switch is off, and of a property that has its own [D62]', async () => {
    expect(await run(nineInIowa)).toEqual({ charged: 0 });
    await set('automatic', '2026-07-20T12:00:00.000Z');
    const { propertyId: property_id } = (await testWorld.all(Property))[0] ?? {
      propertyId: '',
    };
    const own = { property_id, version: 0, late_fees: 'off' as const };
    await testWorld.perform(changeFeeSettings, { ...testWorld.call(), body: own });
    expect(await run('2026-08-07T14:00:00.000Z')).toEqual({ charged: 0 });
    testWorld.goTo('2026-08-09T12:00:00.000Z');
    const back = { property_id, version: 1, late_fees: 'inherit' as const };
    await testWorld.perform(changeFeeSettings, { ...testWorld.call(), body: back });
    expect(await run('2026-08-09T14:00:00.000Z')).toEqual({ charged: 0 });
    expect(await run('2026-09-07T14:00:00.000Z')).toEqual({ charged: 2 });
  });

  it('are not charged to who paid in time, nor again to whom a person charged them [D17]', async () => {
    await set('automatic', '2026-07-02T13:00:00.000Z');
    const [paid = '', charged = ''] = leases;
    const check = { cents: rent, method: 'check', reference: '7', payer: 'Nora' } as const;
    const received = { lease_id: paid, ...check, received_on: '2026-07-02', chosen: [], hold_rest: false };
    await testWorld.perform(receivePayment, { ...testWorld.call(), body: received });
    testWorld.goTo('2026-07-07T12:00:00.000Z');
    const late = { lease_id: charged, entry_ids: [`rent:2026-07:${charged}:rent:2026-07-01`] };
    const body = { run: 'a'.repeat(32), leases: [late] };
    await testWorld.perform(assessLateFees, { ...testWorld.call(), body });
    expect(await run(nineInIowa)).toEqual({ charged: 0 });
    expect(await balances()).toEqual([0, rent + 5_000]);
    expect(await told()).toEqual([]);
  });

  it('that cannot be charged are left out with the reason, and reported [D7] [D62]', async () => {
    await set('automatic', '2026-07-02T13:00:00.000Z');
    testWorld.goTo('2026-07-10T12:00:00.000Z');
    const closing = { through: '2026-07-08', reason: '' };
    await testWorld.perform(closeBooks, { ...testWorld.call(), body: closing });
    expect(await run(nineInIowa)).toEqual({ charged: 0 });
    const query = { run: runId };
    const { data } = await getFeeRun({ ...testWorld.call(), query }, testWorld.deps);
    expect(data.fees.map(({ cents, why }) => [cents, why])).toEqual([
      [0, 'This period is closed. Choose a later day.'],
      [0, 'This period is closed. Choose a later day.'],
    ]);
    expect((await told()).map(([title]) => title)).toEqual(['2 late fees couldn’t be charged']);
  });

  it('are said to be ready, and not charged, for who wants to be reminded [D62]', async () => {
    await set('remind', '2026-07-02T13:00:00.000Z');
    expect(await run(nineInIowa)).toEqual({ charged: 0 });
    expect(await run('2026-07-08T14:00:00.000Z')).toEqual({ charged: 0 });
    expect(await told()).toEqual([['2 late fees ready to charge, $100.00', '/late-fees']]);
    expect(await balances()).toEqual([rent, rent]);
    expect(await runs()).toEqual([]);
  });

  it('go on in the next hour when a lease failed, without a second fee [D3]', async () => {
    await set('automatic', '2026-07-02T13:00:00.000Z');
    testWorld.goTo(nineInIowa);
    const [broken = ''] = leases;
    const { ledgers } = testWorld.deps;
    const book: typeof ledgers.book = (asked) => {
      if (asked.leaseId === broken && asked.late) throw new Error('Not now');
      return ledgers.book(asked);
    };
    const failing = chargeLateFeesWith(() => ({ ...testWorld.deps, ledgers: { ...ledgers, book } }));
    await expect(failing()).rejects.toThrow('Late fees of 1 leases failed');
    expect(await told()).toEqual([]);
    expect(await run('2026-07-07T15:00:00.000Z')).toEqual({ charged: 1 });
    expect(await runs()).toMatchObject([{ run: runId, count: 2 }]);
    expect((await told()).map(([title]) => title)).toEqual(['2 late fees charged, $100.00']);
  });
});
