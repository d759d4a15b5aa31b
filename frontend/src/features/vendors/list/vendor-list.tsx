import { useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { VendorLine } from '../../../../../shared/contract/vendors';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { vendorCountsQuery, vendorPages, vendorsQuery } from '../queries';
import { vendorKit } from './vendor-kit';
import { type VendorsPlace, vendorPlaces } from './vendor-place';

const VendorDialog = lazy(() => import('../vendor-dialog'));
const ArchiveMany = lazy(() => import('./archive-many'));

type Props = {
  place: VendorsPlace;
  onPlace: (place: VendorsPlace) => void;
  mayAdd: boolean;
  /** Archives and restores vendors, which all properties share. */
  mayKeep: boolean;
  onAdded: (id: string) => void;
};

/** /vendors: who does the work, their trades, and whether they are insured. */
export function VendorList({ place, onPlace, mayAdd, mayKeep, onAdded }: Props) {
  const { view = 'all' } = place;
  const isArchived = view === 'archived';
  const { size } = useListChoices();
  const { data: counts } = useQuery(vendorCountsQuery(place));
  const [isAdding, setAdding] = useState(false);
  const [archiving, setArchiving] = useState<{ chosen: readonly VendorLine[]; onDone: () => void }>();
  const add = mayAdd && (
    <Button data-primary="" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      Add vendor
    </Button>
  );
  return (
    <Page title="Vendors" lead="Who does your repairs, and whether they’re insured." action={add}>
      <ListKit
        kit={vendorKit}
        list={vendorPlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(vendorsQuery(place, size))}
        page={({ vendors: rows, next, count }) => {
          const total = count ?? counts?.[view];
          return {
            rows,
            next,
            total,
            isUncounted: total === undefined,
            notes: counts && viewNotes(counts),
            isNone: view === 'all' && counts?.archived === 0,
          };
        }}
        readAll={vendorPages(place)}
        bulk={
          mayKeep
            ? {
                actions: (chosen, clear) => (
                  <Button size="sm" variant="outline" onClick={() => setArchiving({ chosen, onDone: clear })}>
                    {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
                    {isArchived ? 'Restore' : 'Archive'}
                  </Button>
                ),
              }
            : undefined
        }
        firstUse={{
          title: 'No vendors yet',
          text: 'Add the plumber first. A vendor gets each job by a link, without an account.',
          drawing: drawings.people,
          action: add,
        }}
      />
      <Suspense fallback={null}>
        {isAdding && <VendorDialog onSaved={onAdded} onClose={() => setAdding(false)} />}
        {archiving && (
          <ArchiveMany
            chosen={archiving.chosen}
            isArchived={isArchived}
            onClose={() => {
              setArchiving(undefined);
              archiving.onDone();
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
