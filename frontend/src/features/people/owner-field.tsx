import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { ExistingOwner } from '../../../../shared/contract/owners';
import { useValueField } from '../../forms/use-field';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/fields/field';
import { OwnerPicker } from '../owners/pickers/owner-picker';
import type { InviteValues } from './invite-values';

/** Chooses the rental owner that an invited person is, and fills in name and email. */
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
    <chakra.div id={name} tabIndex={-1} display="grid" gap="2" role="group" aria-label="Rental owner">
      <chakra.p m="0" fontSize="sm" fontWeight="medium">
        <bdi>Which rental owner is this person?</bdi>
      </chakra.p>
      <OwnerPicker
        adminId={adminId}
        emptyText="An owner comes with the first property they own a share of."
        actionOf={(owner, called) =>
          owner.user_role_id === '' ? (
            <Button
              size="sm"
              variant={value === owner.id ? 'subtle' : 'outline'}
              aria-pressed={value === owner.id}
              aria-label={`Choose ${called}`}
              onClick={() => choose(owner)}
            >
              {value === owner.id && <Check aria-hidden="true" />}
              {value === owner.id ? 'Chosen' : 'Choose'}
            </Button>
          ) : (
            <chakra.span fontSize="xs" color="muted">
              Has an account
            </chakra.span>
          )
        }
      />
      <FieldError id="owner-problem">{error}</FieldError>
    </chakra.div>
  );
}
