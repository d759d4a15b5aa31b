import type { Deps } from '../runtime/deps';
import type { Opened } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { planStore } from '../table/plans';

/** What this feature's handlers ask of the table. */
export const stores = (opened: Opened) =>
  ({
    ...callStores(opened),
    plans: planStore(opened.table),
  }) satisfies Partial<Deps>;
