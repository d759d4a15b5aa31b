import { stores as billingStores } from '../billing/stores';
import type { Deps } from '../runtime/deps';
import type { Opened } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';

/** What this feature's handlers ask of the table. */
export const stores = (opened: Opened) =>
  ({ ...callStores(opened), ...billingStores(opened) }) satisfies Partial<Deps>;
