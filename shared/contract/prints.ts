import * as z from 'zod';
import { SentDay } from '../domain/leases/moments';
import { checkLayouts } from '../domain/ledger/checks/checks';
import { isTooLong, printLimits, tooLongToPrint } from '../domain/print-limits';
import { checkNumber } from './checks';
import { atOnce, bearer, bodyLimits, endpoints, inFiveMinutes, linkHolder } from './endpoint';
import { linkRate, linkToken } from './link-rows';
import { answer, id } from './parts';

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
  /** Places of rows that are headings or sums of others. */
  strong: z.array(z.number().int().min(0)).max(printLimits.rows).optional(),
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
    .refine((tables) => !isTooLong(tables), tooLongToPrint),
  closing: cell,
});
export type PrintPaper = z.infer<typeof PrintPaper>;

/** Checks of one print. */
export const checksPerPrint = 50;
const shift = z.number().int().min(-100).max(100);

/** PDFs while the caller waits; none is kept or sealed. */
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
    refusals: ['busy'],
    rate: [inFiveMinutes(30), atOnce(2)],
    viewAs: 'allowed',
    whenReadOnly: true,
  },
  printBankReport: {
    method: 'GET',
    path: '/api/prints/printBankReport/{accountId}/{through}',
    auth: bearer('money'),
    summary: 'The three-way report of a reconciliation as it was signed, as a PDF in base64',
    params: z.object({ accountId: id, through: SentDay }),
    reply: answer({ pdf: z.string() }),
    refusals: ['not-found', 'not-permitted', 'invalid', 'busy'],
    rate: [inFiveMinutes(30), atOnce(2)],
    viewAs: 'allowed',
    whenReadOnly: true,
  },
  printChecks: {
    method: 'POST',
    auth: bearer('money'),
    path: '/api/prints/printChecks',
    summary:
      'Checks for pre-printed stock, one a page, or without any a page to align it by; a PDF in base64',
    body: z.object({
      account_id: id,
      numbers: z.array(checkNumber).max(checksPerPrint),
      /** Where on the page the check is; its stubs are the other two thirds. */
      layout: z.enum(checkLayouts),
      /** Hundredths of an inch by which everything moves, for a printer that is a little off. */
      right: shift,
      down: shift,
    }),
    reply: answer({ pdf: z.string() }),
    refusals: ['not-found', 'not-permitted', 'already-reversed', 'invalid', 'busy'],
    rate: [inFiveMinutes(30), atOnce(2)],
    whenReadOnly: true,
  },
  printReceipt: {
    method: 'GET',
    path: '/api/prints/printReceipt/{leaseId}/{paymentId}',
    auth: bearer('money'),
    summary: 'The receipt of a payment of the caller’s own lease, pending or cleared, as a PDF in base64',
    params: z.object({ leaseId: id, paymentId: id }),
    reply: answer({ pdf: z.string() }),
    refusals: ['not-found', 'invalid', 'busy'],
    rate: [inFiveMinutes(30), atOnce(2)],
  },
  printWorkOrder: {
    method: 'GET',
    path: '/api/prints/printWorkOrder/{id}',
    auth: bearer('requests'),
    summary: 'A service request as a work order for who does the work, with its photos, as a PDF in base64',
    params: z.object({ id }),
    reply: answer({ pdf: z.string() }),
    refusals: ['not-found', 'not-permitted', 'invalid', 'busy'],
    rate: [inFiveMinutes(30), atOnce(2)],
    viewAs: 'allowed',
    whenReadOnly: true,
  },
  printJobOrder: {
    method: 'POST',
    path: '/api/prints/printJobOrder',
    auth: linkHolder,
    summary: 'The work order of the job that a vendor’s link leads to, as a PDF in base64',
    body: z.object({ token: linkToken }),
    reply: answer({ pdf: z.string() }),
    refusals: ['link-not-valid', 'job-ended', 'invalid', 'busy'],
    rate: [...linkRate],
  },
  printMyStatement: {
    method: 'GET',
    path: '/api/prints/printMyStatement/{leaseId}',
    auth: bearer('money'),
    summary:
      'What moved the balance of the caller’s own lease in some days, or in a year, as a PDF in base64',
    params: z.object({ leaseId: id }),
    query: z.object({ from: SentDay, to: SentDay }),
    reply: answer({ pdf: z.string() }),
    refusals: ['not-found', 'invalid', 'busy'],
    rate: [inFiveMinutes(30), atOnce(2)],
  },
});
