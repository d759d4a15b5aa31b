import { expect, it } from 'vitest';
import { openTestWorld } from '../../../test/support/test-world';
import { OwnerAccount } from '../../table/billing/record';
import { put } from '../../table/db/writes';
import { Share } from '../../table/properties/record';
import { applyAccount } from './apply-account';

it('a share that is added while an owner’s bank state is written is marked too', async () => {
  const testWorld = await openTestWorld();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}], shares: [{ ownerId: 'own_ada', percentage: 100 }] });
  await testWorld.owner({ ownerId: 'own_ada' });
  const asked = { organizationId: 'org_one', ownerId: 'own_ada' };
  const account: OwnerAccount = {
    ...asked,
    accountId: 'acct_1',
    version: 1,
    missing: [],
    startedAt: '',
    updatedAt: '',
    detailsSubmitted: false,
    payoutsEnabled: false,
  };
  await testWorld.db.write(put(OwnerAccount, account));
  const [owner] = await testWorld.owners();
  if (!owner) throw new Error('no owner');
  const said = { ...account, detailsSubmitted: true, payoutsEnabled: true };
  const connectedAccount = async () => ({ ...said, disabledReason: undefined, bank: undefined });
  const deps = { ...testWorld.deps, payments: { ...testWorld.deps.payments, connectedAccount } };
  const readBefore = { owner, account, shares: [] };
  await applyAccount({ ...asked, now: testWorld.now(), found: readBefore }, deps);
  expect((await testWorld.all(Share)).map(({ bankReady }) => bankReady)).toEqual([true]);
});
