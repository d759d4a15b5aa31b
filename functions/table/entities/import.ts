import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { map } from 'dynamodb-toolbox/schema/map';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { keptWhys } from '../kept-whys';
import { keys } from '../keys';
import { perTable } from './per-table';

const totals = { properties: number(), units: number(), owners: number(), rentCents: number() };

/** Imports of portfolio files: one record each, what each made by its place in the file, and which file is being imported. */
export const importEntities = perTable((table) => ({
  import: new Entity({
    name: 'import',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      importId: string().key(),
      fileName: string(),
      fileHash: string(),
      startedAt: string(),
      /** A user id, and what that person was called then. */
      startedBy: string(),
      startedByName: string(),
      state: string().enum('running', 'done', 'undoing', 'undone'),
      planned: map(totals),
      /** What was made and still stands: counters that every add and every taking back moves. */
      doneProperties: number(),
      doneUnits: number(),
      doneOwners: number(),
      doneRentCents: number(),
    }),
    computeKey: ({ organizationId, importId }) => keys.import(organizationId, importId),
  }),
  /** Stands while the file is being imported. */
  importFile: new Entity({
    name: 'import-file',
    table,
    timestamps: false,
    schema: item({ organizationId: string().key(), fileHash: string().key(), importId: string() }),
    computeKey: ({ organizationId, fileHash }) => keys.importFile(organizationId, fileHash),
  }),
  /** One property an import made; keeps its place in the file from making another. */
  importMade: new Entity({
    name: 'import-made',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      importId: string().key(),
      index: number().key(),
      propertyId: string(),
      title: string(),
      unitCount: number(),
      rentCents: number(),
      /** SHA-256 of its units' ids in order: whether they are still the ones that were made. */
      unitsHash: string(),
      /** Whose it was, once it is out of every list and counter and its records are on their way out. */
      leavingOwners: list(string()).optional(),
    }),
    computeKey: ({ organizationId, importId, index }) => keys.importMade(organizationId, { importId, index }),
  }),
  /** One that was not taken back, since it was used. */
  importKept: new Entity({
    name: 'import-kept',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      importId: string().key(),
      index: number().key(),
      propertyId: string(),
      title: string(),
      why: string().enum(...keptWhys),
    }),
    computeKey: ({ organizationId, importId, index }) => keys.importKept(organizationId, { importId, index }),
  }),
}));
