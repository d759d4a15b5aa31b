import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '../../shared/wire/refusals';
import type { LeaseStand } from '../../test/support/stand/leases';
import { openSigned } from '../../test/support/stand/rented';
import { logger } from '../runtime/logger';
import { put } from '../table/db/writes';
import { type OnlinePayment, StoredHead } from '../table/ledger/record';
import { allLedgers, LedgerCheck } from '../table/ledger-checks/record';
import { checkLedgersWith } from './check-ledgers';

logger.setLogLevel('SILENT');

let stand: LeaseStand;
let lease_id: string;
beforeEach(async () => {
  ({ stand, lease_id } = await openSigned('2026-07-26T12:00:00.000Z'));
});

const check = () => checkLedgersWith(() => stand.deps)();
/** What is kept of the lease's ledger: the version that was checked, and what differs. */
const kept = async () => {
  const found = (await stand.all(LedgerCheck)).find(({ leaseId }) => leaseId === lease_id);
  return found && [found.version, found.differs];
};
const headVersion = async () => (await stand.all(StoredHead))[0]?.version;
/** Money of the ledger moved at the provider; it is read with what is given. */
const moved = (read: () => Promise<OnlinePayment[]>) => {
  const move = { organizationId: 'org_one', bookId: lease_id };
  vi.spyOn(stand.deps.payments, 'booksMovedSince').mockResolvedValueOnce([move]);
  vi.spyOn(stand.deps.ledgers, 'onlineOf').mockImplementationOnce(read);
};

describe('the nightly check', () => {
  it('asks the provider for what moved in four days', async () => {
    const asked = vi.spyOn(stand.deps.payments, 'booksMovedSince');
    await check();
    expect(asked.mock.calls).toEqual([['2026-07-22T12:00:00.000Z']]);
    asked.mockRestore();
  });

  it('fails once all is checked while the provider is away, and asks for what is missing the next night', async () => {
    vi.spyOn(stand.deps.payments, 'booksMovedSince').mockRejectedValueOnce(refuse('payments-away'));
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
    await stand.db.write(put(LedgerCheck, found));
    moved(() => Promise.reject(refuse('payments-away')));
    await expect(check()).rejects.toThrow('The payment provider could not be asked');
    expect(await kept()).toEqual([0, ['provider']]);
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
    expect(await kept()).toEqual([await headVersion(), []]);
  });

  it('fails at once with any other mistake', async () => {
    vi.spyOn(stand.deps.payments, 'booksMovedSince').mockRejectedValueOnce(new Error('no such key'));
    await expect(check()).rejects.toThrow('no such key');
    moved(() => Promise.reject(new Error('the table is away')));
    await expect(check()).rejects.toThrow('the table is away');
    expect(await kept()).toBeUndefined();
  });

  it('leaves a ledger that changes meanwhile for the next night', async () => {
    vi.spyOn(stand.deps.ledgers, 'whole').mockResolvedValueOnce(undefined);
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
    expect((await stand.all(LedgerCheck)).map(({ leaseId }) => leaseId)).toEqual([allLedgers]);
    await check();
    expect(await kept()).toEqual([await headVersion(), []]);
  });

  it('reads a ledger whole once it changed, or differed, or its money moved, and else not again', async () => {
    const whole = vi.spyOn(stand.deps.ledgers, 'whole');
    const reads = async () => {
      whole.mockClear();
      await check();
      return whole.mock.calls.length;
    };
    expect([await reads(), await reads()]).toEqual([1, 0]);
    moved(async () => []);
    expect([await reads(), await reads()]).toEqual([1, 0]);
    const [head] = await stand.all(StoredHead);
    if (!head) throw new Error('no ledger');
    await stand.db.write(put(StoredHead, { ...head, version: head.version + 1 }));
    expect([await reads(), await reads()]).toEqual([1, 0]);
    whole.mockRestore();
  });

  it('looks again at a ledger that differed until it does not, also without a change of it', async () => {
    const version = (await headVersion()) ?? 0;
    const found = { organizationId: 'org_one', leaseId: lease_id, version, at: '', differs: ['balances'] };
    await stand.db.write(put(LedgerCheck, found));
    const alarm = vi.spyOn(logger, 'error');
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
    expect(await kept()).toEqual([version, []]);
    expect(alarm).not.toHaveBeenCalled();
    alarm.mockRestore();
  });
});
