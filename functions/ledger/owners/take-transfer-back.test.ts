import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rentCame } from '../../../test/support/ledger/rent-came';
import type { TestWorld } from '../../../test/support/test-world';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { openOwned } from '../../../test/support/test-world/rented';
import { logger } from '../../runtime/logger';
import { OwnerAccount } from '../../table/billing/record';
import { put } from '../../table/db/writes';
import { OwnerTransfer } from '../../table/transfers/record';
import { reverseOwnerMoney } from './reverse-owner-money';
import { transferToOwner } from './transfer-to-owner';

logger.setLogLevel('SILENT');

let testWorld: TestWorld;
let entry_id: string;
/** 700.00 of 1,000.00 of cleared rent was sent to the owner's account. */
beforeEach(async () => {
  testWorld = await openOwned();
  const account = { accountId: 'acct_1', version: 1, missing: [], startedAt: '', updatedAt: '' };
  const ready = { detailsSubmitted: true, payoutsEnabled: true };
  const owner = { organizationId: 'org_one', ownerId: 'own_ada' };
  await testWorld.db.write(put(OwnerAccount, { ...owner, ...account, ...ready }));
  await rentCame(testWorld, { on: '2026-07-02', method: 'card' });
  const body = { property_id: propertyId, owner_id: 'own_ada', cents: 70_000, seen_cents: 100_000, memo: '' };
  entry_id = (await testWorld.perform(transferToOwner, { ...testWorld.call(), body })).data.entry_id;
});

const takeBack = (requestId: string, key?: string) => {
  const once = key && { organizationId: 'org_one', scope: 'usr_head ledger', key, hash: 'body' };
  return testWorld.perform(reverseOwnerMoney, {
    ...testWorld.call(),
    requestId,
    ...(once && { once }),
    body: { property_id: propertyId, entry_id, reason: 'Paid too early' },
  });
};
const tookBack = () =>
  [...testWorld.provider.transfers.values()].flatMap(({ back }) => back.map((one) => one.cents));
/** The process is killed once the provider has answered. */
const killed = () => vi.spyOn(testWorld.deps.ledgers, 'post').mockRejectedValueOnce(new Error('killed'));

describe('a transfer that a person takes back', () => {
  it('is taken back once by a call that is repeated after it broke off (R5, R6)', async () => {
    killed();
    await expect(takeBack('req-one', 'key')).rejects.toThrow('killed');
    expect(tookBack()).toEqual([70_000]);
    await takeBack('req-two', 'key');
    expect(tookBack()).toEqual([70_000]);
    expect(await testWorld.all(OwnerTransfer)).toMatchObject([{ state: 'returned', back: 70_000 }]);
    expect(await takeBack('req-three', 'key')).toEqual({ success: 1, data: { entry_id } });
    const logged = (await testWorld.audit()).filter(({ action }) => action === 'ledger.undo');
    expect(logged).toMatchObject([{ after: { amount: 70_000, reason: 'Paid too early' } }]);
  });

  it('is asked for anew by each call without a key', async () => {
    const asked = vi.spyOn(testWorld.deps.payments, 'takeTransferBack');
    testWorld.provider.refusesTransfer = 'refused';
    for (const id of ['req-one', 'req-two'])
      await expect(takeBack(id)).rejects.toMatchObject({ code: 'transfer-kept' });
    expect(asked.mock.calls.map(([{ attempt, cents }]) => [attempt, cents])).toEqual([
      ['req-one', 70_000],
      ['req-two', 70_000],
    ]);
    asked.mockRestore();
  });
});
