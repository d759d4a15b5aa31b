import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { ownerChoices } from './owner-choices';
import type { Owning } from './owner-values';
import { startingShare } from './shares';
import { useOwners } from './use-owners';

const AddOwnerDialog = lazy(() => import('./add-owner-dialog'));

type Props = {
  person: Owning;
  /** In a dialog, which shows the adding as a step of its own. */
  onStep?: () => void;
};

/** Adds an owner to the surrounding form, if the plan allows other owners (PRP-06, ROL-05). */
export function AddOwnerButton({ person, onStep }: Props) {
  const { owners, put } = useOwners();
  const [isAdding, setAdding] = useState(false);
  const { mayAdd, mayPickExisting } = ownerChoices(person);
  const close = () => setAdding(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button id="rentalOwners" variant="outline" size="sm" onClick={onStep ?? (() => setAdding(true))}>
        <UserPlus aria-hidden="true" />
        Add Rental Owner
      </Button>
      {isAdding && (
        <Suspense fallback={null}>
          <AddOwnerDialog
            owners={owners}
            adminId={person.adminId}
            mayPickExisting={mayPickExisting}
            share={startingShare(owners)}
            onAdd={(owner) => {
              put([...owners, owner]);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
