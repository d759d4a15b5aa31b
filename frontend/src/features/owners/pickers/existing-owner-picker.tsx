import { useState } from 'react';
import type { ExistingOwner } from '../../../../../shared/contract/owners';
import { messages } from '../../../../../shared/domain/messages';
import { isInList } from '../../../../../shared/domain/portfolio/owners';
import { Button } from '../../../ui/primitives/button';
import { Refusal } from '../../../ui/primitives/text';
import { OwnerPicker } from './owner-picker';
import { existingAsOwner, type OwnerValues } from './owner-values';

type Props = {
  owners: readonly OwnerValues[];
  adminId: string;
  share: string;
  mayAddNew: boolean;
  /** The initial search text. */
  search: string | undefined;
  onAdd: (owner: OwnerValues) => void;
};

/** Adds one of the organization's owners to a property; refuses duplicates (PRP-06, PRP-19). */
export function ExistingOwnerPicker({ owners, adminId, share, mayAddNew, search, onAdd }: Props) {
  const [refused, setRefused] = useState<string>();
  const pick = (owner: ExistingOwner) => {
    if (owners.some(({ userId }) => userId === owner.id) || isInList(owner.email, owners))
      setRefused(owner.id);
    else onAdd(existingAsOwner(owner, share));
  };
  return (
    <OwnerPicker
      adminId={adminId}
      search={search}
      emptyText={mayAddNew ? 'Add the first one as a new owner.' : 'Ask an admin to add the first one.'}
      noteOf={({ id }) => id === refused && <Refusal>{messages.ownerAddressInList}</Refusal>}
      actionOf={(owner, called) => (
        <Button size="sm" variant="outline" aria-label={`Add ${called}`} onClick={() => pick(owner)}>
          Add
        </Button>
      )}
    />
  );
}
