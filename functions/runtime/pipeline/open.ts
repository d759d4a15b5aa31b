import { createHash } from 'node:crypto';
import type { Deps } from '../deps/deps';
import { callerAddress } from './address';
import { deviceOf } from './device';
import type { Step } from './work';

/** Gives the call its dependencies and reads the clock once, so that a call has a single `now`. */
export const open = (deps: () => Deps): Step => ({
  before: async ({ event: work }) => {
    const known = deps();
    const value = deviceOf(work.event, known.settings);
    if (value !== undefined) work.device = { value, isNew: false };
    else if (work.entry.row.givesDevice) work.device = { value: known.ids.secret(), isNew: true };
    work.know({
      deps: known,
      call: {
        now: known.clock.now(),
        requestId: work.requestId,
        address: await callerAddress(work.event, known.settings),
        deviceHash: work.device && createHash('sha256').update(work.device.value).digest('hex'),
        agent: (work.event.headers['user-agent'] ?? '').slice(0, 300),
      },
    });
  },
});
