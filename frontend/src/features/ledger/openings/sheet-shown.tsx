import type { OpeningProperty, OpeningSheet } from '../../../../../shared/contract/openings';
import { openingClassNames } from '../../../../../shared/domain/ledger/openings/sheet';
import { type ClassRow, classRows } from '../../../../../shared/domain/ledger/openings/tie-opening';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable, InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Section } from '../../../ui/layout/section';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { tieLines } from './sheet-values';
import { OpeningStanding } from './standing';

const columns: readonly Column<ClassRow>[] = [
  {
    key: 'class',
    header: 'Class',
    rem: 12,
    cell: (row) => (
      <>
        <Strong>{openingClassNames[row.class]}</Strong>
        {row.why !== '' && (
          <Muted small>
            <bdi>{row.why}</bdi>
          </Muted>
        )}
      </>
    ),
  },
  {
    key: 'old',
    header: 'Old',
    rem: 8,
    end: true,
    cell: ({ old }) => (
      <bdi>
        <InCard>Old </InCard>
        {old === undefined ? 'Not entered' : <Amount>{signedDollars(old)}</Amount>}
      </bdi>
    ),
  },
  {
    key: 'here',
    header: 'Here',
    rem: 8,
    end: true,
    cell: ({ here }) => (
      <bdi>
        <InCard>Here </InCard>
        <Amount>{signedDollars(here)}</Amount>
      </bdi>
    ),
  },
];

/** The sheet as it stands, for who only reads it. */
export function SheetShown({
  sheet,
  properties,
}: {
  sheet: OpeningSheet;
  properties: readonly OpeningProperty[];
}) {
  const tie = tieLines(sheet.lines, { sheet, properties });
  const rows = classRows(tie, {
    lines: sheet.lines,
    explained: sheet.explained?.cents ?? 0,
    isSolo: sheet.is_solo,
  });
  return (
    <>
      <OpeningStanding tie={tie} isSolo={sheet.is_solo} />
      <Section title="Trial balance" flush>
        <DataTable
          caption="Trial balance"
          columns={columns}
          rows={rows}
          rowKey={({ class: of }) => of}
          picture={false}
        />
      </Section>
    </>
  );
}
