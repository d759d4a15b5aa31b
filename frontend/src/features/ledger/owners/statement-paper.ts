import type { OwnerStatement } from '../../../../../shared/contract/owner-money';
import type { PrintPaper, PrintTable } from '../../../../../shared/contract/prints';
import { displayDate, displayMonth } from '../../../../../shared/domain/dates';
import { statementSections } from '../../../../../shared/domain/ledger/owners/statement';
import { signedDollars } from '../../../../../shared/domain/money';
import { statementText } from '../../../domain-ui/ledger/statement-text';
import { sectionWords } from './owner-words';

const columns: PrintTable['columns'] = [
  ...['Date', 'What', 'Section'].map((header) => ({ header, is_amount: false })),
  { header: 'Amount', is_amount: true },
];

/** The figures of the screen: beginning, sections that are not 0, ending, deposits beside them (D42, D43). */
function sumsOf(sums: OwnerStatement['totals']): PrintTable['sums'] {
  const sections = statementSections.filter((section) => sums[section] !== 0);
  return [
    { label: 'Beginning balance', amount: signedDollars(sums.beginning) },
    ...sections.map((section) => ({ label: sectionWords[section], amount: signedDollars(sums[section]) })),
    { label: 'Ending balance', amount: signedDollars(sums.ending), is_total: true },
    ...(sums.deposits === 0
      ? []
      : [{ label: 'Deposits held for tenants, not included', amount: signedDollars(sums.deposits) }]),
  ];
}

const lateNote = (isLate: boolean): string => (isLate ? '\nEntered after that month’s statement' : '');

/** An owner's statement on paper, as the screen shows it. */
export function statementPaper(statement: OwnerStatement): PrintPaper {
  const { owner_name: name, month, from, to, issued_at: issuedAt } = statement;
  const { properties, lines, totals } = statement;
  const none = { rows: [], totals: [], columns };
  const ofProperty = (property: (typeof properties)[number]): PrintTable => {
    const rows = lines
      .filter((line) => line.property_id === property.property_id)
      .map((line) => [
        displayDate(line.on),
        `${statementText(line)}${lateNote(line.is_late)}`,
        sectionWords[line.section],
        signedDollars(line.cents),
      ]);
    return { ...none, title: property.property_title, sums: sumsOf(property), rows };
  };
  return {
    title: `Statement for ${displayMonth(month)}`,
    about: [
      name,
      `${displayDate(from)} – ${displayDate(to)}`,
      issuedAt ? `Issued ${displayDate(issuedAt)}` : 'Preview: not issued',
    ].filter((line) => line !== ''),
    tables: [
      ...(properties.length === 1 ? [] : [{ ...none, title: 'All properties', sums: sumsOf(totals) }]),
      ...properties.map(ofProperty),
    ],
    closing:
      'Cash basis: money counts on the day it was received or paid. Deposits are held for tenants and are not the owner’s.',
  };
}
