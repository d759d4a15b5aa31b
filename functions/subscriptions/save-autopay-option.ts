import type { Contract } from '../../shared/contract';
import { isPaidFor } from '../../shared/domain/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { applyProviderState } from '../billing/apply-subscription';
import type { Deps } from '../runtime/deps';
import type { Call, Handler } from '../runtime/handler';
import { autopayLinkOf } from './autopay-link';

type Wish = Awaited<ReturnType<typeof autopayLinkOf>> & { readonly on: boolean };

/** Really set at the provider; what stands there afterwards becomes ours. */
async function setAutopay(
  { organisation, viewer, on }: Wish,
  { now, requestId }: Pick<Call, 'now' | 'requestId'>,
  deps: Deps,
): Promise<void> {
  const { organisationId, subscription } = organisation;
  const { providerSubscriptionId: subscriptionId, version } = subscription;
  if (subscriptionId === undefined || !isPaidFor(subscription, now)) throw refuse('no-subscription');
  await deps.payments.setAutopay({ subscriptionId, on, attempt: `autopay ${on} ${version}` });
  await applyProviderState({ organisationId, now, actor: { call: { viewer, now, requestId } } }, deps);
}

/** API-22, SUB-04: on saved as 1, off as 0, by signed values alone, as the person they were given to. All of them are looked at before the first one is acted on. */
export const saveAutoPayOption: Handler<Contract['subscriptions']['saveAutoPayOption']> = async (
  { body, ...call },
  deps,
) => {
  const wishes: Wish[] = [];
  for (const { userplanid, autopaystatus } of body.items) {
    const link = await autopayLinkOf({ userplanid, now: call.now }, deps);
    wishes.push({ ...link, on: autopaystatus === 1 });
  }
  for (const wish of wishes) await setAutopay(wish, call, deps);
  return { success: 1 };
};
