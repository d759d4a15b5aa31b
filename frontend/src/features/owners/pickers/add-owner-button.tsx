import { User, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Row } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { ownerChoices } from './owner-choices';
import { hasSelf, type Owning, selfAsOwner } from './owner-values';
import { startingShare } from './shares';
import { useOwners } from './use-owners';

const AddOwnerDialog = lazy(() => import('./add-owner-dialog'));

type Props = {
  person: Owning;
  /** Inside a dialog, which shows the form as a step of its own. */
  onStep?: () => void;
};

/** Adds an owner to the form, or the landlord again; others only if the plan allows (PRP-06, ROL-05). */
export function AddOwnerButton({ person, onStep }: Props) {
  const { owners, put } = useOwners();
  const [isAdding, setAdding] = useState(false);
  const { mayAdd, mayAddNew, mayPickExisting, mayAddSelf } = ownerChoices(person);
  const close = () => setAdding(false);
  return (
    <Row gap="2">
      {mayAddSelf && !hasSelf(owners, person.self) && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => put([...owners, selfAsOwner(person.self, startingShare(owners))])}
        >
          <User aria-hidden="true" />
          Add Yourself
        </Button>
      )}
      {mayAdd && (
        <Button id="rentalOwners" variant="outline" size="sm" onClick={onStep ?? (() => setAdding(true))}>
          <UserPlus aria-hidden="true" />
          Add Rental Owner
        </Button>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddOwnerDialog
            owners={owners}
            adminId={person.adminId}
            mayPickExisting={mayPickExisting}
            mayAddNew={mayAddNew}
            share={startingShare(owners)}
            onAdd={(owner) => {
              put([...owners, owner]);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Row>
  );
}
