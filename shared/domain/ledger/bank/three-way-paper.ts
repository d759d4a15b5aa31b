import { displayDate, type LocalDate } from '../../dates';
import { signedDollars } from '../../money';
import { isTooLong } from '../../print-limits';
import { sumOf } from '../accounts';
import type { EntryType } from '../entry';
import { cashName, cashNote } from './cash-words';
import { type ThreeWayPart, threeWayParts } from './three-way';

/** What each part of the report is called. */
const partNames: Record<ThreeWayPart, string> = {
  owner: 'Owed to owners',
  prepayment: 'Tenants’ prepayments',
  deposit: 'Tenants’ deposits',
  unclaimed: 'Unclaimed money',
  unidentified: 'Unidentified money',
  'elsewhere-assigned': 'Of properties with another account',
  'manager-earned': 'Manager’s fees, less what was lost',
  'manager-moved': 'Manager: put in, taken out, bank charges and interest',
  'owner-debt': 'Owed by owners',
  'at-provider': 'Less: at the payment provider',
  'other-account': 'Less: in other bank accounts',
};

export type ReportLine = {
  readonly part: ThreeWayPart;
  readonly property_title: string;
  readonly unit_number: string;
  readonly name: string;
  readonly cents: number;
};

/** Whose a line is, or what: the person, else the property, else the company, where it is known. */
export const lineName = ({ part, name, property_title }: ReportLine): string =>
  name || property_title || (part === 'unidentified' ? 'Not known yet' : 'Company');

export const linePlace = ({ name, unit_number, property_title }: ReportLine): string => {
  if (unit_number !== '') return `Unit ${unit_number}, ${property_title}`;
  return name === '' ? '' : property_title;
};

type Group = {
  readonly part: ThreeWayPart;
  readonly name: string;
  readonly cents: number;
  readonly lines: readonly ReportLine[];
};

/** The lines of each part with their sum, without parts that nothing is in. */
export const reportGroups = (lines: readonly ReportLine[]): Group[] =>
  threeWayParts.flatMap((part) => {
    const some = lines.filter((line) => line.part === part);
    const cents = sumOf(some.map((line) => line.cents));
    return some.length === 0 ? [] : [{ part, name: partNames[part], cents, lines: some }];
  });

type Waiting = {
  readonly on: LocalDate;
  readonly type: EntryType;
  readonly cents: number;
  readonly who: string;
  readonly reference: string;
  readonly unit_number: string;
  readonly property_title: string;
};

/** A reconciliation as it was signed, in cents. */
export type SignedReport = {
  readonly ending: number;
  readonly in_transit: number;
  readonly outstanding: number;
  readonly book: number;
  readonly owed: number;
  readonly short: number;
  readonly items: readonly Waiting[];
  readonly lines: readonly ReportLine[];
  readonly signed_by: string;
  /** UTC instant. */
  readonly at: string;
};

type About = { readonly account: string; readonly from: LocalDate; readonly through: LocalDate };

const figure = (label: string, cents: number) => ({ label, amount: signedDollars(cents) });
const total = (label: string, cents: number) => ({ ...figure(label, cents), is_total: true });
const words = (header: string) => ({ header, is_amount: false });
const amounts = { header: 'Amount', is_amount: true };

const figuresAlone = { columns: [words('')], rows: [], totals: [] };

const bankTable = ({ ending, in_transit, outstanding, book }: SignedReport) => ({
  ...figuresAlone,
  title: 'Bank and books',
  sums: [
    figure('Bank balance', ending),
    figure('Deposits in transit', in_transit),
    figure('Checks outstanding', -outstanding),
    total('Adjusted bank balance', ending + in_transit - outstanding),
    figure('Book balance', book),
  ],
});

const waitingTable = (items: SignedReport['items'], title: string) => ({
  title,
  sums: [],
  columns: [words('Entry'), words('Number'), amounts],
  rows: items.map((item) => [
    `${cashName(item)}\n${cashNote(item)}`,
    item.reference,
    signedDollars(item.cents),
  ]),
  totals: ['Total', '', signedDollars(sumOf(items.map(({ cents }) => cents)))],
});

const peopleTable = ({ lines, owed, book, short }: SignedReport) => ({
  ...figuresAlone,
  title: 'Whose the money is',
  sums: [
    ...reportGroups(lines).map(({ name, cents }) => figure(name, cents)),
    total('Total', owed),
    figure('Book balance', book),
    figure('Difference', owed - book),
    ...(short > 0 ? [figure('Short: held for others and not there', short)] : []),
  ],
});

const groupTable = ({ name, cents, lines }: Group) => ({
  title: name,
  sums: [],
  columns: [words('Whose'), words('Where'), amounts],
  rows: lines.map((line) => [lineName(line), linePlace(line), signedDollars(line.cents)]),
  totals: ['Total', '', signedDollars(cents)],
});

const listsLeftOut =
  'The lists behind these sums are too long for a PDF: they are on the page of this reconciliation.';

/** `2026-11-03 14:05 UTC`. */
const instantText = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

/**
 * The three-way reconciliation on paper, as it was signed. Of more lines than one document takes it has the
 * sums alone.
 */
export function threeWayPaper({ account, from, through }: About, report: SignedReport) {
  const deposits = report.items.filter(({ cents }) => cents > 0);
  const checks = report.items.filter(({ cents }) => cents < 0);
  const waiting = [
    ...(deposits.length > 0 ? [waitingTable(deposits, 'Deposits in transit')] : []),
    ...(checks.length > 0 ? [waitingTable(checks, 'Checks outstanding')] : []),
  ];
  const people = reportGroups(report.lines).map(groupTable);
  const [bank, sums] = [bankTable(report), peopleTable(report)];
  const tables = [bank, ...waiting, sums, ...people];
  const isShort = isTooLong(tables);
  const whole = `The bank’s balance, the books, and whose the money is, as of ${displayDate(through)}.`;
  return {
    title: 'Three-way reconciliation',
    about: [
      account,
      `${displayDate(from)} to ${displayDate(through)}`,
      `Signed by ${report.signed_by}, ${instantText(report.at)}`,
    ],
    tables: isShort ? [bank, sums] : tables,
    closing: isShort ? `${whole} ${listsLeftOut}` : whole,
  };
}
