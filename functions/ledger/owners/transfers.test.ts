import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { charge } from '../../../shared/domain/ledger/rent/charges';
import { receive } from '../../../shared/domain/ledger/rent/payments';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../../test/support/test-world';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { applyTransfer } from '../../common/ledger/apply-transfer';
import { checkLedgersWith } from '../../jobs/check-ledgers';
import { sweepPayments } from '../../jobs/sweep-payment-events';
import { appliesWith } from '../../payments/applies';
import { handleEvent } from '../../payments/handle-event';
import { logger } from '../../runtime/logger';
import { OwnerAccount } from '../../table/billing/record';
import { put } from '../../table/db/writes';
import { LedgerCheck } from '../../table/ledger-checks/record';
import { OutboxEntry } from '../../table/outbox/record';
import { OwnerTransfer } from '../../table/transfers/record';
import { listCashEntries } from '../bank/list-cash-entries';
import { closeBooks } from '../books/close-books';
import { getPropertyMoney } from './get-property-money';
import { recordPayout } from './record-payout';
import { reverseOwnerMoney } from './reverse-owner-money';
import { transferToOwner } from './transfer-to-owner';

logger.setLogLevel('SILENT');

type Body = InputOf<(typeof rows)['transferToOwner']>['body'];

let testWorld: TestWorld;
const shares = [
  { ownerId: 'own_ada', percentage: 60 },
  { ownerId: 'own_ben', percentage: 40 },
];

beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}], shares });
  await testWorld.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  await testWorld.owner({ ownerId: 'own_ben', firstName: 'Ben' });
  testWorld.goTo('2026-07-03T12:00:00.000Z');
  await account('own_ada', true);
  await rent('a', { method: 'card', clears: '2026-07-03' });
  await rent('b', { method: 'check' });
});

const account = (ownerId: string, payoutsEnabled: boolean) =>
  testWorld.db.write(
    put(OwnerAccount, {
      organizationId: 'org_one',
      ownerId,
      accountId: `acct_${ownerId}`,
      version: 1,
      missing: [],
      detailsSubmitted: true,
      payoutsEnabled,
      startedAt: '',
      updatedAt: '',
    }),
  );

/** 1,000.00 of rent that came on 2 July. */
async function rent(id: string, how: { method: 'card' | 'check'; clears?: string }) {
  const key = { organizationId: 'org_one', propertyId, leaseId: 'lse_one' };
  const on = '2026-07-02';
  const claim = { kind: 'rent', label: '', due: on, to: 'owner', cents: 100_000 } as const;
  const paid = { payment: id, cents: 100_000, reference: '', payer: '', chosen: [], ...how };
  const steps = [
    () => charge({ source: `charge:${id}`, on }, claim),
    (book: Parameters<typeof receive>[0]) =>
      receive(book, { source: `payment:${id}`, on }, { ...paid, isAutomatic: true, shares: () => shares }),
  ];
  for (const step of steps) {
    const before = await testWorld.deps.ledgers.book({ ...key, payments: 'all' });
    const posted = post(before.book, step(before.book));
    if (isRefused(posted)) throw new Error(posted.refused);
    const shown = { unitId: '', unitNumber: '1A', propertyTitle: 'Maple Court', tenants: ['Nora'] };
    const actor = { by: '', at: testWorld.now().toISOString(), requestId: '' };
    await testWorld.deps.ledgers.post({ before, posted, shown, actor });
  }
}

const once = (key: string, hash = 'body') => ({
  once: { organizationId: 'org_one', scope: 'usr_head ledger', key, hash },
});
const money = async () =>
  (await getPropertyMoney({ ...testWorld.call(), params: { propertyId }, query: {} }, testWorld.deps)).data;
const send = async (over: Partial<Body> = {}, more = {}, who: Partial<Viewer> = {}) => {
  const body = { property_id: propertyId, owner_id: 'own_ada', cents: 70_000, seen_cents: 100_000, memo: '' };
  const { data } = await testWorld.perform(transferToOwner, {
    ...testWorld.call(who),
    ...more,
    body: { ...body, ...over },
  });
  return data.entry_id;
};
const takeBack = (entry_id: string) =>
  testWorld.perform(reverseOwnerMoney, {
    ...testWorld.call(),
    body: { property_id: propertyId, entry_id, reason: 'Paid too early' },
  });
const transfers = () => testWorld.all(OwnerTransfer);
const atProvider = () => [...testWorld.provider.transfers.values()];
/** The sweep queues what waits, and the worker handles it. */
async function sweep(seconds = 601) {
  testWorld.wait(seconds);
  await sweepPayments()(() => testWorld.deps)();
  for (const eventId of testWorld.queued.splice(0))
    await handleEvent(eventId, { deps: testWorld.deps, applies: appliesWith(testWorld.deps) });
}
/** The provider takes cents back, and its event is handled. */
async function comesBack(cents: number) {
  const [transfer] = atProvider();
  if (!transfer) throw new Error('nothing was sent');
  testWorld.provider.takeBack(transfer.providerId, cents, testWorld.now());
  await applyTransfer({ ...transfer, now: testWorld.now() }, testWorld.deps);
}

describe('a transfer to an owner', () => {
  it('takes cleared money at the provider, is told to the owner, and lowers what is left [D30] [D44]', async () => {
    const before = (await money()).owners;
    expect(before.map((one) => [one.distributable, one.transferable])).toEqual([
      [120_000, 100_000],
      [80_000, 80_000],
    ]);
    const source = await send();
    expect(atProvider()).toMatchObject([
      { accountId: 'acct_own_ada', cents: 70_000, organizationId: 'org_one', propertyId },
    ]);
    const { owners, lines } = await money();
    expect(owners.map((one) => [one.balance, one.distributable, one.transferable])).toEqual([
      [50_000, 50_000, 30_000],
      [80_000, 80_000, 30_000],
    ]);
    expect(lines).toMatchObject([
      { entry_id: source, cents: -70_000, method: 'provider', transfer: { state: 'sent', back: 0 } },
    ]);
    expect(await testWorld.told('rol_ada')).toEqual(['A payment to your bank account is pending']);
    expect((await testWorld.audit()).slice(0, 2).map(({ action }) => action)).toEqual([
      'ledger.transfer',
      'ledger.distribution',
    ]);
    expect((await testWorld.audit())[0]?.by).toMatchObject({ process: 'payment provider' });
  });

  it('is told by mail to an owner without a login', async () => {
    await account('own_ben', true);
    await send({ owner_id: 'own_ben', cents: 10_000, seen_cents: 80_000 });
    const mails = (await testWorld.all(OutboxEntry)).map(({ message }) => message);
    expect(mails).toMatchObject([
      { ownerId: 'own_ben', text: { title: 'A payment to your bank account is pending' } },
    ]);
  });

  it('is refused for money that has not cleared, for other figures than were seen, and without a bank', async () => {
    await rent('c', { method: 'card', clears: '2026-07-04' });
    await expect(send({ cents: 100_001 })).rejects.toMatchObject({ code: 'more-than-distributable' });
    await expect(send({ seen_cents: 99_999 })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await expect(send({ owner_id: 'own_cy' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(send({ owner_id: 'own_ben' })).rejects.toMatchObject({ code: 'owner-not-payable' });
    await account('own_ben', false);
    await expect(send({ owner_id: 'own_ben' })).rejects.toMatchObject({ code: 'owner-not-payable' });
    await expect(send({}, {}, { organizationId: 'org_two' })).rejects.toMatchObject({ code: 'not-found' });
    expect([await transfers(), atProvider()]).toEqual([[], []]);
  });

  it('is one for two devices, and for a call that is repeated ten times [D3] (R5)', async () => {
    const both = await Promise.allSettled([send({}, once('one')), send({}, once('two'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(atProvider()).toHaveLength(1);
    const again = { cents: 1_000, seen_cents: 30_000 };
    const sources = await Promise.all(Array.from({ length: 10 }, () => send(again, once('three'))));
    expect(new Set(sources).size).toBe(1);
    expect(atProvider().map(({ cents }) => cents)).toEqual([70_000, 1_000]);
    await expect(send({ ...again, cents: 900 }, once('three'))).rejects.toMatchObject({ code: 'key-reused' });
    expect((await money()).lines).toHaveLength(2);
  });

  it('stays reserved while the provider is away, and is sent once when it is back (R6)', async () => {
    testWorld.provider.isAway = true;
    const source = await send({}, once('one'));
    expect((await money()).lines).toMatchObject([{ transfer: { state: 'sending' } }]);
    await expect(takeBack(source)).rejects.toMatchObject({ code: 'transfer-moving' });
    expect(await send({}, once('one'))).toBe(source);
    testWorld.provider.isAway = false;
    expect(atProvider()).toEqual([]);
    const [transfer] = await transfers();
    const asked = { organizationId: 'org_one', propertyId, transferId: transfer?.transferId ?? '' };
    const apply = () => applyTransfer({ ...asked, now: testWorld.now() }, testWorld.deps);
    await expect(apply()).rejects.toMatchObject({ code: 'transfer-moving' });
    testWorld.wait(600);
    const runs = await Promise.allSettled([apply(), apply(), apply()]);
    expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
    await sweep();
    expect([atProvider().length, await transfers()]).toMatchObject([1, [{ state: 'sent' }]]);
    expect(await testWorld.told('rol_ada')).toHaveLength(1);
    expect(await testWorld.deps.paymentEvents.pending({ limit: 9 })).toEqual([]);
  });

  it.each([1, 2, 3])(
    'is one when the reply is lost or the process is killed at call %i (R6, R7)',
    async (at) => {
      const killed = () => {
        throw new Error('killed');
      };
      if (at === 1) testWorld.provider.onTransfer = killed;
      else testWorld.provider.failsIn = at - 1;
      await send({}, once('one')).catch(() => undefined);
      testWorld.provider.onTransfer = undefined;
      testWorld.provider.failsIn = at === 3 ? 2 : 0;
      await sweep().catch(() => undefined);
      await sweep(25 * 3_600);
      await sweep(25 * 3_600);
      expect(atProvider()).toHaveLength(1);
      expect(await transfers()).toMatchObject([{ state: 'sent', back: 0 }]);
      expect((await money()).owners[0]).toMatchObject({ balance: 50_000 });
    },
  );

  it('that the provider refuses takes its entry back, says so, and tells the head [D2]', async () => {
    testWorld.provider.refusesTransfer = 'account';
    await expect(send({}, once('one'))).rejects.toMatchObject({ code: 'transfer-refused' });
    await expect(send({}, once('one'))).rejects.toMatchObject({ code: 'transfer-refused' });
    expect(await testWorld.told()).toEqual(['$700.00 couldn’t be sent to Ada Byron']);
    const { owners, lines } = await money();
    expect(owners[0]).toMatchObject({ balance: 120_000, transferable: 100_000 });
    expect(lines).toMatchObject([
      { type: 'reversal', why: 'The owner’s account cannot receive money' },
      { is_reversed: true, transfer: { state: 'failed', failure: 'account' } },
    ]);
    testWorld.provider.refusesTransfer = undefined;
    await sweep();
    expect(atProvider()).toEqual([]);
  });

  it('that the provider takes back in parts is posted once each, whatever comes twice [D31]', async () => {
    await send();
    await comesBack(20_000);
    expect(await transfers()).toMatchObject([{ state: 'sent', back: 20_000 }]);
    const [transfer] = atProvider();
    const again = { organizationId: 'org_one', propertyId, transferId: transfer?.transferId ?? '' };
    await Promise.all([1, 2].map(() => applyTransfer({ ...again, now: testWorld.now() }, testWorld.deps)));
    expect((await money()).owners[0]).toMatchObject({ balance: 70_000, transferable: 50_000 });
    expect(await testWorld.told()).toEqual(['$200.00 sent to Ada Byron came back']);
    await comesBack(50_000);
    expect(await transfers()).toMatchObject([{ state: 'returned', back: 70_000 }]);
    expect((await money()).owners[0]?.balance).toBe(120_000);
  });

  it('that came back on a day that is closed by now is posted on the first open one [D7]', async () => {
    await send();
    const [transfer] = atProvider();
    if (!transfer) throw new Error('nothing was sent');
    testWorld.provider.takeBack(transfer.providerId, 100, testWorld.now());
    testWorld.wait(3 * 86_400);
    const body = { through: '2026-07-04', reason: '' };
    await testWorld.perform(closeBooks, { ...testWorld.call(), body });
    await applyTransfer({ ...transfer, now: testWorld.now() }, testWorld.deps);
    expect((await money()).lines[0]).toMatchObject({ type: 'distribution', cents: 100, on: '2026-07-05' });
  });

  it('is taken back by a person through the provider, or not at all [D30]', async () => {
    const source = await send();
    testWorld.provider.refusesTransfer = 'refused';
    await expect(takeBack(source)).rejects.toMatchObject({ code: 'transfer-kept' });
    expect((await money()).lines).toHaveLength(1);
    testWorld.provider.refusesTransfer = undefined;
    await takeBack(source);
    expect(await transfers()).toMatchObject([{ state: 'returned', back: 70_000 }]);
    const { owners, lines } = await money();
    expect(owners[0]?.balance).toBe(120_000);
    await expect(takeBack(source)).rejects.toMatchObject({ code: 'already-reversed' });
    await expect(takeBack(lines[0]?.entry_id ?? '')).rejects.toMatchObject({ code: 'already-reversed' });
  });
});

describe('the nightly comparison with the provider', () => {
  const check = () => checkLedgersWith(() => testWorld.deps)();
  const checked = async () => {
    await check();
    return (await testWorld.all(LedgerCheck)).find(({ leaseId }) => leaseId === propertyId)?.differs;
  };
  const found = () => {
    testWorld.wait(2 * 3_600);
    return checked();
  };

  it('has each transfer on both sides, whatever came back and whatever the bank got [D8] [D30]', async () => {
    const source = await send();
    const body = { property_id: propertyId, cents: 5_000, paid_on: '2026-07-03', reference: '', memo: '' };
    const { data } = await testWorld.perform(recordPayout, { ...testWorld.call(), body });
    expect(await found()).toEqual([]);
    await comesBack(20_000);
    await takeBack(data.entry_id);
    expect(await found()).toEqual([]);
    await takeBack(source);
    expect(await found()).toEqual([]);
  });

  it('finds one that never reached the provider, or is in no book of ours, or that came back unheard [D8] [D30]', async () => {
    await send();
    const [sent] = atProvider();
    if (!sent) throw new Error('nothing was sent');
    expect(await found()).toEqual([]);
    testWorld.provider.transfers.delete(sent.providerId);
    await send({ cents: 1_000, seen_cents: 30_000 });
    expect(await found()).toEqual(['provider']);
    testWorld.provider.transfers.set(sent.providerId, sent);
    expect(await found()).toEqual([]);
    const orphan = { ...sent, providerId: 'tr_x', transferId: 'pst_x', at: testWorld.now().toISOString() };
    testWorld.provider.transfers.set('tr_x', orphan);
    expect(await found()).toEqual(['provider']);
    testWorld.wait(30 * 86_400);
    expect(await found()).toEqual(['provider']);
    testWorld.provider.transfers.delete('tr_x');
    expect(await found()).toEqual([]);
    testWorld.provider.takeBack(sent.providerId, 100, testWorld.now());
    expect(await found()).toEqual(['provider']);
  });

  it('finds one to an owner to whom no book of ours sent any [D8] [D30]', async () => {
    await account('own_ben', true);
    await send();
    const [sent] = atProvider();
    if (!sent) throw new Error('nothing was sent');
    expect(await found()).toEqual([]);
    const toBen = { providerId: 'tr_x', transferId: 'pst_x', accountId: 'acct_own_ben' };
    testWorld.provider.transfers.set('tr_x', { ...sent, ...toBen, at: testWorld.now().toISOString() });
    expect(await found()).toEqual(['provider']);
  });

  it('does not take one for lost that is on its way, or of another property, and asks again [D8]', async () => {
    testWorld.provider.isAway = true;
    await send();
    testWorld.provider.isAway = false;
    expect(await checked()).toEqual([]);
    expect(await found()).toEqual(['provider']);
    await sweep();
    expect(await found()).toEqual([]);
    const [sent] = atProvider();
    if (!sent) throw new Error('nothing was sent');
    testWorld.provider.transfers.set('tr_x', { ...sent, providerId: 'tr_x', propertyId: 'prp_two' });
    testWorld.provider.transfers.set('tr_y', { ...sent, providerId: 'tr_y', organizationId: 'org_two' });
    expect(await found()).toEqual([]);
  });
});

describe('a payout of the provider to the bank', () => {
  const payOut = (over = {}, more = {}) =>
    testWorld.perform(recordPayout, {
      ...testWorld.call(),
      ...more,
      body: {
        property_id: propertyId,
        cents: 60_000,
        paid_on: '2026-07-03',
        reference: 'PO 7',
        memo: '',
        ...over,
      },
    });

  it('moves what has cleared there to the bank, once; nobody’s balance changes, and a bank line finds it [D3] [D8] [D30]', async () => {
    const before = await money();
    expect(before.at_provider).toBe(100_000);
    await expect(payOut({ cents: 100_001 })).rejects.toMatchObject({
      code: 'more-than-distributable',
      details: { fields: { cents: 'At most $1,000.00 is possible' } },
    });
    await expect(payOut({ paid_on: '2026-07-04' })).rejects.toMatchObject({ code: 'bad-day' });
    const { data } = await payOut({}, once('payout'));
    expect(await payOut({}, once('payout'))).toMatchObject({ data });
    const after = await money();
    expect(after.at_provider).toBe(40_000);
    expect(after.owners.map(({ balance, distributable }) => [balance, distributable])).toEqual(
      before.owners.map(({ balance, distributable }) => [balance, distributable]),
    );
    expect(after.lines).toMatchObject([
      { type: 'payout', cents: 0, moved: 60_000, method: 'transfer', reference: 'PO 7' },
    ]);
    const query = { from: '2026-07-03', to: '2026-07-03' };
    const { data: cash } = await listCashEntries({ ...testWorld.call(), query }, testWorld.deps);
    expect(cash.entries).toMatchObject([{ entry_id: data.entry_id, cents: 60_000, reference: 'PO 7' }]);
    await payOut({ cents: 40_000 });
    await expect(payOut({ cents: 1 })).rejects.toMatchObject({ code: 'more-than-distributable' });
    await takeBack(data.entry_id);
    expect((await money()).at_provider).toBe(60_000);
  });
});
