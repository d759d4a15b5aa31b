import type { ReportKind } from '../../../shared/domain/leases/condition/report';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put, type Write } from '../db/writes';
import { type LeaseKey, SigningLink, StoredReport } from './record';

/** A report, and the links of the tenants who are asked to answer it. */
export type ReportKept = { readonly report: StoredReport; readonly links?: readonly SigningLink[] };

/** A report after the one that was read, whose version it carries on; version 1 is for none. */
export const reportWrites = ({ report, links = [] }: ReportKept): Write[] => [
  put(StoredReport, report, report.version === 1 ? absent : isVersion(report.version - 1)),
  ...links.map((link) => put(SigningLink, link, absent)),
];

/** The two reports of a lease, in one request. */
const reportsOf =
  (db: Db) =>
  async (key: LeaseKey): Promise<Readonly<Partial<Record<ReportKind, StoredReport>>>> => {
    const keys = (['in', 'out'] as const).map((kind) => ({ ...key, kind }));
    const found = await db.getAll(StoredReport, keys);
    return Object.fromEntries(found.map((report) => [report.kind, report]));
  };

/** The report and its log entry in one transaction. Refuses `conflict` when it was changed meanwhile. */
const keepReport =
  (db: Db) =>
  async ({ report, trace }: { report: StoredReport; trace: Trace }): Promise<void> => {
    const failure = await db.transact([...traceWrites(trace), ...reportWrites({ report })]);
    if (failure) throw refuse('conflict');
  };

/** A further link to a report, and its log entry. */
const handOutLink =
  (db: Db) =>
  async ({ link, trace }: { link: SigningLink; trace: Trace }): Promise<void> => {
    const failure = await db.transact([...traceWrites(trace), put(SigningLink, link, absent)]);
    if (failure) throw refuse('conflict');
  };

export const reportStore = (db: Db) => ({
  of: reportsOf(db),
  keep: keepReport(db),
  handOut: handOutLink(db),
});
