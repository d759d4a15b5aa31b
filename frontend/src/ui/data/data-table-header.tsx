import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Column, Sort } from './data-table-column';

/** A column name. If the list can be sorted by it, a button that shows the current order. */
export function HeaderCell<R>({
  column,
  sort,
  onSort,
  ...parts
}: {
  column: Pick<Column<R>, 'key' | 'header' | 'end' | 'sortable'>;
  sort: Sort | undefined;
  onSort: ((key: string) => void) | undefined;
  style?: CSSProperties;
  'data-priority'?: number | string | undefined;
}) {
  const active = sort?.key === column.key ? sort : undefined;
  const Arrow = active?.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      {...parts}
      data-end={column.end ? '' : undefined}
      aria-sort={active ? (active.descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sortable && onSort ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="6"
          color={active ? 'ink' : 'inherit'}
          fontWeight="inherit"
          cursor="pointer"
          _hover={{ color: 'ink' }}
          onClick={() => onSort(column.key)}
        >
          <bdi>{column.header}</bdi>
          {active && <Arrow size={13} aria-hidden="true" />}
        </chakra.button>
      ) : (
        <bdi>{column.header}</bdi>
      )}
    </th>
  );
}
