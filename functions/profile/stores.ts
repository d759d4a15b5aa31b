import type { Deps } from '../runtime/deps';
import type { Opened } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { ownSessionStore } from '../table/own-sessions';
import { profileStore } from '../table/profiles';
import { secondFactorStore } from '../table/second-factors';

/** What this feature's handlers ask of the table. */
export const stores = ({ table, wait }: Opened) =>
  ({
    ...callStores({ table, wait }),
    ownSessions: ownSessionStore(table, { wait }),
    profiles: profileStore(table, { wait }),
    secondFactors: secondFactorStore(table, { wait }),
  }) satisfies Partial<Deps>;
