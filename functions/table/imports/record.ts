import * as z from 'zod';
import { keptLeaseWhys } from '../../../shared/domain/imports/import-undo';
import { attachedCounters } from '../../../shared/domain/portfolio/attached';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

export type ImportKey = { readonly organizationId: string; readonly importId: string };
type MadeKey = ImportKey & { readonly index: number };

export const importsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#IMPORTS`;
export const importPartition = ({ organizationId, importId }: ImportKey) =>
  `${organizationPartition(organizationId)}#IMPORT#${importId}`;

/**
 * Properties that an import made, by place in the file, those that it could not undo, and its leases by line.
 */
export const inImport = { made: 'MADE#', kept: 'KEPT#', lease: 'LEASE#' };
const placeInFile = (index: number): string => String(index).padStart(6, '0');

/** Money is in cents. */
const sums = () => ({
  properties: z.number(),
  units: z.number(),
  owners: z.number(),
  rentCents: z.number(),
  /** Of a file with leases. */
  leases: z.number().optional(),
  tenants: z.number().optional(),
});
export type ImportSums = Readonly<z.infer<z.ZodObject<ReturnType<typeof sums>>>>;

/** An import of a portfolio file. Instants are UTC. */
export const PortfolioImport = record({
  name: 'import',
  fields: () => ({
    organizationId: z.string(),
    importId: z.string(),
    fileName: z.string(),
    /** SHA-256, computed by the browser. */
    fileHash: z.string(),
    startedAt: z.string(),
    /** A user id, and the person's name at the time. */
    startedBy: z.string(),
    startedByName: z.string(),
    state: z.enum(['running', 'done', 'undoing', 'undone']),
    planned: z.object(sums()),
    /** What was made and not undone: every add and every undo changes these. */
    doneProperties: z.number(),
    doneUnits: z.number(),
    doneOwners: z.number(),
    doneRentCents: z.number(),
    doneLeases: z.number().optional(),
    doneTenants: z.number().optional(),
  }),
  key: ({ organizationId, importId }: ImportKey) => ({
    pk: importsPartition(organizationId),
    sk: `IMPORT#${importId}`,
  }),
});
export type PortfolioImport = RecordOf<typeof PortfolioImport>;

/** Exists while the file is being imported. */
export const ImportFile = record({
  name: 'import-file',
  fields: () => ({ organizationId: z.string(), fileHash: z.string(), importId: z.string() }),
  key: ({ organizationId, fileHash }: { organizationId: string; fileHash: string }) => ({
    pk: `${organizationPartition(organizationId)}#IMPORT_FILE#${fileHash}`,
    sk: 'IMPORT_FILE',
  }),
});

/** A property that an import made, by its place in the file, which cannot make another. */
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
    /** SHA-256 of its units' ids, to see whether they are still the ones made. */
    unitsHash: z.string(),
    /** Set once it is out of lists and counters, while its records are being removed: its owners. */
    leavingOwners: z.array(z.string()).optional(),
  }),
  key: ({ index, ...key }: MadeKey) => ({
    pk: importPartition(key),
    sk: `${inImport.made}${placeInFile(index)}`,
  }),
});
export type MadeProperty = RecordOf<typeof MadeProperty>;

/** Why a property stays when its import is undone. */
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

/** A property that was not undone. */
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

/** A lease that an import made, by its line in the file, which cannot make another. */
export const MadeLease = record({
  name: 'import-lease',
  fields: () => ({
    organizationId: z.string(),
    importId: z.string(),
    row: z.number(),
    leaseId: z.string(),
    unitId: z.string(),
    /** Its tenants and unit, in words. */
    name: z.string(),
    tenants: z.number(),
    state: z.enum(['made', 'taken', 'kept']),
    why: z.enum(keptLeaseWhys).optional(),
    /** The unit's calendar once this lease was taken back: another lease since makes the unit stay. */
    calendarVersion: z.number().optional(),
  }),
  key: ({ row, ...key }: ImportKey & { readonly row: number }) => ({
    pk: importPartition(key),
    sk: `${inImport.lease}${placeInFile(row)}`,
  }),
});
export type MadeLease = RecordOf<typeof MadeLease>;

/** A person's unfinished import, one in each role. It goes after 30 days without a change. */
export const UnfinishedImport = record({
  name: 'import-draft',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    name: z.string(),
    /** As the browser packed it. */
    state: z.string(),
    savedAt: z.string(),
    expiresAt: z.string(),
    version: z.number(),
  }),
  key: ({ organizationId, userRoleId }: { organizationId: string; userRoleId: string }) => ({
    pk: `${organizationPartition(organizationId)}#IMPORT_DRAFT#${userRoleId}`,
    sk: 'IMPORT_DRAFT',
  }),
  expires: ({ expiresAt }) => expiresAt,
});
export type UnfinishedImport = RecordOf<typeof UnfinishedImport>;
