import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus, SlidersHorizontal, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import type { api } from '../../../api/client';
import { useKeptQuery } from '../../../api/use-kept-query';
import { KeptNotice } from '../../../domain-ui/kept-notice';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import { WaitingList } from '../offline/waiting-list';
import { requestCountsQuery, requestPages, requestsQuery } from '../queries';
import type { Asked } from './asked-dialog';
import { RequestBoard } from './request-board';
import { type Reader, requestKit } from './request-kit';
import { type RequestsPlace, requestPlaces } from './request-place';
import { RequestRowMenu } from './request-row-menu';

const AssignMany = lazy(() => import('./assign-many'));
const AskedDialog = lazy(() => import('./asked-dialog'));
const TriageKeys = lazy(() => import('./triage-keys'));

type Props = {
  place: RequestsPlace;
  onPlace: (place: RequestsPlace) => void;
  reader: Reader;
  mayRaise: boolean;
  mayChange: boolean;
};

type Listed = Awaited<ReturnType<typeof api.requests.listRequests>>['data'];

const newRequest = (
  <LinkButton to="/servicerequest-form" data-primary="">
    <Plus aria-hidden="true" />
    New request
  </LinkButton>
);

const firstUse = {
  staff: { title: 'No open requests', text: 'Tenants send them from their phone, with photos.' },
  own: {
    title: 'No requests yet',
    text: 'Something drips, rattles or does not close? Send it with a photo.',
  },
};

/** /servicerequest: the requests that the person may see, as a list or a board. */
export function RequestList({ place, onPlace, reader, mayRaise, mayChange }: Props) {
  const isDesk = reader === 'staff';
  const { view = 'all' } = place;
  const isBoard = isDesk && view === 'board';
  const isOver = view === 'over';
  const mayMove = isDesk && mayChange && !isOver;
  const { size } = useListChoices();
  const { data: counts } = useQuery(requestCountsQuery(place));
  // A tenant's own first page is kept on the device, what staff see of others is not.
  const name = reader === 'tenant' && place.after === undefined ? `requests:${view}` : undefined;
  const kept = useKeptQuery({ name, query: { ...requestsQuery(place, size), enabled: !isBoard } });
  // `keepPreviousData` hides from inference what is read.
  const read = kept as UseQueryResult<Listed>;
  const [asked, setAsked] = useState<Asked>();
  const [assigning, setAssigning] = useState<{ chosen: readonly RequestLine[]; onDone: () => void }>();
  const add = mayRaise && newRequest;
  const numbers = counts && !counts.is_cut ? { ...counts.views, over: counts.over ?? 0 } : undefined;
  const notes = numbers && viewNotes(numbers);
  return (
    <Page
      title={isDesk ? 'Service requests' : 'My requests'}
      lead={isDesk ? 'Every repair, who has it, and when it’s due.' : 'Your requests and where they stand.'}
      action={
        <>
          {isDesk && (
            <LinkButton variant="outline" to="/repair-terms">
              <SlidersHorizontal aria-hidden="true" />
              Repair rules
            </LinkButton>
          )}
          {add}
        </>
      }
    >
      <KeptNotice at={kept.keptAt} />
      <WaitingList />
      <ListKit
        kit={requestKit(reader, view)}
        list={requestPlaces}
        place={place}
        onPlace={onPlace}
        read={read}
        instead={isBoard ? <RequestBoard place={place} /> : undefined}
        notes={notes}
        page={({ requests: rows, next, count, is_cut }) => {
          const total = count ?? (view === 'board' ? undefined : numbers?.[view]);
          return {
            rows,
            next,
            total: is_cut ? undefined : total,
            isUncounted: total === undefined || is_cut === true,
            remark: is_cut ? 'Only the first 10,000 are searched and sorted.' : undefined,
            isNone: view === 'all' && numbers?.over === 0,
          };
        }}
        readAll={requestPages(place)}
        rowMenu={mayMove ? (line) => <RequestRowMenu line={line} onAsk={setAsked} /> : undefined}
        bulk={
          mayMove
            ? {
                actions: (chosen, clear) => (
                  <Button size="sm" variant="outline" onClick={() => setAssigning({ chosen, onDone: clear })}>
                    <UserPlus aria-hidden="true" />
                    {chosen.length === 1 ? 'Assign one request' : `Assign ${chosen.length} requests`}
                  </Button>
                ),
              }
            : undefined
        }
        firstUse={{ ...firstUse[isDesk ? 'staff' : 'own'], drawing: drawings.door, action: add }}
      />
      <Suspense fallback={null}>
        {mayMove && !isBoard && <TriageKeys onAsk={setAsked} />}
        {asked && <AskedDialog {...asked} onClose={() => setAsked(undefined)} />}
        {assigning && (
          <AssignMany
            chosen={assigning.chosen}
            onClose={() => {
              setAssigning(undefined);
              assigning.onDone();
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
