import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '../../shared/wire/refusals';
import type { LeaseWorld } from '../../test/support/test-world/leases';
import { openSigned } from '../../test/support/test-world/rented';
import { receivePayment } from '../ledger/payments/receive-payment';
import { logger } from '../runtime/logger';
import { put } from '../table/db/writes';
import { type OnlinePayment, StoredHead } from '../table/ledger/record';
import { allLedgers, LedgerCheck } from '../table/ledger-checks/record';
import { checkLedgersWith } from './check-ledgers';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  ({ testWorld, lease_id } = await openSigned('2026-07-26T12:00:00.000Z'));
});

const check = () => checkLedgersWith(() => testWorld.deps)();
/** What is kept of the lease's ledger: the version that was checked, and what differs. */
const kept = async () => {
  const found = (await testWorld.all(LedgerCheck)).find(({ leaseId }) => leaseId === lease_id);
  return found && [found.version, found.differs];
};
const headVersion = async () => (await testWorld.all(StoredHead))[0]?.version;
/** One that was begun and came to nothing. */
const aPayment = (): OnlinePayment => ({
  organizationId: 'org_one',
  leaseId: lease_id,
  paymentId: 'pay_one',
  cents: 5_000,
  state: 'failed',
  chosen: [],
  payer: { userId: 'usr_one', userRoleId: 'rol_one', name: 'Ada Vale' },
  begun: '2026-07-26',
  startedAt: '2026-07-26T09:00:00.000Z',
  until: '2026-07-26T10:00:00.000Z',
  customerId: 'cus_one',
});
/** Money of the ledger moved at the provider; it is read with what is given. */
const moved = (read: () => Promise<OnlinePayment[]>) => {
  const move = { organizationId: 'org_one', bookId: lease_id };
  vi.spyOn(testWorld.deps.payments, 'booksMovedSince').mockResolvedValueOnce([move]);
  vi.spyOn(testWorld.deps.ledgers, 'onlineOf').mockImplementationOnce(read);
};

describe('the nightly check', () => {
  it('asks the provider for what moved in four days', async () => {
    const asked = vi.spyOn(testWorld.deps.payments, 'booksMovedSince');
    await check();
    expect(asked.mock.calls).toEqual([['2026-07-22T12:00:00.000Z']]);
    asked.mockRestore();
  });

  it('fails once all is checked while the provider is away, and asks for what is missing the next night', async () => {
    vi.spyOn(testWorld.deps.payments, 'booksMovedSince').mockRejectedValueOnce(refuse('payments-away'));
    await expect(check()).rejects.toThrow('The payment provider could not be asked');
    expect(await kept()).toEqual([await headVersion(), []]);
    moved(() => Promise.reject(refuse('payments-away')));
    await expect(check()).rejects.toThrow('The payment provider could not be asked');
    expect(await kept()).toEqual([0, []]);
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
    expect(await kept()).toEqual([await headVersion(), []]);
  });

  it('keeps that a ledger differs from the provider while that cannot be asked', async () => {
    const found = { organizationId: 'org_one', leaseId: lease_id, version: 1, at: '', differs: ['provider'] };
    await testWorld.db.write(put(LedgerCheck, found));
    moved(() => Promise.reject(refuse('payments-away')));
    await expect(check()).rejects.toThrow('The payment provider could not be asked');
    expect(await kept()).toEqual([0, ['provider']]);
    moved(async () => [aPayment()]);
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
    expect(await kept()).toEqual([await headVersion(), []]);
  });

  it('fails at once with any other mistake', async () => {
    vi.spyOn(testWorld.deps.payments, 'booksMovedSince').mockRejectedValueOnce(new Error('no such key'));
    await expect(check()).rejects.toThrow('no such key');
    moved(() => Promise.reject(new Error('the table is away')));
    await expect(check()).rejects.toThrow('the table is away');
    expect(await kept()).toBeUndefined();
  });

  it('leaves a ledger that changes meanwhile for the next night', async () => {
    vi.spyOn(testWorld.deps.ledgers, 'whole').mockResolvedValueOnce(undefined);
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
    expect((await testWorld.all(LedgerCheck)).map(({ leaseId }) => leaseId)).toEqual([allLedgers]);
    await check();
    expect(await kept()).toEqual([await headVersion(), []]);
  });

  it('reads a ledger whole once it changed, or differed, or its money moved, and else not again', async () => {
    const whole = vi.spyOn(testWorld.deps.ledgers, 'whole');
    const reads = async () => {
      whole.mockClear();
      await check();
      return whole.mock.calls.length;
    };
    expect([await reads(), await reads()]).toEqual([1, 0]);
    moved(async () => [aPayment()]);
    expect([await reads(), await reads()]).toEqual([1, 0]);
    const [head] = await testWorld.all(StoredHead);
    if (!head) throw new Error('no ledger');
    await testWorld.db.write(put(StoredHead, { ...head, version: head.version + 1 }));
    expect([await reads(), await reads()]).toEqual([1, 0]);
    whole.mockRestore();
  });

  it('finds money that no payment of the table names, as after a restore, until it is written down', async () => {
    const said = vi.spyOn(logger, 'error');
    moved(async () => []);
    expect(await check()).toEqual({ organizations: 1, differing: 1 });
    expect(await check()).toEqual({ organizations: 1, differing: 1 });
    expect(said.mock.calls.map(([words]) => words)).toEqual(
      Array(2).fill('the provider moved money of a lease that names no payment'),
    );
    const facts = {
      lease_id,
      cents: 5_000,
      received_on: '2026-07-26',
      reference: 'pi_lost',
      payer: 'Ada Vale',
    };
    const body = { ...facts, method: 'transfer' as const, chosen: [], hold_rest: false };
    await testWorld.perform(receivePayment, { ...testWorld.call(), body });
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
    said.mockRestore();
  });

  it('is done in turns: a turn leaves who was looked at tonight, and ends before its time does', async () => {
    const turn = { turn: true };
    const hardly = { getRemainingTimeInMillis: () => 10_000 };
    const job = checkLedgersWith(() => testWorld.deps);
    expect(await job(turn, hardly)).toEqual({ organizations: 1, differing: 0, left: 1 });
    expect(await kept()).toBeUndefined();
    const heads = vi.spyOn(testWorld.deps.ledgers, 'heads');
    expect(await job(turn)).toEqual({ organizations: 1, differing: 0 });
    expect(await job(turn)).toEqual({ organizations: 1, differing: 0 });
    expect(heads).toHaveBeenCalledTimes(1);
    testWorld.goTo('2026-07-27T12:00:00.000Z');
    await job(turn);
    expect(heads).toHaveBeenCalledTimes(2);
    await check();
    expect(heads).toHaveBeenCalledTimes(3);
    heads.mockRestore();
  });

  it('looks again at a ledger that differed until it does not, also without a change of it', async () => {
    const version = (await headVersion()) ?? 0;
    const found = { organizationId: 'org_one', leaseId: lease_id, version, at: '', differs: ['balances'] };
    await testWorld.db.write(put(LedgerCheck, found));
    const alarm = vi.spyOn(logger, 'error');
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
    expect(await kept()).toEqual([version, []]);
    expect(alarm).not.toHaveBeenCalled();
    alarm.mockRestore();
  });
});
