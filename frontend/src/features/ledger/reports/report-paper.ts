import type { PrintPaper } from '../../../../../shared/contract/prints';
import { type ReportName, reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import { totalsOf } from '../../../../../shared/domain/ledger/reports/merge-rows';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { signedDollars } from '../../../../../shared/domain/money';
import { timeText, wordText } from './report-words';

type About = { readonly time: { readonly from: string; readonly to: string }; readonly property: string };

/** A report on paper: every row of it, and its totals. */
export function reportPaper(
  report: ReportName,
  rows: readonly ReportRow[],
  { time, property }: About,
): PrintPaper {
  const { title, lead, texts, figures } = reports[report];
  const totals = totalsOf(rows);
  const amountsOf = (cents: ReportRow['cents'], none = '–') =>
    Object.keys(figures).map((column) => (cents[column] ? signedDollars(cents[column]) : none));
  return {
    title,
    about: [timeText(report, time), property],
    tables: [
      {
        title: '',
        sums: [],
        columns: [
          ...texts.map((header) => ({ header, is_amount: false })),
          ...Object.values(figures).map((header) => ({ header, is_amount: true })),
        ],
        rows: rows.map((row) => [...row.texts.slice(0, texts.length).map(wordText), ...amountsOf(row.cents)]),
        totals: [...texts.map((_, at) => (at === 0 ? 'Total' : '')), ...amountsOf(totals, signedDollars(0))],
      },
    ],
    closing: lead,
  };
}
