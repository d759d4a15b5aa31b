import type { Deps } from '../../runtime/deps/deps';
import { applyProviderState } from './apply-subscription';
import { workOffDues } from './work-off-dues';

const process = 'expire-subscriptions';

/** Records what the clock has ended: trials, canceled plans, payments that are no longer collected. Asks
 * the provider first, since its webhook event may have been lost. */
export const expireSubscriptions = ({ now }: { now: Date }, deps: Deps): Promise<{ done: number }> =>
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
