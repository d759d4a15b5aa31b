import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { api } from '../../../api/client';
import { safeReturnPath } from '../../../api/return-path';
import { type SignedIn, signIn } from '../../../api/session';
import { expectPageChange } from '../../../ui/layout/route-focus';

/**
 * The login behind every screen that asks for the password. `step` replaces that screen when the account
 * needs a code, and loads lazily, because most people never see it. `failure` is why it led back.
 */
export function useLogin(onIn?: () => void) {
  const { from } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [step, setStep] = useState<ReactNode>();
  const [failure, setFailure] = useState<string>();
  const enter = async (data: SignedIn) => {
    if (!signIn(data)) throw new Error('The account has no user data');
    onIn?.();
    await navigate({ href: safeReturnPath(from) ?? '/propertyDashboard', replace: true });
  };
  const back = (said?: string) => {
    expectPageChange();
    setFailure(said);
    setStep(undefined);
  };
  const logIn = async (body: { email: string; password: string }) => {
    setFailure(undefined);
    const { data } = await api.users.login({ body });
    if (!('second_factor' in data)) return enter(data);
    const { LoginCode } = await import('../login-code');
    expectPageChange();
    setStep(<LoginCode ticket={data.second_factor.ticket} enter={enter} back={back} />);
  };
  return { logIn, step, failure };
}
