import type { Contract } from '../../../shared/contract';
import type { RequestOf } from '../../../shared/contract/endpoint';
import { localDateOf } from '../../../shared/domain/dates';
import { dayInZone } from '../../../shared/domain/leases/time-zones';
import { addLines } from '../../../shared/domain/ledger/accounts';
import { Entry, Head } from '../../../shared/domain/ledger/entry';
import {
  accountName,
  balanceLineName,
  flowLineName,
  incomeLineName,
  listedAccount,
} from '../../../shared/domain/ledger/reports/account-names';
import { isStatement } from '../../../shared/domain/ledger/reports/catalogue';
import { mergedRows } from '../../../shared/domain/ledger/reports/merge-rows';
import type { ReportedLedger, ReportRow } from '../../../shared/domain/ledger/reports/report-row';
import { entriesFrom, type LedgerReport, rowsOf } from '../../../shared/domain/ledger/reports/rows';
import { tieSums } from '../../../shared/domain/ledger/reports/statement-rows';
import { shownOfOwn } from '../../common/ledger/own-book';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import { cursorOf, placeOf } from '../../table/db/cursor';
import { isOrganizationBook, type StoredHead } from '../../table/ledger/record';
import { withLastPayments } from './late-leases';
import { ledgerPlace, nextLedgers, readLedgerPlace } from './next-ledgers';
import { choicesOf } from './report-choices';
import { bankNamesIn, ownerNames, tenantNames } from './report-names';

export type ReportRequest = RequestOf<Contract['ledger']['getReport']> & ViewerCall;
type Page = {
  rows: ReportRow[];
  next?: string;
  titles?: Record<string, string>;
  sums?: Record<string, number>;
};

/** Ledgers of one call: with their entries, and by their heads alone. */
const ledgersWithEntries = 100;
const headsAtOnce = 1_000;
/** A row a line: their answer stays below the 6 MB of Lambda. */
const ledgersWithLines = 25;

/** A ledger with the entries of some days. Days to come take no read: nothing is posted for them. */
export async function withEntries(
  head: StoredHead,
  { from, to, now }: { from: string; to?: string | undefined; now: Date },
  { ledgers }: Deps,
): Promise<ReportedLedger> {
  const { organizationId, leaseId, shown } = head;
  const isToCome = from > dayInZone(shown.zone ?? 'UTC', now);
  const entries = isToCome ? [] : await ledgers.entriesBetween({ organizationId, leaseId, from, to });
  // What was posted after the head was read is not in it.
  const read = entries.filter(({ seq }) => seq <= head.seq).map((entry) => Entry.parse(entry));
  return { ...head, head: Head.parse(head), entries: read };
}

/** Reports whose rows are called by owners and bank accounts. */
const namers: Partial<Record<LedgerReport, typeof accountName>> = {
  'trial-balance': accountName,
  'balance-sheet': balanceLineName,
  'cash-flow': flowLineName,
  'general-ledger': (account, names) => accountName(listedAccount(account), names),
};

/** Adds the names that ledgers do not know. */
async function namedRows(
  report: LedgerReport,
  rows: readonly ReportRow[],
  { request, deps }: { request: ReportRequest; deps: Deps },
): Promise<ReportRow[]> {
  const withFirst = (nameOf: (row: ReportRow) => string) =>
    rows.map((row) => ({ ...row, texts: [nameOf(row), ...row.texts.slice(1)] }));
  if (report === 'income-statement') return withFirst(({ key }) => incomeLineName(key));
  const nameOf = namers[report];
  if (nameOf) {
    const accounts = rows.flatMap(({ at }) => at.account ?? []);
    const [ownerName, bankName] = await Promise.all([
      ownerNames(accounts, request, deps),
      bankNamesIn(request.viewer.organizationId, deps),
    ]);
    return withFirst(({ at }) => nameOf(at.account ?? '', { ownerName, bankName }));
  }
  if (report !== 'deposits') return [...rows];
  const { organizationId } = request.viewer;
  const leaseIds = rows.flatMap(({ at }) => at.lease ?? []);
  const names = await tenantNames({ organizationId, leaseIds }, deps);
  const tenantOf = (account: string) => account.split('/')[1] ?? '';
  return withFirst(({ at }) => names.get(`${at.lease} ${tenantOf(at.account ?? '')}`) ?? 'Tenant');
}

/** What the columns of a statement by property are called. */
const titlesOf = (heads: readonly StoredHead[]): Record<string, string> =>
  Object.fromEntries(heads.map(({ propertyId, shown }) => [propertyId, shown.propertyTitle]));

const entriesAtOnce = (report: LedgerReport): number =>
  report === 'general-ledger' ? ledgersWithLines : ledgersWithEntries;

/** Of a general ledger one account alone, where one is asked for. */
const isAsked =
  ({ report, account }: ReportRequest['query']) =>
  ({ at }: ReportRow): boolean =>
    report !== 'general-ledger' || account === undefined || listedAccount(at.account ?? '') === account;

/** The organization's own book stands under its name. */
async function shownHeads(heads: readonly StoredHead[], request: ReportRequest): Promise<StoredHead[]> {
  if (!heads.some(isOrganizationBook)) return [...heads];
  const shown = shownOfOwn(await request.organization());
  return heads.map((head) => (isOrganizationBook(head) ? { ...head, shown } : head));
}

/** The rows that the next ledgers make. */
export async function ledgerReport(report: LedgerReport, request: ReportRequest, deps: Deps): Promise<Page> {
  const { now, query } = request;
  const { from: first, to, property_id: propertyId, after } = query;
  const time = { from: first, to };
  const choices = choicesOf(request);
  const days = entriesFrom(report, time, choices);
  const from = after === undefined ? undefined : readLedgerPlace(placeOf('report', after)[0]);
  const most = days.from > localDateOf(now) ? headsAtOnce : entriesAtOnce(report);
  const { heads: found, next } = await nextLedgers({ call: request, propertyId, from, most }, deps);
  const heads = await shownHeads(found, request);
  const read = (head: StoredHead) => withEntries(head, { ...days, now }, deps);
  const ledgers = await mapAll(heads, read);
  const rows = mergedRows(
    report,
    ledgers.flatMap((ledger) => rowsOf(report, ledger, { ...time, choices })).filter(isAsked(query)),
  );
  const named =
    report === 'delinquency'
      ? await withLastPayments(rows, { heads, to, now }, deps)
      : await namedRows(report, rows, { request, deps });
  return {
    rows: named,
    ...(next && { next: cursorOf('report', [ledgerPlace(next), 'start']) }),
    ...(isStatement(report) && {
      sums: addLines(...ledgers.map((ledger) => tieSums(report, ledger, { time, choices }))),
      ...(choices.by === 'property' && { titles: titlesOf(heads) }),
    }),
  };
}
