import type { ReactNode } from 'react';
import type { AnswerOf } from '../../../../shared/contract/endpoint';
import type { people } from '../../../../shared/contract/people';
import { CursorPager } from '../../ui/cursor-pager';
import { DataTable } from '../../ui/data-table';
import { drawings } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { NoMatch } from '../../ui/no-match';
import { peopleColumns } from './people-columns';
import { closed, isNarrowed, narrowed, type PeoplePlace } from './people-place';

type Props = {
  place: PeoplePlace;
  onPlace: (place: PeoplePlace) => void;
  page: AnswerOf<typeof people.listPeople>['data'];
  /** The next page is on its way. */
  busy: boolean;
  invite: ReactNode;
};

/** Rows and pages, or why there are none. */
export function PeopleContent({ place, onPlace, page, busy, invite }: Props) {
  if (page.people.length === 0 && !busy)
    return isNarrowed(place) ? (
      <NoMatch
        what="a person"
        onClear={() => onPlace(narrowed(place, { search: '', role: '', status: '' }))}
      />
    ) : (
      <EmptyState
        title="Nobody here yet"
        text="Invite the people you work with, and choose for each what they may see and change."
        drawing={drawings.people}
        action={invite}
      />
    );
  const { next } = page;
  const { page: number = 1, after: _, ...first } = closed(place);
  return (
    <>
      <DataTable
        caption="People"
        columns={peopleColumns}
        rows={page.people}
        rowKey={(person) => person.user_role_id}
        rowTo={(person) => ({
          to: '/organisationsUsers',
          search: { ...closed(place), person: person.user_role_id },
        })}
        busy={busy}
      />
      {(next || number > 1) && (
        <CursorPager
          range={`Page ${number}`}
          onNext={next ? () => onPlace({ ...first, after: next, page: number + 1 }) : undefined}
          onPrevious={number > 1 ? () => window.history.back() : undefined}
        />
      )}
    </>
  );
}
