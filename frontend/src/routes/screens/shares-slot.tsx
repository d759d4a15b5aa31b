import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../../../../shared/domain/messages';
import { ownerChoices } from '../../features/owners/owner-choices';
import { startingShare, withShare } from '../../features/owners/shares';
import { Shares } from '../../features/owners/shares-list';
import type { OwnersSlot } from '../../features/properties/add/owners-field';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/fields/field';
import { Stack } from '../../ui/layout';
import { say } from '../../ui/say';
import type { Person } from './use-person';

type Props = OwnersSlot & Pick<Person, 'role' | 'planId'>;

const AddOwnerDialog = lazy(() => import('../../features/owners/add-owner-dialog'));

/** The owners of a property that stands, with their shares, in a dialog of the property: the list and the way in of the owners' feature. */
export function SharesSlot({ owners, onOwners, error, errorAt, role, planId }: Props) {
  const [adding, setAdding] = useState(false);
  const choices = ownerChoices({ roleLabel: role.role_label, planId });
  const change = (index: number, typed: string) => {
    const next = withShare(owners, index, typed);
    if (next) onOwners(next);
    else void say.alert(messages.percentageExceeded);
  };
  return (
    <Stack>
      <Shares
        owners={owners}
        onShare={change}
        onOwners={onOwners}
        onRemove={(index) => onOwners(owners.filter((_, at) => at !== index))}
        errorAt={errorAt}
      />
      <FieldError id="rentalOwners-error">{error}</FieldError>
      {choices.mayAdd && (
        <div>
          <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden="true" />
            Add Rental Owner
          </Button>
        </div>
      )}
      {adding && (
        <Suspense fallback={null}>
          <AddOwnerDialog
            owners={owners}
            adminId={role.admin_userid}
            mayPickExisting={choices.mayPickExisting}
            share={startingShare(owners)}
            onAdd={(owner) => {
              onOwners([...owners, owner]);
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
