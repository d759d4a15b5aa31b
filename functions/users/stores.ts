import type { Deps } from '../runtime/deps';
import type { Opened } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { accountStore } from '../table/accounts';
import { planStore } from '../table/plans';
import { profileStore } from '../table/profiles';
import { secondFactorStore } from '../table/second-factors';
import { sessionStore } from '../table/sessions';

/** What this feature's handlers ask of the table. */
export const stores = ({ table, wait }: Opened) =>
  ({
    ...callStores({ table, wait }),
    accounts: accountStore(table, { wait }),
    plans: planStore(table),
    profiles: profileStore(table, { wait }),
    secondFactors: secondFactorStore(table, { wait }),
    sessions: sessionStore(table, { wait }),
  }) satisfies Partial<Deps>;
