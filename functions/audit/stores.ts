import type { Deps } from '../runtime/deps';
import { type Opened, partOf } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { auditStore } from '../table/audit';
import { peoplePage } from '../table/people-page';

/** What this feature's handlers ask of the table. */
export const stores = (opened: Opened) =>
  ({
    ...callStores(opened),
    audit: auditStore(opened.table),
    people: partOf('people', { page: peoplePage(opened.table) }),
  }) satisfies Partial<Deps>;
