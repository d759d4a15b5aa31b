import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { HeaderCell } from './data-table-header';
import { type Place, useHrefLink } from './use-href-link';

export type Column<R> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Money, counts and dates stand at the end edge. */
  readonly end?: boolean;
  /** Left out of the card that a row becomes on a phone. */
  readonly wideOnly?: boolean;
  readonly sortable?: boolean;
  /** In a phone's card it stands beside the one before, not under it. */
  readonly beside?: boolean;
};

export type RowLink = Place;
export type Sort = { readonly key: string; readonly descending: boolean };

const Cell = chakra('td', {
  base: {
    h: { md: '12' },
    px: { base: '0', md: '3' },
    py: { base: '0.5', md: '2' },
    display: { base: 'block', md: 'table-cell' },
    verticalAlign: 'middle',
    _first: { ps: { md: '6' } },
    _last: { pe: { md: '6' } },
  },
  variants: {
    end: {
      true: {
        textAlign: { md: 'end' },
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        color: { base: 'muted', md: 'inherit' },
      },
    },
    beside: { true: { display: { base: 'inline-flex', md: 'table-cell' }, me: { base: '2', md: '0' } } },
    wideOnly: { true: { display: { base: 'none', md: 'table-cell' } } },
  },
});

/** The link of the row's first cell covers the whole row; other controls in the row stand above it. */
const Anchor = chakra('a', {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    _focusVisible: {
      outline: 'none',
      _before: { outline: '2px solid {colors.primary}', outlineOffset: '-2px' },
    },
  },
});

function RowAnchor({ place, children }: { place: Place; children: ReactNode }) {
  return <Anchor {...useHrefLink(place)}>{children}</Anchor>;
}

/** The one table: 48 px rows, each row one link, cards on a phone. The caption is read out, not shown. */
export function DataTable<R>({
  columns,
  rows,
  rowKey,
  rowTo,
  caption,
  sort,
  onSort,
  busy = false,
}: {
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  rowTo?: (row: R) => Place;
  caption: string;
  sort?: Sort;
  onSort?: (key: string) => void;
  /** The next page is on its way; this one stays, dimmed. */
  busy?: boolean;
}) {
  return (
    <chakra.table
      w="full"
      borderCollapse="collapse"
      display={{ base: 'block', md: 'table' }}
      aria-busy={busy || undefined}
      opacity={busy ? 0.6 : 1}
      transition="opacity {durations.fade}"
    >
      <chakra.caption srOnly>{caption}</chakra.caption>
      <chakra.thead srOnly={{ base: true, md: false }} borderBottomWidth="1px" borderColor="border">
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </chakra.thead>
      <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
        {rows.map((row) => (
          <chakra.tr
            key={rowKey(row)}
            position="relative"
            display={{ base: 'block', md: 'table-row' }}
            px={{ base: '4', md: '0' }}
            py={{ base: '3', md: '0' }}
            borderTopWidth="1px"
            borderColor="border"
            _first={{ borderTopWidth: '0' }}
            css={rowTo ? { '&:hover': { bg: 'surface.hover' } } : {}}
          >
            {columns.map((column, index) => (
              <Cell
                key={column.key}
                end={column.end === true}
                beside={column.beside === true}
                wideOnly={column.wideOnly === true}
              >
                {index === 0 && rowTo ? (
                  <RowAnchor place={rowTo(row)}>{column.cell(row)}</RowAnchor>
                ) : (
                  column.cell(row)
                )}
              </Cell>
            ))}
          </chakra.tr>
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}
