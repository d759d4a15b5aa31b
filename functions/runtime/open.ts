import { callerAddress } from './address';
import type { Deps } from './deps';
import { besideGivingBack } from './rate-limit';
import type { Step } from './work';

/** Gives the call its dependencies, and reads the clock: once, so that a call has one present. */
export const open = (deps: () => Promise<Deps> | Deps): Step => ({
  before: async ({ event: work }) => {
    const known = await deps();
    work.know({
      deps: known,
      call: {
        now: known.clock.now(),
        requestId: work.requestId,
        address: await callerAddress(work.event, known.settings),
        agent: (work.event.headers['user-agent'] ?? '').slice(0, 300),
        lastWrite: (write) => besideGivingBack(work, write),
      },
    });
  },
});
