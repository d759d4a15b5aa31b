import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { AuditEntry } from './audit';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { cursorOf, placeOf } from './cursor';
import { importEntities } from './entities/import';
import { changeImportState, startImport } from './imports-change';
import { type NamedProperty, propertiesNamed } from './imports-places';
import type { KeptWhy } from './kept-whys';
import { importsPartition, keptOfImport, keys, madeByImport } from './keys';
import type { NewNotification } from './notifications';
import type { Once } from './once';
import { takeBack } from './property-remove';
import { takePage } from './take-page';
import type { Wait } from './transact';

/** Sums; money in cents. */
export type ImportSums = {
  readonly properties: number;
  readonly units: number;
  readonly owners: number;
  readonly rentCents: number;
};

/** An import of a portfolio file. Instants are UTC; `startedBy` is a user id, `startedByName` what that person was called then. */
export type PortfolioImport = {
  readonly organizationId: string;
  readonly importId: string;
  readonly fileName: string;
  readonly fileHash: string;
  readonly startedAt: string;
  readonly startedBy: string;
  readonly startedByName: string;
  readonly state: 'running' | 'done' | 'undoing' | 'undone';
  readonly planned: ImportSums;
  /** What was made and still stands. */
  readonly done: ImportSums;
};

export type ImportKey = { readonly organizationId: string; readonly importId: string };

/** A property an import made, by its place among the file's properties. */
export type MadeProperty = ImportKey & {
  readonly index: number;
  readonly propertyId: string;
  readonly title: string;
  readonly unitCount: number;
  readonly rentCents: number;
  /** SHA-256 of its units' ids: whether they are still the ones that were made. */
  readonly unitsHash: string;
  /** Present once it is out of lists and counters and its records are on their way out: whose it was. */
  readonly leavingOwners?: readonly string[] | undefined;
};

export type KeptProperty = Pick<MadeProperty, 'index' | 'propertyId' | 'title'> & { readonly why: KeptWhy };

export type Imports = {
  byId(key: ImportKey): Promise<PortfolioImport | undefined>;
  /** The import of this very file that was begun and not finished. */
  running(file: { organizationId: string; fileHash: string }): Promise<PortfolioImport | undefined>;
  /** Newest first; of one person when `startedBy` is given. `next` is an opaque place. Refuses `invalid` for a place that is not of this list. */
  page(query: {
    organizationId: string;
    startedBy?: string;
    after?: string;
    limit: number;
  }): Promise<{ imports: PortfolioImport[]; next?: string }>;
  /**
   * Record, the file's mark, once-record and audit: one transaction. Answers the id; of the import under way when the file is being imported
   * already, of the first time when `once` was done. Refuses `key-reused`, `conflict`.
   */
  start(begun: { record: PortfolioImport; once?: Once; now: Date; audit: AuditEntry }): Promise<string>;
  /** Another state, from the one that was read, with the audit entry of who changed it; that all is taken back says itself. Refuses `conflict`. */
  changeState(change: {
    before: PortfolioImport;
    state: PortfolioImport['state'];
    audit?: AuditEntry;
    told?: readonly NewNotification[];
  }): Promise<void>;
  /** The properties made so far, of these places. */
  madeAt(key: ImportKey & { indexes: readonly number[] }): Promise<MadeProperty[]>;
  /** The places of everything made so far that still stands. */
  madeIndexes(key: ImportKey): Promise<number[]>;
  /** Made last comes first. */
  lastMade(key: ImportKey & { limit: number }): Promise<MadeProperty[]>;
  kept(key: ImportKey): Promise<KeptProperty[]>;
  /** The organization's properties that have one of these names, whatever the case. */
  propertiesNamed(query: { organizationId: string; titles: readonly string[] }): Promise<NamedProperty[]>;
  /**
   * Removes the property with all that came with it, owners who have nothing else among them, and gives back what it took; done before is no
   * error. What was used since stays, from here on for good, and is answered why; with `why` it stays for that. Refuses `conflict`.
   */
  takeBack(made: MadeProperty, options: { audit: AuditEntry; why?: KeptWhy }): Promise<KeptWhy | undefined>;
};

type Stored = FormattedItem<ReturnType<typeof importEntities>['import']>;

const toImport = ({
  doneProperties,
  doneUnits,
  doneOwners,
  doneRentCents,
  ...record
}: Stored): PortfolioImport => ({
  ...record,
  done: { properties: doneProperties, units: doneUnits, owners: doneOwners, rentCents: doneRentCents },
});

export function importStore(table: TableClient, { wait }: { wait: Wait }): Imports {
  const entities = importEntities(table);

  const byId: Imports['byId'] = async ({ organizationId, importId }) => {
    const { Item } = await entities.import
      .build(GetItemCommand)
      .key({ organizationId, importId })
      .options({ consistent: true })
      .send();
    return Item && toImport(Item);
  };

  return {
    byId,
    running: async ({ organizationId, fileHash }) => {
      const { Item } = await entities.importFile
        .build(GetItemCommand)
        .key({ organizationId, fileHash })
        .options({ consistent: true })
        .send();
      return Item && byId(Item);
    },
    page: async ({ organizationId, startedBy, after, limit }) => {
      const partition = importsPartition(organizationId);
      const from = after === undefined ? undefined : placeOf('imports', after)[1];
      const range = from === undefined ? {} : { range: { lt: keys.import(organizationId, from).sk } };
      const found = await takePage(
        (startKey) =>
          table
            .build(QueryCommand)
            .query({ partition, ...range })
            .entities(entities.import)
            .options({
              consistent: true,
              reverse: true,
              limit: limit + 1,
              ...(startKey && { exclusiveStartKey: startKey }),
              ...(startedBy !== undefined && {
                filters: { import: { attr: 'startedBy', eq: startedBy } },
              }),
            })
            .send(),
        limit + 1,
      );
      const imports = found.slice(0, limit).map(toImport);
      const last = imports.at(-1);
      const goesOn = found.length > limit && last;
      return { imports, ...(goesOn && { next: cursorOf('imports', [last.startedAt, last.importId]) }) };
    },
    start: (begun) => startImport(table, begun, { wait }),
    changeState: (change) => changeImportState(table, change, { wait }),
    madeAt: ({ organizationId, importId, indexes }) =>
      batchGet(
        entities.importMade,
        [...new Set(indexes)].map((index) => ({ organizationId, importId, index })),
      ),
    madeIndexes: async ({ organizationId, importId }) => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query(madeByImport(organizationId, importId))
        .entities(entities.importMade)
        .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
        .send();
      return Items.map(({ index }) => index);
    },
    lastMade: async ({ organizationId, importId, limit }) => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query(madeByImport(organizationId, importId))
        .entities(entities.importMade)
        .options({ consistent: true, reverse: true, limit })
        .send();
      return Items;
    },
    kept: async ({ organizationId, importId }) => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query(keptOfImport(organizationId, importId))
        .entities(entities.importKept)
        .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
        .send();
      return Items.map(({ index, propertyId, title, why }) => ({ index, propertyId, title, why }));
    },
    propertiesNamed: (query) => propertiesNamed(table, query),
    takeBack: (made, options) => takeBack(table, made, { ...options, wait }),
  };
}
