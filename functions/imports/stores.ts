import type { Deps } from '../runtime/deps';
import { type Opened, partOf } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { importStore } from '../table/imports';
import { onceStore } from '../table/once';
import { knownOwners } from '../table/owners';
import { propertyStore } from '../table/properties';

/** What this feature's handlers ask of the table. */
export const stores = ({ table, wait }: Opened) =>
  ({
    ...callStores({ table, wait }),
    imports: importStore(table, { wait }),
    onceRecords: onceStore(table),
    owners: partOf('owners', knownOwners(table)),
    properties: propertyStore(table, { wait }),
  }) satisfies Partial<Deps>;
