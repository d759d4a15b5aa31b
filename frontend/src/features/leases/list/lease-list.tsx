import { useQuery } from '@tanstack/react-query';
import { BellRing, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LeaseLine, LeaseTab } from '../../../../../shared/contract/leases';
import { displayDollars } from '../../../../../shared/domain/money';
import { Row } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import { leaseCountsQuery, leasePages, leasesQuery } from '../queries';
import { leaseKit } from './lease-kit';
import { LeaseListMenu, type Many } from './lease-list-menu';
import { type LeasesPlace, leasePlaces, leasesAsked } from './lease-place';
import type { ManyProps } from './many/many-leases';
import { isDraft, isRenewable, isWaiting } from './many/which-leases';

const discard = { label: 'Discard drafts', icon: Trash2, Dialog: lazy(() => import('./many/discard-many')) };
const remind = { label: 'Remind signers', icon: BellRing, Dialog: lazy(() => import('./many/remind-many')) };
const offer = { label: 'Offer renewals', icon: RefreshCw, Dialog: lazy(() => import('./many/offer-many')) };

/** What can be done with every lease of a tab at once. */
const many: Partial<Record<LeaseTab, readonly Many[]>> = {
  drafts: [discard],
  out: [remind],
  expiring: [remind, offer],
};

/** What can be done with those that a person chose. */
const ofChosen: readonly (Many & { readonly isFor: (lease: LeaseLine) => boolean })[] = [
  { ...offer, isFor: isRenewable },
  { ...remind, isFor: isWaiting },
  { ...discard, isFor: isDraft },
];

type Props = {
  place: LeasesPlace;
  onPlace: (place: LeasesPlace) => void;
  /** The role makes leases and the account can be changed. */
  mayAdd: boolean;
};

const rentOf = (leases: readonly LeaseLine[]): string =>
  `${displayDollars(leases.reduce((sum, { rent }) => sum + rent, 0))} a month`;

/** The leases the person may see, by status. */
export function LeaseList({ place, onPlace, mayAdd }: Props) {
  const { view = 'all' } = place;
  const { size } = useListChoices();
  const { data: counts } = useQuery(leaseCountsQuery(place));
  const [open, setOpen] = useState<{ readonly many: Many } & Omit<ManyProps, 'onClose'>>();
  const { tab } = leasesAsked(place);
  const add = mayAdd && (
    <LinkButton to="/addLease" data-primary="">
      <Plus aria-hidden="true" />
      New lease
    </LinkButton>
  );
  const { rents, ...numbers } = counts ?? {};
  return (
    <Page
      title="Leases"
      lead="Every lease and its next step."
      action={
        mayAdd && (
          <>
            <LeaseListMenu
              many={(tab && many[tab]) ?? []}
              onMany={(one) => setOpen({ many: one, from: place })}
            />
            {add}
          </>
        )
      }
    >
      <Suspense fallback={null}>
        {open && (
          <open.many.Dialog from={open.from} onDone={open.onDone} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
      <ListKit
        kit={leaseKit}
        list={leasePlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(leasesQuery(place, size))}
        page={({ leases: rows, next, whole }) => {
          const total = whole?.count ?? counts?.[view];
          const rent = whole?.rent ?? rents?.[view];
          return {
            rows,
            next,
            total,
            isUncounted: total === undefined,
            totals: rent === undefined ? undefined : { rent: displayDollars(rent) },
            notes: counts && viewNotes(numbers),
            isNone: view === 'all',
          };
        }}
        readAll={leasePages(place)}
        bulk={
          mayAdd
            ? {
                sum: rentOf,
                actions: (leases, clear) =>
                  ofChosen.map((one) => {
                    const some = leases.filter(one.isFor);
                    return (
                      <Button
                        key={one.label}
                        variant="outline"
                        size="sm"
                        disabled={some.length === 0}
                        onClick={() => setOpen({ many: one, from: some, onDone: clear })}
                      >
                        {one.label}
                      </Button>
                    );
                  }),
              }
            : undefined
        }
        firstUse={{
          title: 'Leases tell Keystead what to charge.',
          text: 'Choose a unit, fill in five steps, and everyone signs online.',
          drawing: drawings.keys,
          action: mayAdd && (
            <Row gap="2" justifyContent="center">
              <LinkButton to="/addExistingLease" variant="outline">
                Add an existing lease
              </LinkButton>
              <LinkButton to="/addLease">
                <Plus aria-hidden="true" />
                New lease
              </LinkButton>
            </Row>
          ),
        }}
      />
    </Page>
  );
}
