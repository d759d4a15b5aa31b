import * as z from 'zod';
import { Day, SentDay } from '../domain/leases/moments';
import { ChargeKind } from '../domain/ledger/accounts';
import { EntryType, PaymentMethod } from '../domain/ledger/entry';
import { ReportName } from '../domain/ledger/reports/catalogue';
import { Basis, ReportBy, Whose } from '../domain/ledger/reports/report-choices';
import { ReportRow } from '../domain/ledger/reports/report-row';
import { atOnce, bearer, inFiveMinutes } from './endpoint';
import { entryId } from './ledger-shapes';
import { answer, cents, cursor, id, line, pageLimit } from './parts';

const read = { method: 'GET', auth: bearer('reports') } as const;
/** Posting days, both included. A report as of a day reads `to` alone. */
const asked = { from: SentDay, to: SentDay, property_id: id.optional(), after: cursor.optional() };

/** How a statement is made (report-choices.ts); other reports take none of these. */
const choices = { basis: Basis.optional(), by: ReportBy.optional(), whose: Whose.optional() };

/** An entry that a figure is made of; `cents` is its part. */
export const FigureLine = z.object({
  entry_id: z.string(),
  lease_id: z.string(),
  on: Day,
  type: EntryType,
  why: z.string(),
  cents,
  unit_number: z.string(),
  property_title: z.string(),
  tenants: z.array(z.string()),
  charge: z.object({ kind: ChargeKind, label: z.string(), due: Day }).optional(),
  payment: z.object({ method: PaymentMethod, reference: z.string(), payer: z.string() }).optional(),
});
export type FigureLine = z.infer<typeof FigureLine>;

/** What will be posted; `balance` is what the tenants owe after it. */
const ComingLine = z.object({
  entry_id: z.string(),
  on: Day,
  type: EntryType,
  amount: cents,
  balance: cents,
  charge: z.object({ kind: ChargeKind, label: z.string(), due: Day }).optional(),
});
export type ComingLine = z.infer<typeof ComingLine>;

/** Reports of the ledgers that the caller sees; `reports.md` says what each figure is. */
export const reportRows = {
  listComingRent: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/listComingRent/{leaseId}',
    summary:
      'What the rent job will post for a lease in twelve months if nothing else happens; nothing is written',
    params: z.object({ leaseId: id }),
    reply: answer({ lines: z.array(ComingLine) }),
    refusals: ['not-found'],
  },
  getReport: {
    ...read,
    path: '/api/ledger/getReport',
    summary:
      'The rows of a report that the next ledgers make; rows of the same key are one, their cents added',
    query: z.object({
      report: ReportName,
      ...asked,
      ...choices,
      /** Of a general ledger: one account alone, as a trial balance lists it. */
      account: line.optional(),
    }),
    reply: answer({
      rows: z.array(ReportRow),
      next: cursor.optional(),
      /** Of a statement by property: what its columns are called. */
      titles: z.record(z.string(), z.string()).optional(),
      /** Of a statement: sums of these ledgers that its figures are compared with (ties.ts). */
      sums: z.record(z.string(), cents).optional(),
    }),
    refusals: ['invalid', 'not-permitted'],
  },
  openFigure: {
    ...read,
    path: '/api/ledger/openFigure',
    summary: 'The entries that a figure of a report is the sum of; a page may hold fewer than there are',
    query: z.object({
      report: ReportName,
      ...asked,
      basis: Basis.optional(),
      whose: Whose.optional(),
      limit: pageLimit.optional(),
      column: z.string().max(20),
      /** What the figure’s row is about; a total names none of these. */
      lease_id: id.optional(),
      account: line.optional(),
      entry_id: entryId.optional(),
    }),
    reply: answer({ lines: z.array(FigureLine), next: cursor.optional() }),
    refusals: ['not-found', 'invalid', 'not-permitted'],
  },
  exportJournal: {
    ...read,
    path: '/api/ledger/exportJournal',
    summary:
      'Every line of every entry of a period, for an accountant: cells in the order of `columns`; paged',
    query: z.object(asked),
    reply: answer({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      next: cursor.optional(),
    }),
    refusals: [],
    rate: [atOnce(1), inFiveMinutes(300)],
  },
} as const;
