import type { ReactNode } from 'react';
import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { properties } from '../../../../../shared/contract/properties';
import { CursorPager } from '../../../ui/cursor-pager';
import { DataTable, type Sort } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { NoMatch } from '../../../ui/no-match';
import { isNarrowed, type ListPlace, narrowed, nextPlace, previousPlace, rangeText } from './list-place';
import { propertyColumns, propertyLink } from './property-columns';

type Props = {
  place: ListPlace;
  onPlace: (place: ListPlace) => void;
  page: AnswerOf<typeof properties.listProperties>['data'];
  /** The next page is on its way. */
  busy: boolean;
  add: ReactNode;
};

const sortOf = (place: ListPlace): Sort => {
  const sort = place.sort ?? 'newest';
  return sort === 'name' || sort === 'name-descending'
    ? { key: 'name', descending: sort === 'name-descending' }
    : { key: 'added', descending: sort === 'newest' };
};

/** A click on a header sorts by it; a second one turns it round. Dates begin with the newest. */
const sortedBy = (place: ListPlace, key: string): ListPlace => {
  const sort = sortOf(place);
  const turn = sort.key === key && !sort.descending;
  if (key === 'name') return narrowed(place, { sort: turn ? 'name-descending' : 'name' });
  return narrowed(place, { sort: sort.key === key && sort.descending ? 'oldest' : 'newest' });
};

/** Rows and pages, or why there are none. */
export function ListContent({ place, onPlace, page, busy, add }: Props) {
  if (page.properties.length === 0 && !busy)
    return isNarrowed(place) ? (
      <NoMatch what="a property" onClear={() => onPlace(narrowed(place, { search: '', type: '' }))} />
    ) : (
      <EmptyState
        title="No properties yet"
        text="A property holds its units and its owners; leases, rent and requests begin here."
        action={add}
      />
    );
  const next = nextPlace(place, page);
  const previous = previousPlace(place, page);
  return (
    <>
      <DataTable
        caption="Properties"
        columns={propertyColumns}
        rows={page.properties}
        rowKey={(line) => line.property_id}
        rowTo={propertyLink}
        sort={sortOf(place)}
        onSort={(key) => onPlace(sortedBy(place, key))}
        busy={busy}
      />
      <CursorPager
        range={rangeText(place, { rows: page.properties.length, total: page.total, isLast: !next })}
        onNext={next && (() => onPlace(next))}
        onPrevious={previous && (() => onPlace(previous))}
      />
    </>
  );
}
