import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Row, Stack } from '../../../ui/layout/layout';
import { List } from '../../../ui/list/list';
import type { Position } from '../../../ui/list/list-paging';
import { drawings } from '../../../ui/primitives/drawings';
import { Muted, Strong } from '../../../ui/primitives/text';

type Line = { readonly entry_id: string; readonly on: string };
type Page<L> = { readonly lines: readonly L[]; readonly next?: string | undefined };

type Props<Place extends Position, L> = Pick<
  ComponentProps<typeof List<Place, Page<L>, L>>,
  'list' | 'place' | 'onPlace' | 'tools'
> & {
  read: UseQueryResult<Page<L>>;
  caption: string;
  columns: readonly Column<L>[];
  none: { title: string; text: string; help?: string };
};

/** The entries of a book, page by page. */
export const EntryList = <Place extends Position, L extends Line>({
  caption,
  columns,
  none,
  ...list
}: Props<Place, L>) => (
  <List
    {...list}
    page={({ lines: rows, next }) => ({ rows, next, isUncounted: true })}
    what="an entry"
    none={{ ...none, drawing: drawings.keys }}
  >
    {(rows, busy) => (
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ entry_id }) => entry_id}
        busy={busy}
        picture={false}
      />
    )}
  </List>
);

type Named<L> = { name: (line: L) => string; note: (line: L) => string; badge: (line: L) => ReactNode };

/** What an entry is, and the day it was posted on. */
export const entryColumns = <L extends Line>({ name, note, badge }: Named<L>): readonly Column<L>[] => [
  {
    key: 'entry',
    header: 'Entry',
    rem: 24,
    cell: (line) => (
      <Stack gap="0.5">
        <Row gap="2">
          <Strong>
            <bdi>{name(line)}</bdi>
          </Strong>
          {badge(line)}
        </Row>
        <Muted small>
          <bdi>{note(line)}</bdi>
        </Muted>
      </Stack>
    ),
  },
  { key: 'on', header: 'Date', rem: 8, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
];
