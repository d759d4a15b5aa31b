import * as z from 'zod';
import { attachedCounters } from '../../../shared/domain/attached';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

export type ImportKey = { readonly organizationId: string; readonly importId: string };
type MadeKey = ImportKey & { readonly index: number };

export const importsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#IMPORTS`;
export const importPartition = ({ organizationId, importId }: ImportKey) =>
  `${organizationPartition(organizationId)}#IMPORT#${importId}`;

/** What an import made and still stands, by its place in the file; and what it made and could not take back. */
export const inImport = { made: 'MADE#', kept: 'KEPT#' };
const placeInFile = (index: number): string => String(index).padStart(6, '0');

/** Sums; money in cents. */
const sums = () => ({
  properties: z.number(),
  units: z.number(),
  owners: z.number(),
  rentCents: z.number(),
});
export type ImportSums = Readonly<z.infer<z.ZodObject<ReturnType<typeof sums>>>>;

/** An import of a portfolio file. Instants are UTC. */
export const PortfolioImport = record({
  name: 'import',
  fields: () => ({
    organizationId: z.string(),
    importId: z.string(),
    fileName: z.string(),
    /** SHA-256, as the browser made it. */
    fileHash: z.string(),
    startedAt: z.string(),
    /** A user id, and what that person was called then. */
    startedBy: z.string(),
    startedByName: z.string(),
    state: z.enum(['running', 'done', 'undoing', 'undone']),
    planned: z.object(sums()),
    /** What was made and still stands: counters that every add and every taking back moves. */
    doneProperties: z.number(),
    doneUnits: z.number(),
    doneOwners: z.number(),
    doneRentCents: z.number(),
  }),
  key: ({ organizationId, importId }: ImportKey) => ({
    pk: importsPartition(organizationId),
    sk: `IMPORT#${importId}`,
  }),
});
export type PortfolioImport = RecordOf<typeof PortfolioImport>;

/** Stands while the file is being imported. */
export const ImportFile = record({
  name: 'import-file',
  fields: () => ({ organizationId: z.string(), fileHash: z.string(), importId: z.string() }),
  key: ({ organizationId, fileHash }: { organizationId: string; fileHash: string }) => ({
    pk: `${organizationPartition(organizationId)}#IMPORT_FILE#${fileHash}`,
    sk: 'IMPORT_FILE',
  }),
});

/** A property an import made, by its place among the file's properties; it keeps that place from making another. */
export const MadeProperty = record({
  name: 'import-made',
  fields: () => ({
    organizationId: z.string(),
    importId: z.string(),
    index: z.number(),
    propertyId: z.string(),
    title: z.string(),
    unitCount: z.number(),
    rentCents: z.number(),
    /** SHA-256 of its units' ids: whether they are still the ones that were made. */
    unitsHash: z.string(),
    /** Present once it is out of lists and counters and its records are on their way out: whose it was. */
    leavingOwners: z.array(z.string()).optional(),
  }),
  key: ({ index, ...key }: MadeKey) => ({
    pk: importPartition(key),
    sk: `${inImport.made}${placeInFile(index)}`,
  }),
});
export type MadeProperty = RecordOf<typeof MadeProperty>;

/** Why an import's property is not taken back: what was done with it since. */
export const keptWhys = [
  'lease',
  ...attachedCounters,
  'bank',
  'account',
  'changed',
  'gone',
  'no-access',
] as const;
export type KeptWhy = (typeof keptWhys)[number];

/** One that was not taken back. */
export const KeptProperty = record({
  name: 'import-kept',
  fields: () => ({
    organizationId: z.string(),
    importId: z.string(),
    index: z.number(),
    propertyId: z.string(),
    title: z.string(),
    why: z.enum(keptWhys),
  }),
  key: ({ index, ...key }: MadeKey) => ({
    pk: importPartition(key),
    sk: `${inImport.kept}${placeInFile(index)}`,
  }),
});
export type KeptProperty = RecordOf<typeof KeptProperty>;
