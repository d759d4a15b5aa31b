import type { Deps } from '../runtime/deps';
import type { Opened } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { auditStore } from '../table/audit';

/** What this feature's handlers ask of the table. */
export const stores = (opened: Opened) =>
  ({
    ...callStores(opened),
    audit: auditStore(opened.table),
  }) satisfies Partial<Deps>;
