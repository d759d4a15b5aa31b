import { chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { limits } from '../../../../shared/domain/limits';
import { messages } from '../../../../shared/domain/messages';
import { isInList } from '../../../../shared/domain/owners';
import { withoutSpaces } from '../../../../shared/domain/text';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { PhoneField } from '../../ui/fields/phone-field';
import { TextField } from '../../ui/fields/text-field';
import { Spinner } from '../../ui/spinner';
import { checkEmail, verdictSentence } from './email-check';
import { emptyOwner, type NewOwnerValues, newAsOwner, newOwnerResolver } from './new-owner';
import type { OwnerValues } from './owner-values';
import { askOwnerEmail } from './queries';
import { useEmailCheck } from './use-email-check';

type Props = {
  owners: readonly OwnerValues[];
  share: string;
  onAdd: (owner: OwnerValues) => void;
  onCancel: () => void;
};

/** The form of a new owner (PRP-17 to PRP-20): its mail is asked of the server while typing, and again when it is sent. */
export function NewOwnerForm({ owners, share, onAdd, onCancel }: Props) {
  const id = useId();
  const resolver = useMemo(() => newOwnerResolver(owners), [owners]);
  const form = useForm<NewOwnerValues>({ defaultValues: emptyOwner, mode: 'onTouched', resolver });
  const { control, register, formState } = form;
  const [email, isCompany] = useWatch({ control, name: ['email', 'isCompany'] });
  const mobile = useController({ control, name: 'mobile' });
  const check = useEmailCheck(email, !isInList(email, owners));
  const said = (name: keyof NewOwnerValues) => formState.errors[name]?.message;
  const add = form.handleSubmit(async (values) => {
    const sentence = verdictSentence.sending[await checkEmail(askOwnerEmail, values.email)];
    if (sentence) form.setError('email', { type: 'server', message: sentence }, { shouldFocus: true });
    else onAdd(newAsOwner(values, share));
  });
  const field = (name: 'firstName' | 'lastName' | 'companyName' | 'email') => ({
    ...register(name),
    id: `${id}-${name}`,
    error: said(name),
    maxLength: name === 'email' ? limits.emailCharacters : limits.textCharacters,
  });
  // In the order they stand: the first of them that is wrong gets the focus.
  const [first, last, mail] = [field('firstName'), field('lastName'), field('email')];
  const company = register('isCompany', {
    // What a person needs and a company does not is asked again, once it was asked at all.
    onChange: () => void (formState.isSubmitted && form.trigger()),
  });
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        // A portal's submit bubbles through React to the form around this one.
        event.stopPropagation();
        void add(event);
      }}
      display="grid"
      gap="4"
    >
      <CheckboxField label="This owner is a company" {...company} />
      {isCompany && <TextField label="Company name" required autoComplete="off" {...field('companyName')} />}
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField label="First name" required={!isCompany} autoComplete="off" {...first} />
        <TextField label="Last name" required={!isCompany} autoComplete="off" {...last} />
      </chakra.div>
      <TextField
        label="Email"
        required
        type="email"
        dir="ltr"
        autoComplete="off"
        trailing={check.checking && <Spinner me="3" role="status" aria-label={messages.loading} />}
        {...mail}
        error={mail.error ?? (check.verdict && verdictSentence.typing[check.verdict])}
        onChange={(event) => {
          event.target.value = withoutSpaces(event.target.value);
          return mail.onChange(event);
        }}
      />
      <PhoneField
        id={`${id}-mobile`}
        label="Mobile"
        required
        autoComplete="off"
        value={mobile.field.value}
        onValue={mobile.field.onChange}
        onBlur={mobile.field.onBlur}
        error={said('mobile')}
      />
      <chakra.div display="flex" justifyContent="flex-end" gap="2" pt="2">
        <Button variant="outline" onClick={onCancel}>
          {messages.cancel}
        </Button>
        {/* Keeps the focus where it is while the button is pressed: a sentence that comes on blur would move the button from under the pointer. */}
        <Button
          type="submit"
          pending={formState.isSubmitting}
          onMouseDown={(event) => event.preventDefault()}
        >
          Add owner
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
