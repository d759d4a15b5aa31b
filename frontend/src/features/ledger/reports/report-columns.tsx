import { type ReportName, reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { ListLabel } from '../../../ui/layout/list-label';
import { Strong } from '../../../ui/primitives/text';
import { FigureButton } from './figure-button';
import type { FigureAsked, ReportAsked } from './report-queries';
import { wordText } from './report-words';

/** Figures that the lease says, not its entries. */
const plain = ['rent'];

const wide: Readonly<Record<string, number>> = {
  Property: 9.5,
  Tenants: 10,
  Tenant: 12,
  From: 7.5,
  To: 7.5,
  Date: 7.5,
  Unit: 4.5,
  Account: 22,
  What: 11,
  For: 7,
  Kind: 11,
};
/** With more figures, the words share one column. */
const mostWithWords = 4;

/**
 * What opens a figure; a total has no row. A rent roll’s leaves out leases that are over, so it opens
 * nothing.
 */
export const figureAsked = (
  asked: ReportAsked,
  column: string,
  at: ReportRow['at'] = {},
): FigureAsked | undefined =>
  plain.includes(column) || (asked.report === 'rent-roll' && at.lease === undefined)
    ? undefined
    : {
        ...asked,
        column,
        property_id: at.property ?? asked.property_id,
        lease_id: at.lease,
        account: at.account,
        entry_id: at.entry,
      };

/** Words that a card leaves out. */
const rowOnly: Readonly<Partial<Record<ReportName, readonly string[]>>> = {
  'rent-roll': ['From'],
};
const cardWords: Readonly<Record<string, string>> = { Unit: 'Unit ', To: 'until ' };

/** Words in one line, where no header says which of them is a unit's number. */
const inLine = (texts: readonly string[], headers: readonly string[]): string =>
  texts
    .map((text, at) => (text && headers[at] === 'Unit' ? `Unit ${text}` : wordText(text)))
    .filter(Boolean)
    .join(', ');

const wordColumn =
  (report: ReportName) =>
  (header: string, at: number): Column<ReportRow> => ({
    key: header,
    header,
    rem: wide[header] ?? 9,
    rowOnly: rowOnly[report]?.includes(header) ?? false,
    cell: ({ texts }) => {
      const text = wordText(texts[at] ?? '');
      const words = (
        <bdi>
          {text && <InCard>{cardWords[header]}</InCard>}
          {text}
        </bdi>
      );
      return at === 0 ? <Strong>{words}</Strong> : words;
    },
  });

const namedColumn = ([header = '', ...headers]: readonly string[]): Column<ReportRow> => ({
  key: header,
  header,
  rem: 13,
  cell: ({ texts: [name, ...rest] }) => <ListLabel name={name} note={inLine(rest, headers)} />,
});

/** Words, then figures that open their entries. A card leaves out figures of 0. */
export function reportColumns(report: ReportName, asked: ReportAsked): readonly Column<ReportRow>[] {
  const { texts, figures } = reports[report];
  const names = Object.entries(figures);
  const isDense = names.length > mostWithWords;
  const amounts = names.map(
    ([column, header]): Column<ReportRow> => ({
      key: column,
      header,
      rem: isDense ? 6.7 : 7,
      end: true,
      cell: (row) => {
        const cents = row.cents[column] ?? 0;
        return (
          <bdi data-only={cents === 0 ? 'row' : undefined}>
            <InCard>{`${header} `}</InCard>
            <FigureButton
              cents={cents}
              name={`${header}: ${inLine(row.texts.slice(0, 3), texts)}`}
              asked={figureAsked(asked, column, row.at)}
            />
          </bdi>
        );
      },
    }),
  );
  return [...(isDense ? [namedColumn(texts)] : texts.map(wordColumn(report))), ...amounts];
}
