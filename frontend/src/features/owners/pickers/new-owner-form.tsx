import { chakra } from '@chakra-ui/react';
import { FormButtons, ShortForm } from '../../../forms/short-form';
import { useAppForm } from '../../../forms/use-app-form';
import { emptyOwner, type NewOwnerValues, newAsOwner, problemsBeside } from './new-owner';
import { NewOwnerFields } from './new-owner-fields';
import type { OwnerValues } from './owner-values';
import { refuseTaken } from './refuse-taken';

type Props = {
  owners: readonly OwnerValues[];
  share: string;
  onAdd: (owner: OwnerValues) => void;
  onCancel: () => void;
  /** Shows the existing owners with this address, to pick one. */
  onFindExisting?: (email: string) => void;
};

/** A new owner (PRP-17 to PRP-20). Checks the email with the server while typing and again on submit. */
export function NewOwnerForm({ owners, share, onAdd, onCancel, onFindExisting }: Props) {
  const form = useAppForm<NewOwnerValues>({
    values: emptyOwner,
    problems: problemsBeside(owners),
    submit: ({ email }) => refuseTaken(email),
    onSaved: ({ values }) => onAdd(newAsOwner(values, share)),
  });
  return (
    <ShortForm form={form} gap="4">
      <NewOwnerFields owners={owners} onFindExisting={onFindExisting} />
      <chakra.div display="flex" justifyContent="flex-end" gap="2" pt="2">
        <FormButtons form={form} submit="Add owner" pendingText="Checking" onCancel={onCancel} />
      </chakra.div>
    </ShortForm>
  );
}
