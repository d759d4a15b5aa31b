import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { QuickForm } from '../../../forms/use-quick-form';
import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/primitives/button';

type Props = {
  form: Pick<QuickForm<string>, 'ref' | 'onSubmit' | 'isPending' | 'failure'>;
  /** Why the form is shown again, until the next submit. */
  failure?: string;
  submit: string;
  pendingText: string;
  children: ReactNode;
};

/** The frame of a sign-in form: its failure, the fields and one full-width button. */
export const AuthForm = ({ form, failure = form.failure, submit, pendingText, children }: Props) => (
  <chakra.form
    ref={form.ref}
    noValidate
    display="flex"
    flexDirection="column"
    gap="5"
    onSubmit={form.onSubmit}
  >
    {failure && <Notice kind="danger">{failure}</Notice>}
    {children}
    <Button type="submit" size="lg" w="full" pending={form.isPending} pendingText={pendingText}>
      {submit}
    </Button>
  </chakra.form>
);
