import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import type { SkeletonList } from '../feedback/skeleton-list';
import { Bar } from '../layout/layout';
import { ListPager } from './list-pager';
import { type Cursors, type Position, pageOf, rangeText } from './list-paging';
import type { ListPlaces } from './list-place';
import { ListStates, type ListTexts } from './list-states';
import { ListTools, type Tools } from './list-tools';

/** One page from the server. */
export type ListPage<Row> = Cursors & {
  readonly rows: readonly Row[];
  /** Rows of the whole list, if the server counts them. */
  readonly total?: number | undefined;
  /** The server may end a page early, so the pager shows the page number instead of a range. */
  readonly isUncounted?: boolean;
};

type Props<Place extends Position, Data, Row> = ListTexts & {
  /** The list's definition, its current place, and how to change it. */
  list: ListPlaces<Place>;
  place: Place;
  onPlace: (place: Place) => void;
  read: UseQueryResult<Data>;
  /** Undefined while the loaded data does not match the request. */
  page: (data: Data) => ListPage<Row> | undefined;
  tools?: Tools;
  skeleton?: ComponentProps<typeof SkeletonList>;
  /** `busy` while the next page loads; the current one stays, dimmed. */
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
};

/** A list that the server searches, filters and pages, in all its states. Belongs in a flush section. */
export function List<Place extends Position, Data, Row>({
  list,
  place,
  onPlace,
  read,
  page: pageOfData,
  tools,
  children,
  ...faces
}: Props<Place, Data, Row>) {
  // Draws rows in slices, so that the screen stays responsive.
  const data = useDeferredValue(read.data);
  const page = data && pageOfData(data);
  const busy = read.isPlaceholderData || data !== read.data;
  const isNarrowed = list.isNarrowed(place);
  const goesOn = page?.next !== undefined || pageOf(place) > 1;
  const isNothing = page?.rows.length === 0 && !goesOn && !busy;
  const clear = isNarrowed ? () => onPlace(list.cleared(place)) : undefined;
  return (
    <>
      {tools && (isNarrowed || !isNothing) && (
        <ListTools
          {...tools}
          place={place}
          onChange={(change) => onPlace(list.narrowed(place, change))}
          onClear={isNothing ? undefined : clear}
        />
      )}
      <ListStates
        {...faces}
        read={read}
        rows={busy && page?.rows.length === 0 ? undefined : page?.rows}
        goesOn={goesOn}
        onClear={clear}
      >
        {(rows) => (rows.length > 0 ? children(rows, busy) : nothingHere)}
      </ListStates>
      {page && !isNothing && <Pages list={list} place={place} onPlace={onPlace} page={page} />}
    </>
  );
}

const nothingHere = <Bar color="muted">Nothing on this page.</Bar>;

type PagesProps<Place extends Position> = {
  list: ListPlaces<Place>;
  place: Place;
  onPlace: (place: Place) => void;
  page: ListPage<unknown>;
};

function Pages<Place extends Position>({ list, place, onPlace, page }: PagesProps<Place>) {
  const next = list.next(place, page);
  const previous = list.previous(place, page);
  const isOnly = !next && !previous;
  const range =
    page.isUncounted && !isOnly
      ? `Page ${pageOf(place)}`
      : rangeText(place, { rows: page.rows.length, size: list.size, total: page.total, isLast: !next });
  return (
    <ListPager
      range={range}
      onNext={next && (() => onPlace(next))}
      onPrevious={previous && (() => onPlace(previous))}
    />
  );
}
