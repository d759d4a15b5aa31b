import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { isInList } from '../../../../../shared/domain/portfolio/owners';
import { withoutSpaces } from '../../../../../shared/domain/text';
import { MobileField } from '../../../forms/mobile-field';
import { useFormField } from '../../../forms/use-field';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Button } from '../../../ui/primitives/button';
import { Spinner } from '../../../ui/primitives/spinner';
import { verdictSentence } from './email-check';
import { emptyOwner, type NewOwnerValues } from './new-owner';
import type { OwnerValues } from './owner-values';
import { useEmailCheck } from './use-email-check';

const name = { autoComplete: 'off', maxLength: limits.textCharacters } as const;
const fieldNames = Object.keys(emptyOwner) as (keyof NewOwnerValues)[];

type Props = {
  /** Owners who are in the list already. */
  owners: readonly Pick<OwnerValues, 'email'>[];
  /** Shows the existing owners with this address, to pick one. */
  onFindExisting?: ((email: string) => void) | undefined;
};

/** Who a new owner is, in the surrounding form (PRP-17 to PRP-20). Checks the email while typing. */
export function NewOwnerFields({ owners, onFindExisting }: Props) {
  const { register, trigger, formState } = useFormContext<NewOwnerValues>();
  const [email, isCompany] = useWatch<NewOwnerValues, ['email', 'isCompany']>({
    name: ['email', 'isCompany'],
  });
  const mail = useFormField('email', withoutSpaces);
  const check = useEmailCheck(email, !isInList(email, owners));
  const { errors, isSubmitted } = formState;
  const company = register('isCompany', {
    // A company and a person need different fields, so existing problems are checked again.
    onChange: () => void trigger(isSubmitted ? undefined : fieldNames.filter((field) => errors[field])),
  });
  return (
    <>
      <CheckboxField label="This owner is a company" {...company} />
      {isCompany && <CompanyName />}
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <TextField label="First name" required={!isCompany} {...name} {...useFormField('firstName')} />
        <TextField label="Last name" required={!isCompany} {...name} {...useFormField('lastName')} />
      </Columns>
      <TextField
        label="Email"
        required
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={limits.emailCharacters}
        trailing={check.checking && <Spinner me="3" role="status" aria-label={messages.loading} />}
        {...mail}
        error={mail.error ?? (check.verdict && verdictSentence.typing[check.verdict])}
      />
      {onFindExisting && check.verdict === 'taken' && (
        <Button variant="plain" size="sm" justifySelf="start" onClick={() => onFindExisting(email)}>
          Choose the existing owner
        </Button>
      )}
      <MobileField name="mobile" label="Mobile" required autoComplete="off" />
    </>
  );
}

const CompanyName = () => (
  <TextField label="Company name" required {...name} {...useFormField('companyName')} />
);
