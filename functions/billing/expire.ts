import { applyProviderState } from './apply-subscription';
import type { BillingDeps } from './billing-deps';
import { workOffDues } from './work-off-dues';

const process = 'expire-subscriptions';

/**
 * Writes down what the clock has ended: trials, plans that were canceled, payments nobody collects any more. The provider is asked first, as
 * its notice may have been lost.
 */
export const expireSubscriptions = ({ now }: { now: Date }, deps: BillingDeps): Promise<{ done: number }> =>
  workOffDues(
    {
      kinds: ['end'],
      now,
      work: async ({ due: { organizationId } }) => {
        await applyProviderState({ organizationId, now, actor: { process } }, deps);
      },
    },
    deps,
  );
