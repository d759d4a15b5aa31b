import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { ExistingOwnerPicker } from './existing-owner-picker';
import { NewOwnerForm } from './new-owner-form';
import type { OwnerValues } from './owner-values';

export type AddOwnerProps = {
  owners: readonly OwnerValues[];
  adminId: string;
  mayPickExisting: boolean;
  /** The new entry's initial share. */
  share: string;
  onAdd: (owner: OwnerValues) => void;
  onClose: () => void;
};

/** An existing owner (admin and manager roles only) or a new one (PRP-06). */
export default function AddOwner({ mayPickExisting, onClose, ...rest }: AddOwnerProps) {
  const [mode, setMode] = useState<'existing' | 'new'>(mayPickExisting ? 'existing' : 'new');
  return (
    <chakra.div display="grid" gap="5">
      {mayPickExisting && (
        <ChoiceCards
          name="owner-mode"
          label="Who is it"
          hideLabel
          value={mode}
          onValue={setMode}
          choices={[
            { value: 'existing', label: 'Existing owner', hint: 'Someone you already work with.' },
            { value: 'new', label: 'New owner', hint: 'A person or company that is new here.' },
          ]}
        />
      )}
      {mode === 'existing' ? (
        <ExistingOwnerPicker {...rest} />
      ) : (
        <NewOwnerForm {...rest} onCancel={onClose} />
      )}
    </chakra.div>
  );
}
