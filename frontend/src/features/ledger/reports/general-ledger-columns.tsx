import { displayDate } from '../../../../../shared/domain/dates';
import type { LedgerAccount } from '../../../../../shared/domain/ledger/reports/general-ledger';
import { signedDollars } from '../../../../../shared/domain/money';
import { amountColumn } from '../../../ui/data/amount-column';
import { InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { ListLabel } from '../../../ui/layout/list-label';
import { FigureButton } from './figure-button';
import { figureAsked } from './report-columns';
import type { ReportAsked } from './report-queries';

type Line = LedgerAccount['lines'][number];

/** `Elm House, Unit 101`; an entry of a property's own book has no unit. */
const placeText = ([, , , property = '', unit = '']: readonly string[]): string =>
  [property, unit && `Unit ${unit}`].filter(Boolean).join(', ');

const sideColumn = (asked: ReportAsked, side: 'debit' | 'credit', header: string): Column<Line> => ({
  key: side,
  header,
  rem: 7.5,
  end: true,
  cell: ({ row }) => {
    const cents = row.cents[side] ?? 0;
    return (
      <bdi data-only={cents === 0 ? 'row' : undefined}>
        <InCard>{`${header} `}</InCard>
        <FigureButton
          cents={cents}
          name={`${header}: ${row.texts[2] ?? ''}`}
          asked={figureAsked(asked, side, row.at)}
        />
      </bdi>
    );
  },
});

/** The lines of an account, each with the balance after it. */
export const ledgerColumns = (asked: ReportAsked): readonly Column<Line>[] => [
  {
    key: 'what',
    header: 'Entry',
    rem: 16,
    cell: ({ row: { texts } }) => <ListLabel name={texts[2] ?? ''} note={placeText(texts)} />,
  },
  {
    key: 'on',
    header: 'Date',
    rem: 7.5,
    cell: ({ row: { texts } }) => <bdi>{displayDate(texts[1])}</bdi>,
  },
  sideColumn(asked, 'debit', 'Debit'),
  sideColumn(asked, 'credit', 'Credit'),
  amountColumn({
    key: 'balance',
    header: 'Balance',
    rem: 8,
    isStrong: true,
    text: ({ balance }) => signedDollars(balance),
  }),
];
