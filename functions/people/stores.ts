import type { Deps } from '../runtime/deps';
import { type Opened, partOf } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { knownOwners } from '../table/owners';
import { peopleStore } from '../table/people';
import { propertyReads } from '../table/property-reads';
import { sessionStore } from '../table/sessions';

/** What this feature's handlers ask of the table. */
export const stores = ({ table, wait }: Opened) =>
  ({
    ...callStores({ table, wait }),
    owners: partOf('owners', knownOwners(table)),
    people: peopleStore(table, { wait }),
    properties: partOf('properties', propertyReads(table)),
    sessions: sessionStore(table, { wait }),
  }) satisfies Partial<Deps>;
