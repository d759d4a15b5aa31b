import { chakra } from '@chakra-ui/react';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { isInList } from '../../../../../shared/domain/portfolio/owners';
import { withoutSpaces } from '../../../../../shared/domain/text';
import { ApiRefusal } from '../../../api/refusal';
import type { AppForm } from '../../../forms/app-form';
import { MobileField } from '../../../forms/mobile-field';
import { FormButtons, ShortForm } from '../../../forms/short-form';
import { useAppForm } from '../../../forms/use-app-form';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextField } from '../../../ui/fields/text-field';
import { Button } from '../../../ui/primitives/button';
import { Spinner } from '../../../ui/primitives/spinner';
import { askOwnerEmail } from '../queries';
import { checkEmail, verdictSentence } from './email-check';
import { emptyOwner, type NewOwnerValues, newAsOwner, problemsBeside } from './new-owner';
import type { OwnerValues } from './owner-values';
import { useEmailCheck } from './use-email-check';

type Props = {
  owners: readonly OwnerValues[];
  share: string;
  onAdd: (owner: OwnerValues) => void;
  onCancel: () => void;
  /** Shows the existing owners with this address, to pick one. */
  onFindExisting?: (email: string) => void;
};

async function refuseTaken(email: string): Promise<void> {
  const message = verdictSentence.sending[await checkEmail(askOwnerEmail, email)];
  if (message !== undefined)
    throw new ApiRefusal({ code: 'owner-email-taken', status: 409, message, fields: { email: message } });
}

const wrongFields = ({ formState: { errors } }: AppForm<NewOwnerValues>) =>
  (Object.keys(emptyOwner) as (keyof NewOwnerValues)[]).filter((field) => errors[field]);

const name = { autoComplete: 'off', maxLength: limits.textCharacters } as const;

/** A new owner (PRP-17 to PRP-20). Checks the email with the server while typing and again on submit. */
export function NewOwnerForm({ owners, share, onAdd, onCancel, onFindExisting }: Props) {
  const form = useAppForm<NewOwnerValues>({
    values: emptyOwner,
    problems: problemsBeside(owners),
    submit: ({ email }) => refuseTaken(email),
    onSaved: ({ values }) => onAdd(newAsOwner(values, share)),
  });
  const [email, isCompany] = form.watch(['email', 'isCompany']);
  const mail = form.field('email', withoutSpaces);
  const check = useEmailCheck(email, !isInList(email, owners));
  const company = form.register('isCompany', {
    // A company and a person need different fields, so existing problems are checked again.
    onChange: () => void form.trigger(form.formState.isSubmitted ? undefined : wrongFields(form)),
  });
  return (
    <ShortForm form={form} gap="4">
      <CheckboxField label="This owner is a company" {...company} />
      {isCompany && <TextField label="Company name" required {...name} {...form.field('companyName')} />}
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField label="First name" required={!isCompany} {...name} {...form.field('firstName')} />
        <TextField label="Last name" required={!isCompany} {...name} {...form.field('lastName')} />
      </chakra.div>
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
      <chakra.div display="flex" justifyContent="flex-end" gap="2" pt="2">
        <FormButtons form={form} submit="Add owner" pendingText="Checking" onCancel={onCancel} />
      </chakra.div>
    </ShortForm>
  );
}
