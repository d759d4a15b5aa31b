import { useRef } from 'react';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { type OwnerValues, type Self, selfAsOwner } from './owner-values';

type Props = {
  self: Self;
  /** False on plan 1, which has no other owners (ROL-05). */
  mayAdd: boolean;
  owners: readonly OwnerValues[];
  onOwners: (owners: OwnerValues[]) => void;
};

/** A manager picks Self or Other Property Owners (ROL-03). Switching back restores the other owners. */
export function OwnershipChoice({ self, mayAdd, owners, onOwners }: Props) {
  const isSelf = owners.some(({ userId }) => userId === self.userId);
  const others = useRef<OwnerValues[]>([]);
  const choose = (choice: 'self' | 'others') => {
    if (choice === 'others') onOwners(others.current);
    else {
      others.current = [...owners];
      onOwners([selfAsOwner(self, '100')]);
    }
  };
  return (
    <ChoiceCards
      name="ownership"
      label="The property belongs to"
      value={isSelf ? 'self' : 'others'}
      onValue={choose}
      choices={[
        { value: 'self', label: 'Self', hint: 'You own it or sign for its owner.' },
        {
          value: 'others',
          label: 'Other Property Owners',
          hint: mayAdd ? 'People or companies you manage it for.' : 'Not part of the trial plan.',
          disabled: !mayAdd,
        },
      ]}
    />
  );
}
