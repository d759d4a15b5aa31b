import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rentCame } from '../../test/support/ledger/rent-came';
import type { Stand } from '../../test/support/stand';
import { propertyId } from '../../test/support/stand/portfolio';
import { openOwned } from '../../test/support/stand/rented';
import { logger } from '../runtime/logger';
import { OwnerAccount } from '../table/billing/record';
import { put } from '../table/db/writes';
import { OwnerTransfer } from '../table/transfers/record';
import { reverseOwnerMoney } from './reverse-owner-money';
import { transferToOwner } from './transfer-to-owner';

logger.setLogLevel('SILENT');

let stand: Stand;
let entry_id: string;
/** 700.00 of 1,000.00 of cleared rent was sent to the owner's account. */
beforeEach(async () => {
  stand = await openOwned();
  const account = { accountId: 'acct_1', version: 1, missing: [], startedAt: '', updatedAt: '' };
  const ready = { detailsSubmitted: true, payoutsEnabled: true };
  const owner = { organizationId: 'org_one', ownerId: 'own_ada' };
  await stand.db.write(put(OwnerAccount, { ...owner, ...account, ...ready }));
  await rentCame(stand, { on: '2026-07-02', method: 'card' });
  const body = { property_id: propertyId, owner_id: 'own_ada', cents: 70_000, seen_cents: 100_000, memo: '' };
  entry_id = (await stand.perform(transferToOwner, { ...stand.call(), body })).data.entry_id;
});

const takeBack = (requestId: string, key?: string) => {
  const once = key && { organizationId: 'org_one', scope: 'usr_head ledger', key, hash: 'body' };
  return stand.perform(reverseOwnerMoney, {
    ...{ ...stand.call(), requestId, ...(once && { once }) },
    body: { property_id: propertyId, entry_id, reason: 'Paid too early' },
  });
};
const tookBack = () =>
  [...stand.provider.transfers.values()].flatMap(({ back }) => back.map((one) => one.cents));
/** The process is killed once the provider has answered. */
const killed = () => vi.spyOn(stand.deps.ledgers, 'post').mockRejectedValueOnce(new Error('killed'));

describe('a transfer that a person takes back', () => {
  it('is taken back once by a call that is repeated after it broke off (R5, R6)', async () => {
    killed();
    await expect(takeBack('req-one', 'key')).rejects.toThrow('killed');
    expect(tookBack()).toEqual([70_000]);
    await takeBack('req-two', 'key');
    expect(tookBack()).toEqual([70_000]);
    expect(await stand.all(OwnerTransfer)).toMatchObject([{ state: 'returned', back: 70_000 }]);
    expect(await takeBack('req-three', 'key')).toEqual({ success: 1, data: { entry_id } });
    const logged = (await stand.audit()).filter(({ action }) => action === 'ledger.undo');
    expect(logged).toMatchObject([{ after: { amount: 70_000, reason: 'Paid too early' } }]);
  });

  it('is asked for anew by each call without a key', async () => {
    const asked = vi.spyOn(stand.deps.payments, 'takeTransferBack');
    stand.provider.refusesTransfer = 'refused';
    for (const id of ['req-one', 'req-two'])
      await expect(takeBack(id)).rejects.toMatchObject({ code: 'transfer-kept' });
    expect(asked.mock.calls.map(([{ attempt, cents }]) => [attempt, cents])).toEqual([
      ['req-one', 70_000],
      ['req-two', 70_000],
    ]);
    asked.mockRestore();
  });
});
