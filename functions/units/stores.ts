import type { Deps } from '../runtime/deps';
import { type Opened, partOf } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { leaseStore } from '../table/leases';
import { onceStore } from '../table/once';
import { propertyReads } from '../table/property-reads';
import { unitStore } from '../table/units';

/** What this feature's handlers ask of the table. */
export const stores = ({ table, wait }: Opened) =>
  ({
    ...callStores({ table, wait }),
    leases: leaseStore(table, { wait }),
    onceRecords: onceStore(table),
    properties: partOf('properties', propertyReads(table)),
    units: unitStore(table, { wait }),
  }) satisfies Partial<Deps>;
