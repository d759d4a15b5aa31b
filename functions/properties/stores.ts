import type { Deps } from '../runtime/deps';
import { type Opened, partOf } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { auditStore } from '../table/audit';
import { onceStore } from '../table/once';
import { ownerStore } from '../table/owner-store';
import { peoplePage } from '../table/people-page';
import { propertyStore } from '../table/properties';

/** What this feature's handlers ask of the table. */
export const stores = ({ table, wait }: Opened) =>
  ({
    ...callStores({ table, wait }),
    audit: auditStore(table),
    onceRecords: onceStore(table),
    owners: ownerStore(table),
    people: partOf('people', { page: peoplePage(table) }),
    properties: propertyStore(table, { wait }),
  }) satisfies Partial<Deps>;
