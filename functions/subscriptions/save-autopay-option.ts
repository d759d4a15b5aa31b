import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { isPaidFor } from '../../shared/domain/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { applyProviderState } from '../billing/apply-subscription';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import { autopayLinkOf } from './autopay-link';

type Row = Contract['subscriptions']['saveAutoPayOption'];
type Request = RequestOf<Row> & Call;
type Wish = Awaited<ReturnType<typeof autopayLinkOf>> & { readonly on: boolean };

const wishesOf = ({ body, now }: Request, deps: Deps): Promise<Wish[]> =>
  Promise.all(
    body.items.map(async ({ userplanid, autopaystatus }) => ({
      ...(await autopayLinkOf({ userplanid, now }, deps)),
      on: autopaystatus === 1,
    })),
  );

/** Really set at the provider; what stands there afterward becomes ours. */
async function setAutopay(
  { ours, viewer, on }: Wish,
  { now, requestId }: Pick<Call, 'now' | 'requestId'>,
  deps: Deps,
): Promise<void> {
  const { subscription } = ours.organization;
  const { providerSubscriptionId: subscriptionId, version } = subscription;
  if (subscriptionId === undefined || !isPaidFor(subscription, now)) throw refuse('no-subscription');
  await deps.payments.setAutopay({ subscriptionId, on, attempt: `autopay ${on} ${version}` });
  await applyProviderState({ ours, now, actor: { call: { viewer, now, requestId } } }, deps);
}

/** API-22, SUB-04: on saved as 1, off as 0, by signed values alone, as the person they were given to. All of them are looked at before the first one is acted on. */
export const saveAutoPayOption: Handler<Row> = readingFirst<Request, Wish[], ReplyOf<Row>>(
  wishesOf,
  async (request, deps) => {
    for (const wish of await request.first()) await setAutopay(wish, request, deps);
    return { success: 1 };
  },
);
