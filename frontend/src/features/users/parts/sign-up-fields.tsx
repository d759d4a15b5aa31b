import { chakra } from '@chakra-ui/react';
import { PasswordField } from '../../../ui/fields/password-field';
import { PhoneField } from '../../../ui/fields/phone-field';
import { TextField } from '../../../ui/fields/text-field';
import { EmailField } from './email-field';
import { PasswordRule } from './password-rule';
import type { SignUpValues } from './rules';
import type { useAuthForm } from './use-auth-form';

export function SignUpFields({ form }: { form: ReturnType<typeof useAuthForm<SignUpValues>> }) {
  return (
    <>
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField {...form.field('first_name')} label="First name" autoComplete="given-name" required />
        <TextField {...form.field('last_name')} label="Last name" autoComplete="family-name" required />
      </chakra.div>
      <EmailField {...form.field('email')} />
      <PhoneField
        id="mobile_number"
        name="mobile_number"
        label="Mobile number (optional)"
        value={form.values.mobile_number}
        onValue={(digits) => form.set('mobile_number', digits)}
        onBlur={form.field('mobile_number').onBlur}
        error={form.errorOf('mobile_number')}
      />
      <PasswordField {...form.field('password')} label="Password" autoComplete="new-password" required />
      <PasswordRule password={form.values.password} />
    </>
  );
}
