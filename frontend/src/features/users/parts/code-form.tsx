import type { RefObject } from 'react';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import type { SignedIn } from '../../../api/session';
import { useQuickForm } from '../../../forms/use-quick-form';
import { AuthForm } from './auth-form';
import { CodeField, type CodeKind, codeProblem } from './code-field';

/** Refusals that end this login attempt: the person must enter the password again. */
const over = ['login-expired', 'wrong-credentials'];

/** Shows a refused code at its field, in whatever form the server reports it. */
const atField = (error: unknown): unknown =>
  error instanceof ApiRefusal && error.code === 'wrong-code'
    ? new ApiRefusal({ ...error, message: error.message, fields: { code: error.message } })
    : error;

/** Six digits submit themselves; after a wrong code, the next one replaces it. */
export function CodeForm({
  kind,
  ticket,
  enter,
  back,
  input,
}: {
  kind: CodeKind;
  ticket: string;
  enter: (data: SignedIn) => Promise<void>;
  back: (said?: string) => void;
  input: RefObject<HTMLInputElement | null>;
}) {
  const form = useQuickForm({
    names: ['code'],
    check: ({ code }) => ({ code: codeProblem(kind, code) }),
    submit: async ({ code }) => {
      try {
        await enter((await api.users.confirmLogin({ body: { ticket, code } })).data);
      } catch (error) {
        if (error instanceof ApiRefusal && over.includes(error.code)) return back(error.message);
        input.current?.select();
        throw atField(error);
      }
    },
  });
  return (
    <AuthForm form={form} submit="Log in" pendingText="Checking">
      <CodeField kind={kind} field={form.field('code')} ref={input} />
    </AuthForm>
  );
}
