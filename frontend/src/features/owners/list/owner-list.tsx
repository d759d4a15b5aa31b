import { useQuery } from '@tanstack/react-query';
import { Banknote, FileText, Mail, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OwnerLine } from '../../../../../shared/contract/owners';
import { signedDollars } from '../../../../../shared/domain/money';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { ownerCountsQuery, ownerPages, ownersQuery } from '../queries';
import { ownerKit } from './owner-kit';
import { type OwnersPlace, ownersPlaces } from './owner-place';

const many = () => import('./many-owners');

const AddOwnerDialog = lazy(() => import('../add/add-owner-dialog'));

const issueStatements = {
  label: 'Issue statements',
  icon: FileText,
  Dialog: lazy(async () => ({ default: (await many()).IssueStatements })),
};
const payOwners = { label: 'Pay owners', icon: Banknote, Dialog: lazy(() => import('./pay-owners')) };
const sendLinks = {
  label: 'Send bank link',
  icon: Mail,
  Dialog: lazy(async () => ({ default: (await many()).SendLinks })),
};
type Many = typeof issueStatements;

type Props = {
  place: OwnersPlace;
  onPlace: (place: OwnersPlace) => void;
  /** The role and the plan add owners, and the account is writable. */
  mayAdd: boolean;
  /** The role changes properties: a new owner can get a share of one at once. */
  mayShare: boolean;
  /** The role changes owners, and the account is writable. */
  mayChange: boolean;
  /** The role changes money, and the account is writable. */
  mayPay: boolean;
};

/** What the chosen owners have in the books, where the person sees money. */
function balancesOf(owners: readonly OwnerLine[]): string {
  const known = owners.flatMap(({ balance }) => (balance === undefined ? [] : [balance]));
  return known.length === 0 ? '' : `${signedDollars(known.reduce((sum, cents) => sum + cents, 0))} balance`;
}

/** /owners: the rental owners the person may see. */
export function OwnerList({ place, onPlace, mayAdd, mayShare, mayChange, mayPay }: Props) {
  const { view = 'all' } = place;
  const { size } = useListChoices();
  const { data: counts } = useQuery(ownerCountsQuery(place));
  const [open, setOpen] = useState<{ one: Many; chosen: readonly OwnerLine[]; onDone: () => void }>();
  const acts = [...(mayPay ? [issueStatements, payOwners] : []), ...(mayChange ? [sendLinks] : [])];
  return (
    <Page
      title="Owners"
      lead="Your owners, how to reach them, and whether you can pay them."
      action={mayAdd && <AddButton onPress={() => onPlace({ ...place, add: 'owner' })} />}
    >
      <ListKit
        kit={ownerKit}
        list={ownersPlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(ownersQuery(place, size))}
        page={({ owners: rows, next, count }) => {
          const sums = counts?.[view];
          const total = count ?? sums?.count;
          return {
            rows,
            next,
            total,
            isUncounted: total === undefined,
            totals: sums?.balance === undefined ? undefined : { balance: signedDollars(sums.balance) },
            notes:
              counts &&
              viewNotes({
                all: counts.all.count,
                owed: { count: counts.owed.count, cents: counts.owed.balance ?? 0 },
                'bank-missing': counts['bank-missing'].count,
              }),
            isNone: view === 'all',
          };
        }}
        readAll={ownerPages(place)}
        bulk={
          acts.length > 0
            ? {
                sum: balancesOf,
                actions: (chosen, onDone) =>
                  acts.map((one) => (
                    <Button
                      key={one.label}
                      size="sm"
                      variant="outline"
                      onClick={() => setOpen({ one, chosen, onDone })}
                    >
                      <one.icon aria-hidden="true" />
                      {one.label}
                    </Button>
                  )),
              }
            : undefined
        }
        firstUse={{
          title: 'No owners yet',
          text: 'Owners get statements and payouts.',
          drawing: drawings.people,
          help: 'owners',
          action: mayAdd && <AddButton onPress={() => onPlace({ ...place, add: 'owner' })} />,
        }}
      />
      <Suspense fallback={null}>
        {mayAdd && place.add && (
          <AddOwnerDialog mayShare={mayShare} onClose={() => onPlace({ ...place, add: undefined })} />
        )}
        {open && (
          <open.one.Dialog chosen={open.chosen} onDone={open.onDone} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </Page>
  );
}

const AddButton = ({ onPress }: { onPress: () => void }) => (
  <Button onClick={onPress}>
    <UserPlus aria-hidden="true" />
    Add owner
  </Button>
);
