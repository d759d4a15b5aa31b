import { addDays } from '../../dates';
import { headAsOf } from '../head-as-of';
import { listedAccount } from './account-names';
import { sumWithin } from './cells';
import { entryText } from './entry-text';
import type { ReportedLedger, ReportRow } from './report-row';
import type { ReportTime } from './report-time';

/** Keys of a ledger's lines sort as they were posted. */
const seqDigits = 8;

/** A row for what each account had before, and one for each line; the words lack the account's name. */
export function ledgerLineRows(ledger: ReportedLedger, time: ReportTime): ReportRow[] {
  const { leaseId, propertyId, shown } = ledger;
  const before = headAsOf(ledger, addDays(time.from, -1)).balances;
  const accounts = [...new Set(Object.keys(before).map(listedAccount))];
  const openings = accounts.map((account) => ({
    key: `${account} before`,
    at: { account },
    texts: ['', '', 'Balance before', '', ''],
    cents: { before: sumWithin(before, account) },
  }));
  const inTime = ledger.entries.filter(({ on }) => time.from <= on && on <= time.to);
  const lines = inTime.flatMap((entry) =>
    Object.entries(entry.lines).map(
      ([account, cents]): ReportRow => ({
        key: [account, leaseId, String(entry.seq).padStart(seqDigits, '0')].join(' '),
        at: { lease: leaseId, property: propertyId, account, entry: entry.source },
        texts: ['', entry.on, entryText(entry), shown.propertyTitle, shown.unitNumber],
        cents: cents > 0 ? { debit: cents } : { credit: -cents },
      }),
    ),
  );
  return [...openings, ...lines];
}
