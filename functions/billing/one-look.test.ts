import { describe, expect, it } from 'vitest';
import { refuse } from '../../shared/wire/refusals';
import { toldIn } from '../../test/support/fake-notifications';
import { payingOrganization, payingOrganizationId } from '../../test/support/paying-organization';
import { applyProviderState } from './apply-subscription';
import { readOurSide } from './our-side';

async function paying() {
  const { deps, world, life, subscriptionId } = await payingOrganization();
  const ours = async () => {
    const read = await readOurSide(payingOrganizationId, deps);
    if (!read) throw new Error('the organization is gone');
    return read;
  };
  const subjects = () => world.mails.map(({ subject }) => subject);
  return { deps, world, life, subscriptionId, ours, subjects };
}

describe('a look at the provider', () => {
  it('reads our side once and writes once, whatever it finds and tells', async () => {
    const { deps, world, subscriptionId, subjects } = await paying();
    world.calls.length = 0;
    await applyProviderState({ subscriptionId, now: world.now }, deps);
    const asked = world.calls.filter((call) => !/^(plans|payments|mail)\./.test(call));
    expect(asked.toSorted()).toEqual([
      'accounts.byId',
      'notices.all',
      'notices.sent',
      'organizations.byId',
      'planPayments.all',
      'subscriptions.change',
    ]);
    expect([subjects().length, toldIn(world).length]).toEqual([1, 1]);
  });

  it('that was handed an older side of ours writes nothing by it, and tells nothing twice', async () => {
    const { deps, world, subscriptionId, ours, subjects } = await paying();
    const before = await ours();
    await applyProviderState({ subscriptionId, now: world.now }, deps);
    const after = await ours();
    const log = world.audit.length;
    // The record as it is, what hangs on it as it was: parts that are read side by side may be of two ages.
    for (const old of [
      before,
      { ...after, known: before.known },
      { ...after, known: before.known, notices: before.notices },
    ])
      await applyProviderState({ ours: old, subscriptionId, now: world.now }, deps);
    expect(await ours()).toEqual(after);
    expect(world.audit).toHaveLength(log);
    expect(subjects()).toHaveLength(1);
  });

  it('tells what it wrote even when the provider is away for the look after', async () => {
    const { deps, world, subscriptionId, subjects } = await paying();
    let looks = 0;
    const invoices: typeof deps.payments.invoices = (customer) => {
      looks += 1;
      return looks === 1 ? deps.payments.invoices(customer) : Promise.reject(refuse('payments-away'));
    };
    const leaving = { ...deps, payments: { ...deps.payments, invoices } };
    await expect(applyProviderState({ subscriptionId, now: world.now }, leaving)).rejects.toMatchObject({
      code: 'payments-away',
    });
    expect([subjects().length, toldIn(world).length]).toEqual([1, 1]);
    await applyProviderState({ subscriptionId, now: world.now }, deps);
    expect([subjects().length, toldIn(world).length]).toEqual([1, 1]);
  });

  it('takes up what changed at the provider between its reading and its writing, without reading our side again', async () => {
    const { deps, world, life, subscriptionId, ours } = await paying();
    let hasChanged = false;
    const change: typeof deps.subscriptions.change = async (one) => {
      if (!hasChanged) life.change(subscriptionId, { cancelAtPeriodEnd: true });
      hasChanged = true;
      return deps.subscriptions.change(one);
    };
    const slow = { ...deps, subscriptions: { ...deps.subscriptions, change } };
    world.calls.length = 0;
    await applyProviderState({ subscriptionId, now: world.now }, slow);
    expect(world.calls.filter((call) => call === 'organizations.byId')).toHaveLength(1);
    expect((await ours()).organization.subscription).toMatchObject({ status: 'canceled', autopay: false });
  });
});
