import type { Deps } from '../runtime/deps';
import { type Opened, partOf } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { connectedAccountStore } from '../table/connected-accounts';
import { ownerStore } from '../table/owner-store';
import { readListed } from '../table/property-read';

/** What this feature's handlers ask of the table. */
export const stores = ({ table, wait }: Opened) =>
  ({
    ...callStores({ table, wait }),
    connectedAccounts: connectedAccountStore(table, { wait }),
    owners: ownerStore(table),
    properties: partOf('properties', { byIds: (query) => readListed(table, query) }),
  }) satisfies Partial<Deps>;
