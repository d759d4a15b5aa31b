import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ShortForm } from '../../../forms/short-form';
import { SubmitButton } from '../../../forms/submit-button';

type Props<V extends FieldValues> = ComponentProps<typeof ShortForm<V>> & {
  submit: string;
  pendingText: string;
};

/** A form of the blank layout with one full-width button. */
export const AccountForm = <V extends FieldValues>({ submit, pendingText, children, ...form }: Props<V>) => (
  <ShortForm {...form}>
    {children}
    <SubmitButton form={form.form} size="lg" w="full" pendingText={pendingText}>
      {submit}
    </SubmitButton>
  </ShortForm>
);
