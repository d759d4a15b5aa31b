import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ListOrder } from '../../../../../shared/domain/lists/list-order';
import { HeaderCell } from '../../data/data-table-header';
import { RowAnchor, RowBox, RowTarget, type Select } from '../../data/data-table-row';
import type { Place } from '../../primitives/use-href-link';
import type { KitColumn } from './kit-column';
import { kitLook } from './kit-look';

type Props<Row> = {
  caption: string;
  columns: readonly KitColumn<Row>[];
  /** The columns are a person's own: they beat the widths. */
  isChosen: boolean;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowTo?: ((row: Row) => Place) | undefined;
  rowMenu?: ((row: Row) => ReactNode) | undefined;
  select?: (Select<Row> & { readonly onAll: (chosen: boolean) => void }) | undefined;
  /** Checkboxes show in cards, too. */
  isSelecting?: boolean;
  order: ListOrder | undefined;
  onSort: (key: string) => void;
  /** Texts under the columns of money, by key, of all rows that the filters leave. */
  totals?: Readonly<Record<string, string>> | undefined;
  /** `46 leases`. */
  totalLabel: string;
  isCompact: boolean;
  busy: boolean;
};

/** Of checkboxes and ⋯, in rem. */
const selectRem = 2.75;
const menuRem = 3.5;

/** The table of the list kit: one line a cell from 900 px on, cards below. */
export function KitTable<Row>({
  caption,
  columns,
  isChosen,
  rows,
  rowKey,
  rowTo,
  rowMenu,
  select,
  isSelecting = false,
  order,
  onSort,
  totals,
  totalLabel,
  isCompact,
  busy,
}: Props<Row>) {
  const beside = (select ? selectRem : 0) + (rowMenu ? menuRem : 0);
  const widthOf = (some: readonly KitColumn<Row>[]) => some.reduce((sum, { rem }) => sum + rem, beside);
  const all = widthOf(columns);
  const some = widthOf(columns.filter(({ priority }) => priority !== 2));
  const look = useMemo(() => kitLook({ all, some }), [all, some]);
  const partsOf = (column: KitColumn<Row>) => ({
    'data-end': column.end ? '' : undefined,
    'data-priority': isChosen ? undefined : column.priority,
    'data-card': column.card,
  });
  const [first, ...rest] = columns;
  if (!first) return null;
  return (
    <chakra.div
      containerType="inline-size"
      overflowX={isChosen ? { lg: 'auto' } : undefined}
      tabIndex={isChosen ? 0 : undefined}
    >
      <chakra.table
        css={look}
        minW={isChosen ? { lg: `${all}rem` } : undefined}
        aria-busy={busy || undefined}
        data-wide={isChosen ? '' : undefined}
        data-compact={isCompact ? '' : undefined}
        data-selecting={isSelecting ? '' : undefined}
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {select && (
              <td data-select="">
                <AllBox rows={rows} select={select} />
              </td>
            )}
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={{ ...column, sortable: column.isSorted ?? true }}
                sort={order && { key: order.key, descending: order.isDescending }}
                onSort={onSort}
                style={column.grows ? undefined : { width: `${column.rem}rem` }}
                {...partsOf(column)}
              />
            ))}
            <td data-menu={rowMenu ? '' : undefined} data-space="" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const to = rowTo?.(row);
            const name = first.cell(row);
            const isOn = select?.isChosen(row) ?? false;
            return (
              <tr key={rowKey(row)} data-link={to ? '' : undefined} data-chosen={isOn ? '' : undefined}>
                {select && (
                  <td data-select="">
                    <RowTarget>
                      <RowBox
                        type="checkbox"
                        aria-label={`Select ${select.label(row)}`}
                        checked={isOn}
                        onChange={({ target }) => select.onChoose(row, target.checked)}
                      />
                    </RowTarget>
                  </td>
                )}
                <th scope="row" {...partsOf(first)}>
                  {to ? <RowAnchor place={to}>{name}</RowAnchor> : name}
                </th>
                {rest.map((column) => (
                  <td key={column.key} {...partsOf(column)}>
                    <Cell column={column} row={row} />
                  </td>
                ))}
                <td data-menu={rowMenu ? '' : undefined} data-space="">
                  {rowMenu?.(row)}
                </td>
              </tr>
            );
          })}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {select && <td data-select="" />}
              <th scope="row">
                <bdi>{totalLabel}</bdi>
              </th>
              {rest.map((column) => (
                <td key={column.key} {...partsOf(column)}>
                  {totals[column.key] && <bdi dir="ltr">{totals[column.key]}</bdi>}
                </td>
              ))}
              <td data-menu={rowMenu ? '' : undefined} data-space="" />
            </tr>
          </tfoot>
        )}
      </chakra.table>
    </chakra.div>
  );
}

/** A card may say it in other words than its column does. */
function Cell<Row>({ column, row }: { column: KitColumn<Row>; row: Row }) {
  if (!column.inCard) return column.cell(row);
  const words = column.inCard(row);
  return (
    <>
      <span data-only="row">{column.cell(row)}</span>
      {words !== undefined && words !== '' && <span data-only="card">{words}</span>}
    </>
  );
}

/** Ticks the rows of the page; half ticked while some are. */
function AllBox<Row>({ rows, select }: { rows: readonly Row[]; select: NonNullable<Props<Row>['select']> }) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = rows.filter(select.isChosen).length;
  const isAll = rows.length > 0 && chosen === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);
  return (
    <RowTarget>
      <RowBox
        ref={box}
        type="checkbox"
        aria-label="Select all on this page"
        checked={isAll}
        onChange={({ target }) => select.onAll(target.checked)}
      />
    </RowTarget>
  );
}
