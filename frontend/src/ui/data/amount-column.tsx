import { Amount } from '../primitives/text';
import { InCard } from './data-table';
import type { Column } from './data-table-column';

type Definition<R> = Pick<Column<R>, 'key' | 'header' | 'rem' | 'rowOnly'> & {
  readonly text: (row: R) => string;
  readonly isStrong?: boolean;
  readonly isDanger?: (row: R) => boolean;
};

/** A column of amounts at the end edge; in a card, each follows its header. */
export const amountColumn = <R,>({ text, isStrong, isDanger, ...column }: Definition<R>): Column<R> => ({
  ...column,
  end: true,
  cell: (row) => (
    <bdi>
      <InCard>{`${column.header} `}</InCard>
      <Amount fontWeight={isStrong ? 'semibold' : undefined} color={isDanger?.(row) ? 'danger' : undefined}>
        {text(row)}
      </Amount>
    </bdi>
  ),
});
