import { describe, expect, it } from 'vitest';
import { refuse } from '../../../shared/wire/refusals';
import { payingOrganization } from '../../../test/support/paying-organization';
import type { Deps } from '../../runtime/deps/deps';
import { logger } from '../../runtime/logger';
import { applyProviderState } from './apply-subscription';
import { readOurSide } from './our-side';

logger.setLogLevel('SILENT');

async function paying() {
  const testWorld = await payingOrganization();
  const ourSide = async () => {
    const read = await readOurSide('org_one', testWorld.deps);
    if (!read) throw new Error('the organization is gone');
    return read;
  };
  const { subscriptionId, now } = testWorld;
  const look = (deps: Deps = testWorld.deps) => applyProviderState({ subscriptionId, now: now() }, deps);
  return { ...testWorld, ourSide, look };
}

describe('a look at the provider', () => {
  it('of an organization or a customer that is not here finds nothing', async () => {
    const { deps, now, audit } = await paying();
    for (const whose of [{ organizationId: 'org_none' }, { customerId: 'cus_none' }, {}])
      expect(await applyProviderState({ ...whose, now: now() }, deps)).toBeUndefined();
    expect(await audit()).toEqual([]);
  });

  it('reads our side once, writes once, and looks once whom the plan keeps out, whatever it finds and tells', async () => {
    const { deps, requests, look, mailed, told } = await paying();
    // Each process caches the plans.
    await deps.plans.all();
    requests();
    await look();
    expect(requests().toSorted()).toEqual([
      'GetItemCommand',
      'QueryCommand',
      'QueryCommand',
      'QueryCommand',
      'TransactWriteItemsCommand',
    ]);
    expect([(await mailed()).length, (await told()).length]).toEqual([1, 1]);
  });

  it('that was handed an older side of ours writes nothing by it, and tells nothing twice', async () => {
    const { deps, now, subscriptionId, ourSide, look, audit, mailed } = await paying();
    const before = await ourSide();
    await look();
    const after = await ourSide();
    const log = await audit();
    // The current record with older history: parts read in parallel may differ in age.
    for (const old of [
      before,
      { ...after, known: before.known },
      { ...after, known: before.known, mailed: before.mailed },
    ])
      await applyProviderState({ ours: old, subscriptionId, now: now() }, deps);
    expect(await ourSide()).toEqual(after);
    expect(await audit()).toEqual(log);
    expect(await mailed()).toHaveLength(1);
  });

  it('tells what it wrote even when the provider is away for the look after', async () => {
    const { deps, look, mailed, told } = await paying();
    let looks = 0;
    const invoices: typeof deps.payments.invoices = (customer) => {
      looks += 1;
      return looks === 1 ? deps.payments.invoices(customer) : Promise.reject(refuse('payments-away'));
    };
    const leaving = { ...deps, payments: { ...deps.payments, invoices } };
    await expect(look(leaving)).rejects.toMatchObject({ code: 'payments-away' });
    expect([(await mailed()).length, (await told()).length]).toEqual([1, 1]);
    await look();
    expect([(await mailed()).length, (await told()).length]).toEqual([1, 1]);
  });

  it('takes up what changed at the provider between its reading and its writing, without reading our side again', async () => {
    const { deps, life, subscriptionId, ourSide, look, requests } = await paying();
    let hasChanged = false;
    const change: typeof deps.subscriptions.change = async (one) => {
      if (!hasChanged) life.change(subscriptionId, { cancelAtPeriodEnd: true });
      hasChanged = true;
      return deps.subscriptions.change(one);
    };
    const slow = { ...deps, subscriptions: { ...deps.subscriptions, change } };
    requests();
    await look(slow);
    expect(requests().filter((request) => request === 'GetItemCommand')).toHaveLength(1);
    expect((await ourSide()).organization.subscription).toMatchObject({
      status: 'canceled',
      autopay: false,
    });
  });
});
