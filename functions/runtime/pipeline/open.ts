import type { Deps } from '../deps/deps';
import { callerAddress } from './address';
import type { Step } from './work';

/** Gives the call its dependencies and reads the clock once, so that a call has a single `now`. */
export const open = (deps: () => Deps): Step => ({
  before: async ({ event: work }) => {
    const known = deps();
    work.know({
      deps: known,
      call: {
        now: known.clock.now(),
        requestId: work.requestId,
        address: await callerAddress(work.event, known.settings),
        agent: (work.event.headers['user-agent'] ?? '').slice(0, 300),
      },
    });
  },
});
