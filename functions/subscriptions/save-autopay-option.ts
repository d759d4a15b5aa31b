import type { Contract } from '../../shared/contract';
import { isPaidFor } from '../../shared/domain/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { applyProviderState } from '../billing/apply-subscription';
import type { Deps } from '../runtime/deps';
import type { Handler } from '../runtime/handler';
import type { Organisation } from '../table/organisations';
import { organisationOfLink } from './autopay-link';

type Wish = { readonly organisation: Organisation; readonly on: boolean; readonly now: Date };

/** Really set at the provider; what stands there afterwards becomes ours. */
async function setAutopay({ organisation, on, now }: Wish, deps: Deps): Promise<void> {
  const { organisationId, subscription } = organisation;
  const { providerSubscriptionId: subscriptionId, version } = subscription;
  if (subscriptionId === undefined || !isPaidFor(subscription, now)) throw refuse('no-subscription');
  await deps.payments.setAutopay({ subscriptionId, on, attempt: `autopay ${on} ${version}` });
  await applyProviderState({ organisationId, now, actor: { process: 'autopay link' } }, deps);
}

/** API-22, SUB-04: on saved as 1, off as 0, by signed values alone. All of them are looked at before the first one is acted on. */
export const saveAutoPayOption: Handler<Contract['subscriptions']['saveAutoPayOption']> = async (
  { body, now },
  deps,
) => {
  const wishes: Wish[] = [];
  for (const { userplanid, autopaystatus } of body.items) {
    const organisation = await organisationOfLink({ userplanid, now }, deps);
    wishes.push({ organisation, on: autopaystatus === 1, now });
  }
  for (const wish of wishes) await setAutopay(wish, deps);
  return { success: 1 };
};
