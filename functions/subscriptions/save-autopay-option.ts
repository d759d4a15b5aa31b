import { subscriptions } from '../../shared/contract/subscriptions';
import { isPaidFor } from '../../shared/domain/subscriptions/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { applyProviderState } from '../common/billing/apply-subscription';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import { autopayLinkOf } from './autopay-link';

type Wish = Awaited<ReturnType<typeof autopayLinkOf>> & { readonly on: boolean };

/** Sets autopay at the provider, then copies the result. */
async function setAutopay({ ours, viewer, on }: Wish, { now, requestId }: Call, deps: Deps): Promise<void> {
  const { subscription } = ours.organization;
  const { providerSubscriptionId: subscriptionId, version } = subscription;
  if (subscriptionId === undefined || !isPaidFor(subscription, now)) throw refuse('no-subscription');
  await deps.payments.setAutopay({ subscriptionId, on, attempt: `autopay ${on} ${version}` });
  await applyProviderState({ ours, now, actor: { call: { viewer, now, requestId } } }, deps);
}

/** API-22, SUB-04: 1 is on, 0 is off. Signed values name the caller; all are checked before one is set. */
export const saveAutoPayOption = change(subscriptions.saveAutoPayOption, {
  read: ({ body, now }, deps): Promise<Wish[]> =>
    Promise.all(
      body.items.map(async ({ userplanid, autopaystatus }) => ({
        ...(await autopayLinkOf({ userplanid, now }, deps)),
        on: autopaystatus === 1,
      })),
    ),
  act: async (request, deps) => {
    for (const wish of request.found) await setAutopay(wish, request, deps);
    return { success: 1 };
  },
});
