import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { Notice } from '../../../ui/notice';

/** The frame of a short form: what is wrong, the fields, one button over the whole width. */
export function AuthForm({
  form,
  failure = form.failure,
  submit,
  pendingText,
  children,
}: {
  form: {
    onSubmit: (event: FormEvent) => void;
    pending: boolean;
    failure: string | undefined;
    attempt: number;
    problems: Record<string, string>;
  };
  /** Why the form is here again, until it is sent. */
  failure?: string | undefined;
  submit: string;
  pendingText: string;
  children: ReactNode;
}) {
  const several = Object.keys(form.problems).length > 1;
  return (
    <chakra.form noValidate display="flex" flexDirection="column" gap="5" onSubmit={form.onSubmit}>
      {failure && <Notice kind="danger">{failure}</Notice>}
      {several && <ErrorSummary problems={form.problems} attempt={form.attempt} />}
      {children}
      <Button type="submit" size="lg" w="full" pending={form.pending} pendingText={pendingText}>
        {submit}
      </Button>
    </chakra.form>
  );
}
