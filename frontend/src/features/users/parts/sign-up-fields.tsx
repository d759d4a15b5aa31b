import { chakra } from '@chakra-ui/react';
import type { AppForm } from '../../../forms/app-form';
import { MobileField } from '../../../forms/mobile-field';
import { PasswordField } from '../../../ui/fields/password-field';
import { TextField } from '../../../ui/fields/text-field';
import { EmailField } from './email-field';
import { PasswordRule } from './password-rule';
import type { SignUpValues } from './sign-up-values';

export const SignUpFields = ({ form }: { form: AppForm<SignUpValues> }) => (
  <>
    <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <TextField {...form.field('first_name')} label="First name" autoComplete="given-name" required />
      <TextField {...form.field('last_name')} label="Last name" autoComplete="family-name" required />
    </chakra.div>
    <EmailField {...form.field('email')} />
    <MobileField name="mobile_number" label="Mobile number (optional)" />
    <PasswordField {...form.field('password')} label="Password" autoComplete="new-password" required />
    <PasswordRule password={form.watch('password')} />
  </>
);
