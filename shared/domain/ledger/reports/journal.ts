import type { Entry } from '../entry';
import { type AccountNames, accountName, ownerOfAccount } from './account-names';
import type { ReportedLedger } from './report-row';

/** The columns of the journal, in their order. */
export const journalColumns = [
  'entry',
  'sequence',
  'source_key',
  'type',
  'posted_on',
  'happened_on',
  'actor',
  'reverses',
  'property',
  'unit',
  'lease',
  'tenant',
  'owner',
  'account_code',
  'account_name',
  'debit',
  'credit',
] as const;

type Names = AccountNames & { readonly actor: string };

/** Cents as plain dollars: `1450.00`. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** An entry as rows of the journal, one a line, debits first. Money has two digits, an empty cell is none. */
export function journalRows(
  { leaseId, shown }: Pick<ReportedLedger, 'leaseId' | 'shown'>,
  entry: Entry,
  { actor, ...names }: Names,
): string[][] {
  const happened = entry.received?.begun ?? entry.charge?.due ?? entry.on;
  const facts = [`${leaseId}:${entry.seq}`, String(entry.seq), entry.source, entry.type, entry.on, happened];
  const place = [shown.propertyTitle, shown.unitNumber, leaseId, shown.tenants.join(', ')];
  return Object.entries(entry.lines)
    .toSorted(([, one], [, other]) => other - one)
    .map(([account, cents]) => [
      ...facts,
      actor,
      entry.reverses ?? '',
      ...place,
      nameOfOwner(account, names.ownerName),
      account,
      accountName(account, names),
      ...(cents > 0 ? [dollars(cents), ''] : ['', dollars(-cents)]),
    ]);
}

function nameOfOwner(account: string, ownerName: Names['ownerName']): string {
  const owner = ownerOfAccount(account);
  return owner === undefined ? '' : (ownerName(owner) ?? owner);
}
