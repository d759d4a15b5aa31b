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
  mayAddNew: boolean;
  /** The new entry's initial share. */
  share: string;
  onAdd: (owner: OwnerValues) => void;
  onClose: () => void;
};

/** An existing owner, where the role allows it, or a new one (PRP-06). */
export default function AddOwner({ mayPickExisting, mayAddNew, onClose, ...rest }: AddOwnerProps) {
  const [mode, setMode] = useState<'existing' | 'new'>(mayPickExisting ? 'existing' : 'new');
  const [search, setSearch] = useState<string>();
  const findExisting = (email: string) => {
    setSearch(email);
    setMode('existing');
  };
  return (
    <chakra.div display="grid" gap="5">
      {mayPickExisting && mayAddNew && (
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
        <ExistingOwnerPicker {...rest} mayAddNew={mayAddNew} search={search} />
      ) : (
        <NewOwnerForm
          {...rest}
          onCancel={onClose}
          {...(mayPickExisting && { onFindExisting: findExisting })}
        />
      )}
    </chakra.div>
  );
}
