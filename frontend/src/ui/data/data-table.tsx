import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode, useMemo } from 'react';
import type { Place } from '../primitives/use-href-link';
import type { Column, Sort } from './data-table-column';
import { HeaderCell } from './data-table-header';
import { tableLook } from './data-table-look';
import { LinkRow, type RowProps, type Select } from './data-table-row';

/** Width of the column of checkboxes, in rem. */
const selectRem = 2.5;

/** Shown only in a card. In a row the column header says it. */
export const InCard = ({ children }: { children: ReactNode }) => <span data-only="card">{children}</span>;

/** In a card it moves to the upper corner; in a row it stays in place. */
export const Corner = ({ children }: { children: ReactNode }) => <span data-corner="">{children}</span>;

/** The only table. Rows become cards if the columns do not fit. The caption is for screen readers. */
export function DataTable<R>({
  columns,
  rows,
  rowKey,
  rowTo,
  select,
  drawRow = (props) => <LinkRow {...props} select={select} to={rowTo?.(props.row)} />,
  caption,
  sort,
  onSort,
  busy = false,
  picture = true,
}: {
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  rowTo?: ((row: R) => Place) | undefined;
  /** A checkbox before each row; hidden where rows are cards. */
  select?: Select<R> | undefined;
  /** Draws a row that is not a plain link. */
  drawRow?: (props: RowProps<R>) => ReactNode;
  caption: string;
  sort?: Sort;
  onSort?: (key: string) => void;
  /** The next page is loading; the current one stays, dimmed. */
  busy?: boolean;
  /** The first cell starts with a picture, so a card indents its other lines. */
  picture?: boolean;
}) {
  const extra = select ? selectRem : 0;
  const look = useMemo(() => {
    const widthOf = (some: readonly Column<R>[]) => some.reduce((sum, { rem }) => sum + rem, extra);
    return tableLook({
      rem: widthOf(columns.filter(({ priority }) => priority === undefined)),
      some: widthOf(columns.filter(({ priority }) => priority !== 2)),
      all: widthOf(columns),
      hasPicture: picture,
    });
  }, [columns, picture, extra]);
  return (
    <chakra.div containerType="inline-size">
      <chakra.table css={look} aria-busy={busy || undefined}>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {select && <td data-select="" />}
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                data-priority={column.priority}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>{drawRow({ row, columns })}</Fragment>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
