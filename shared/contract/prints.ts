import * as z from 'zod';
import { printLimits } from '../domain/print-limits';
import { atOnce, bearer, bodyLimits, endpoints, inFiveMinutes } from './endpoint';
import { answer } from './parts';

const title = z.string().max(printLimits.title);
const cell = z.string().max(printLimits.cell);
const cells = z.array(cell).max(printLimits.columns);

/** Rows below headings, every figure as it is read; the text after the first line of a cell is a note. */
export const PrintTable = z.object({
  title,
  /** Figures above the rows; a total is what those before it come to. */
  sums: z
    .array(z.object({ label: title, amount: title, is_total: z.boolean().optional() }))
    .max(printLimits.columns),
  columns: z
    .array(z.object({ header: title, is_amount: z.boolean() }))
    .min(1)
    .max(printLimits.columns),
  rows: z.array(cells).max(printLimits.rows),
  /** The last row; empty for none. */
  totals: cells,
});
export type PrintTable = z.infer<typeof PrintTable>;

/** Tables on paper: what they are, then whose, of which days and with which filters, a line each. */
export const PrintPaper = z.object({
  title: title.min(1),
  about: z.array(cell).max(printLimits.columns),
  tables: z
    .array(PrintTable)
    .min(1)
    .max(printLimits.tables)
    .refine(
      (tables) => tables.reduce((sum, { rows }) => sum + rows.length, 0) <= printLimits.rows,
      'Too long',
    ),
  closing: cell,
});
export type PrintPaper = z.infer<typeof PrintPaper>;

/** PDFs of what the caller has read: nothing is looked up, kept or sealed. */
export const prints = endpoints({
  printTables: {
    method: 'POST',
    path: '/api/prints/printTables',
    // Under the organization's name: never for tenants and applicants.
    auth: bearer('reports'),
    summary: 'A PDF of tables that the caller sends, such as a ledger, a statement or a report, in base64',
    body: PrintPaper,
    bodyLimit: bodyLimits.files,
    reply: answer({ pdf: z.string() }),
    refusals: [],
    rate: [inFiveMinutes(30), atOnce(2)],
    viewAs: 'allowed',
    whenReadOnly: true,
  },
});
