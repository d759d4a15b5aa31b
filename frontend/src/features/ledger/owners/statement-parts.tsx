import type { OwnerStatement } from '../../../../../shared/contract/owner-money';
import { displayDate } from '../../../../../shared/domain/dates';
import { statementSections } from '../../../../../shared/domain/ledger/owners/statement';
import { signedDollars } from '../../../../../shared/domain/money';
import { statementText } from '../../../domain-ui/ledger/statement-text';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Bar, Row } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { sectionWords } from './owner-words';

/** Beginning, what came and went, ending; deposits beside it (D42, D43). */
export function Sums({ sums }: { sums: OwnerStatement['totals'] }) {
  const rows = statementSections.filter((section) => sums[section] !== 0);
  return (
    <PlainList>
      <Sum word="Beginning balance" cents={sums.beginning} />
      {rows.map((section) => (
        <Sum key={section} word={sectionWords[section]} cents={sums[section]} />
      ))}
      <Sum word="Ending balance" cents={sums.ending} isTotal />
      {sums.deposits !== 0 && (
        <Sum word="Deposits held for tenants, not included" cents={sums.deposits} isBeside />
      )}
    </PlainList>
  );
}

type SumProps = { word: string; cents: number; isTotal?: boolean; isBeside?: boolean };

const Sum = ({ word, cents, isTotal = false, isBeside = false }: SumProps) => (
  <Row
    as="li"
    spread
    flexWrap="nowrap"
    borderTopWidth={isTotal ? '1px' : '0'}
    borderColor="border"
    pt={isTotal ? '2' : '0'}
  >
    {isTotal ? <Strong>{word}</Strong> : <Muted as="span">{word}</Muted>}
    <Amount fontWeight={isTotal ? 'semibold' : undefined} color={isBeside ? 'muted' : undefined}>
      {signedDollars(cents)}
    </Amount>
  </Row>
);

type Line = OwnerStatement['lines'][number] & { readonly at: number };

const columns: readonly Column<Line>[] = [
  { key: 'on', header: 'Date', rem: 8, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
  {
    key: 'what',
    header: 'What',
    rem: 22,
    cell: (line) => (
      <>
        <bdi>{statementText(line)}</bdi>
        {line.is_late && <Muted small>Entered after that month’s statement</Muted>}
      </>
    ),
  },
  {
    key: 'section',
    header: 'Section',
    rem: 10,
    rowOnly: true,
    cell: ({ section }) => <Muted as="span">{sectionWords[section]}</Muted>,
  },
  {
    key: 'cents',
    header: 'Amount',
    rem: 8,
    end: true,
    cell: ({ cents, whole }) => (
      <>
        <Amount>{signedDollars(cents)}</Amount>
        {whole !== cents && (
          <Muted small>
            share of <Amount>{signedDollars(whole)}</Amount>
          </Muted>
        )}
      </>
    ),
  },
];

/** The entries of one property. */
export const Lines = ({ title, lines }: { title: string; lines: OwnerStatement['lines'] }) =>
  lines.length === 0 ? (
    <Bar>
      <Muted>No activity in this period.</Muted>
    </Bar>
  ) : (
    <DataTable
      caption={`Entries of ${title}`}
      columns={columns}
      rows={lines.map((line, at) => ({ ...line, at }))}
      rowKey={({ at }) => String(at)}
      picture={false}
    />
  );
