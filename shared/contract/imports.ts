import * as z from 'zod';
import { type PortfolioColumn, portfolioColumns } from '../domain/imports/portfolio-columns';
import { portfolioLimits } from '../domain/imports/portfolio-parts';
import { limits } from '../domain/limits';
import { propertyTypes } from '../domain/portfolio/property-types';
import { atOnce, bearer, bodyLimits, endpoints, inFiveMinutes } from './endpoint';
import { answer, cursor, id, line, success, version } from './parts';
import { propertySorts } from './properties';

const cell = z.string().max(portfolioLimits.cellCharacters).exactOptional();
const cells = Object.fromEntries(portfolioColumns.map(({ key }) => [key, cell])) as Record<
  PortfolioColumn,
  typeof cell
>;
/** Parsing drops columns we do not know. */
const Row = z.object(cells);

/** Totals to compare with the file's own. `rent_cents` is the sum of the monthly rents, in cents. */
export const ImportTotals = z.object({
  properties: z.number().int().min(0),
  units: z.number().int().min(0),
  owners: z.number().int().min(0),
  rent_cents: z.number().int().min(0),
  /** Of a file with leases. */
  leases: z.number().int().min(0).optional(),
  tenants: z.number().int().min(0).optional(),
});
export type ImportTotals = z.infer<typeof ImportTotals>;

/** `row` counts from 1, below the headers; `column` is empty when the problem is the whole line. */
export const RowProblem = z.object({ row: z.number().int().min(1), column: z.string(), message: z.string() });

/** All lines of one property: the call keeps all of them or none. */
const PropertyLines = z.object({
  /** The property's position in the file, from 0. With the import id it makes a repeated call safe. */
  index: z.number().int().min(0).max(100_000),
  rows: z
    .array(z.object({ row: z.number().int().min(1), cells: Row }))
    .min(1)
    .max(limits.unitsPerCall),
});

export const importStates = ['running', 'done', 'undoing', 'undone'] as const;

/** `started_at` is a UTC instant; `done` counts what was made and still exists. */
export const ImportLine = z.object({
  import_id: id,
  file_name: z.string(),
  started_at: z.string(),
  started_by: z.string(),
  state: z.enum(importStates),
  planned: ImportTotals,
  done: ImportTotals,
});
export type ImportLine = z.infer<typeof ImportLine>;

/** Files and answers of an unfinished import, packed by the browser: gzip in base64. */
const ImportDraft = z.object({
  name: line,
  state: z
    .string()
    .min(1)
    .max(350_000)
    .regex(/^[A-Za-z0-9+/]+=*$/),
});

export const propertiesPerImportCall = 25;

const lines = z.array(PropertyLines).min(1).max(propertiesPerImportCall);
const whole = bearer('properties', 'change');

export const imports = endpoints({
  checkLines: {
    method: 'POST',
    path: '/api/imports/checkLines',
    auth: whole,
    summary: 'A dry run: what would be refused of these properties, line by line; nothing is kept',
    body: z.object({ properties: lines }),
    reply: answer({
      problems: z.array(RowProblem),
      totals: ImportTotals,
      /** What the plan still has room for; startImport refuses anything larger. */
      room: z.object({ properties: z.number().int(), units: z.number().int() }),
    }),
    refusals: [],
    bodyLimit: bodyLimits.files,
    rate: [atOnce(1), inFiveMinutes(300)],
    whenReadOnly: true,
  },
  startImport: {
    method: 'POST',
    path: '/api/imports/startImport',
    auth: whole,
    summary: 'Begin an import of so much; refused when the plan has no room for it',
    body: z.object({
      file_name: line.min(1),
      /** SHA-256 of the file, in hex: starting an unfinished file again resumes its import. */
      file_hash: z
        .string()
        .length(64)
        .regex(/^[0-9a-f]+$/),
      planned: ImportTotals,
    }),
    reply: answer({
      import_id: id,
      /** Indexes of the file's properties that were already imported. */
      made: z.array(z.number().int()),
    }),
    refusals: ['unit-limit', 'property-limit', 'conflict', 'in-progress'],
    idempotent: true,
  },
  importProperties: {
    method: 'POST',
    path: '/api/imports/importProperties',
    auth: whole,
    summary: 'Keep these properties, each whole or not at all; a repeat makes nothing twice',
    body: z.object({ import_id: id, properties: lines }),
    reply: answer({
      made: z.array(z.object({ index: z.number().int(), property_id: id })),
      refused: z.array(z.object({ index: z.number().int(), problems: z.array(RowProblem) })),
    }),
    refusals: ['not-found', 'import-ended', 'conflict'],
    bodyLimit: bodyLimits.files,
    rate: [atOnce(4), inFiveMinutes(300)],
  },
  finishImport: {
    method: 'POST',
    path: '/api/imports/finishImport',
    auth: whole,
    summary: 'The import is done; answers what was made, to compare with what was planned',
    body: z.object({ import_id: id }),
    reply: z.object({ success, data: ImportLine }),
    refusals: ['not-found', 'import-ended', 'conflict'],
  },
  listImports: {
    method: 'GET',
    path: '/api/imports/listImports',
    auth: whole,
    summary: 'The organization’s imports, newest first, paged',
    query: z.object({ after: cursor.optional() }),
    reply: answer({ imports: z.array(ImportLine), next: cursor.optional() }),
    refusals: [],
  },
  undoImport: {
    method: 'POST',
    path: '/api/imports/undoImport',
    auth: whole,
    summary: 'Take back what an import made, a part at a time; what was used since stays and is named',
    body: z.object({ import_id: id }),
    reply: answer({
      /** Properties still to remove: call again until it is 0. */
      left: z.number().int().min(0),
      /** Every property kept so far, in the file's order. */
      kept: z.array(z.object({ property_id: id, property_title: z.string(), why: z.string() })),
    }),
    refusals: ['not-found', 'conflict', 'import-settled', 'opening-stands'],
    rate: [atOnce(1), inFiveMinutes(300)],
  },
  saveImportDraft: {
    method: 'POST',
    path: '/api/imports/saveImportDraft',
    auth: whole,
    summary: 'Keep the caller’s unfinished import for 30 days, so that another device resumes it',
    body: z.object({ draft: ImportDraft, version: z.number().int().min(0) }),
    reply: answer({ version }),
    refusals: ['changed-meanwhile'],
    bodyLimit: bodyLimits.files,
    rate: [inFiveMinutes(300)],
  },
  getImportDraft: {
    method: 'GET',
    path: '/api/imports/getImportDraft',
    auth: whole,
    summary: 'The caller’s unfinished import, if there is one',
    reply: answer({
      draft: ImportDraft.extend({ saved_at: z.string(), version }).optional(),
    }),
    refusals: [],
  },
  discardImportDraft: {
    method: 'POST',
    path: '/api/imports/discardImportDraft',
    auth: whole,
    summary: 'Forget the caller’s unfinished import',
    body: z.object({}),
    reply: z.object({ success }),
    refusals: [],
  },
  exportPortfolio: {
    method: 'GET',
    path: '/api/imports/exportPortfolio',
    auth: bearer('properties'),
    summary:
      'Properties, units and owners as lines of a portfolio file, narrowed as the property list is; paged',
    query: z.object({
      search: z.string().max(limits.textCharacters).optional(),
      type: z.enum(propertyTypes).optional(),
      archived: z.literal('only').optional(),
      sort: z.enum(propertySorts).optional(),
      /** Only this property. */
      property_id: id.optional(),
      after: cursor.optional(),
    }),
    reply: answer({ rows: z.array(Row), next: cursor.optional() }),
    refusals: ['not-found'],
    rate: [atOnce(1), inFiveMinutes(300)],
  },
});
