import { Check } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { ExistingOwner } from '../../../../shared/contract/owners';
import { useValueField } from '../../forms/use-field';
import { FieldError } from '../../ui/fields/field';
import { Stack } from '../../ui/layout/layout';
import { Button } from '../../ui/primitives/button';
import { Muted } from '../../ui/primitives/text';
import { OwnerPicker } from '../owners/pickers/owner-picker';
import type { InviteValues } from './invite-values';

/** Picks the rental owner that the invited person is, and fills in name and email. */
export function OwnerField({ adminId }: { adminId: string }) {
  const { id: name, value, error } = useValueField<InviteValues, 'ownerId'>('ownerId');
  const { setValue, formState } = useFormContext<InviteValues>();
  const choose = ({ id, email, first_name, last_name }: ExistingOwner) => {
    const checked = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('ownerId', id, checked);
    setValue('email', email, checked);
    setValue('firstName', first_name);
    setValue('lastName', last_name);
  };
  return (
    <Stack id={name} tabIndex={-1} gap="2" role="group" aria-label="Rental owner">
      <p>Which rental owner is this person?</p>
      <OwnerPicker
        adminId={adminId}
        emptyText="An owner comes with the first property they own a share of."
        actionOf={(owner, called) => (
          <Choice
            isChosen={value === owner.id}
            called={called}
            owner={owner}
            onChoose={() => choose(owner)}
          />
        )}
      />
      <FieldError id="owner-problem">{error}</FieldError>
    </Stack>
  );
}

type ChoiceProps = { owner: ExistingOwner; called: string; isChosen: boolean; onChoose: () => void };

const Choice = ({ owner, called, isChosen, onChoose }: ChoiceProps) =>
  owner.user_role_id === '' ? (
    <Button
      size="sm"
      variant={isChosen ? 'subtle' : 'outline'}
      aria-pressed={isChosen}
      aria-label={`Choose ${called}`}
      onClick={onChoose}
    >
      {isChosen && <Check aria-hidden="true" />}
      {isChosen ? 'Chosen' : 'Choose'}
    </Button>
  ) : (
    <Muted small>Has an account</Muted>
  );
