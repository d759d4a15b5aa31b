import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

type Props = {
  form: { onSubmit: (event: FormEvent) => void; pending: boolean; failure: string | undefined };
  submit: string;
  pendingText?: string;
  disabled?: boolean;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
};

/** A short form: why it was not taken, the fields, one button at their foot, and the way back where there is one. */
export const FormFrame = ({ form, submit, pendingText, disabled = false, onCancel, children }: Props) => (
  <chakra.form noValidate display="grid" gap="5" onSubmit={form.onSubmit}>
    {form.failure && <Notice kind="danger">{form.failure}</Notice>}
    {children}
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button type="submit" disabled={disabled} pending={form.pending} pendingText={pendingText}>
        {submit}
      </Button>
      {onCancel && (
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </chakra.div>
  </chakra.form>
);

/** Tells a password manager whose password this is. */
export const Whose = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
