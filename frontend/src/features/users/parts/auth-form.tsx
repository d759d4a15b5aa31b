import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LightForm } from '../../../forms/use-light-form';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

type Props = {
  form: Pick<LightForm<string>, 'ref' | 'onSubmit' | 'isPending' | 'failure'>;
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
