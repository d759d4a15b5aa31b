import { type ReportName, reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import { journalColumns } from '../../../../../shared/domain/ledger/reports/journal';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { api } from '../../../api/client';
import type { CsvSource } from '../../../ui/data/use-csv-export';
import { fileDollars } from '../parts/file-dollars';

/** A report that is read already, as lines of a file. */
export function reportSource(report: ReportName, rows: readonly ReportRow[]): CsvSource {
  const { texts, codes = [], figures } = reports[report];
  const columns = Object.keys(figures);
  const lines = rows.map((row) => [
    ...row.texts,
    ...columns.map((column) => fileDollars(row.cents[column] ?? 0)),
  ]);
  return {
    what: report,
    header: [...texts, ...codes, ...Object.values(figures)],
    page: async () => ({ lines }),
  };
}

/** The journal of a period, page by page. */
export const journalSource = (
  time: { from: string; to: string },
  format: CsvSource['format'],
): CsvSource => ({
  what: 'journal',
  format,
  header: journalColumns,
  page: async (after, signal) => {
    const query = { ...time, ...(after !== '' && { after }) };
    const { rows: lines, next } = (await api.ledger.exportJournal({ query }, { signal })).data;
    return { lines, next };
  },
});
