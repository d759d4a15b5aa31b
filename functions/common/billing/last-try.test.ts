import { expect, it } from 'vitest';
import { payingOrganization } from '../../../test/support/paying-organization';
import { openTestWorld } from '../../../test/support/test-world';
import { logger } from '../../runtime/logger';
import { OwnerAccount } from '../../table/billing/record';
import { put } from '../../table/db/writes';
import { applyAccount } from './apply-account';
import { applyProviderState } from './apply-subscription';

logger.setLogLevel('SILENT');

const asked = { organizationId: 'org_one', ownerId: 'own_ada' };

/** An owner's account that the provider says more of, while others write so many times before us. */
async function bankOf(others: number) {
  const testWorld = await openTestWorld();
  await testWorld.organization();
  await testWorld.owner({ ownerId: asked.ownerId });
  const kept = { accountId: 'acct_1', version: 1, missing: [], startedAt: '', updatedAt: '' };
  await testWorld.db.write(
    put(OwnerAccount, { ...asked, ...kept, detailsSubmitted: false, payoutsEnabled: false }),
  );
  const { connectedAccounts, payments } = testWorld.deps;
  let saves = 0;
  const deps = {
    ...testWorld.deps,
    payments: {
      ...payments,
      connectedAccount: async () => ({
        ...asked,
        accountId: 'acct_1',
        detailsSubmitted: true,
        payoutsEnabled: true,
        missing: [],
        disabledReason: undefined,
        bank: undefined,
      }),
    },
    connectedAccounts: {
      ...connectedAccounts,
      save: async (change: Parameters<typeof connectedAccounts.save>[0]) => {
        saves += 1;
        return saves > others && connectedAccounts.save(change);
      },
    },
  };
  const end = await applyAccount({ ...asked, now: testWorld.now() }, deps).then(
    () => 'done',
    ({ code }) => code,
  );
  return { end, saves, state: (await connectedAccounts.byOwner(asked))?.payoutsEnabled };
}

it('an owner’s bank state is taken over at the seventh write, and refused after eight that others overtook', async () => {
  expect(await bankOf(6)).toEqual({ end: 'done', saves: 7, state: true });
  expect(await bankOf(8)).toEqual({ end: 'conflict', saves: 8, state: false });
});

it('a plan is taken over at the seventh write, and refused after eight that others overtook', async () => {
  const { deps, subscriptionId, now } = await payingOrganization();
  const planOf = async (others: number) => {
    let writes = 0;
    const { subscriptions } = deps;
    const change = async (asChanged: Parameters<typeof subscriptions.change>[0]) => {
      writes += 1;
      return writes > others && subscriptions.change(asChanged);
    };
    const contended = { ...deps, subscriptions: { ...subscriptions, change } };
    const end = await applyProviderState({ subscriptionId, now: now() }, contended).then(
      (organization) => organization?.subscription.providerSubscriptionId === subscriptionId,
      ({ code }) => code,
    );
    return { end, writes };
  };
  expect(await planOf(8)).toEqual({ end: 'conflict', writes: 8 });
  expect(await planOf(6)).toEqual({ end: true, writes: 7 });
  expect(await planOf(0)).toEqual({ end: true, writes: 0 });
});
