import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { useAppForm } from '../../forms/use-app-form';
import { ChoiceCards } from '../../ui/fields/choice-cards';
import { AuthPage } from '../../ui/layout/auth-page';
import { Muted } from '../../ui/primitives/text';
import { TextLink } from '../../ui/primitives/text-link';
import { AccountForm } from './parts/account-form';
import { PlanField } from './parts/plan-field';
import { SignUpFields } from './parts/sign-up-fields';
import { emptySignUp, signUpProblems } from './parts/sign-up-values';
import { asksForRole, chosenPlan } from './plan-choice';
import { plansQuery } from './queries';
import { signUpNonce } from './sign-up-nonce';

const roles = [
  { value: 'owner', label: 'I rent out my own property' },
  { value: 'manager', label: 'I manage for others' },
] as const;

export const SignUpScreen = () => (
  <QueryClientProvider client={queryClient}>
    <SignUp />
  </QueryClientProvider>
);

function SignUp() {
  const search = useSearch({ from: '/blank/auth/registerformik' });
  const state = useLocation({ select: (location) => location.state });
  const navigate = useNavigate();
  const { data: plans } = useQuery(plansQuery);
  const [choice, setChoice] = useState(() => chosenPlan({ state, search }));
  const [role, setRole] = useState<'owner' | 'manager'>('owner');
  /** Also in the address and its state, so that a reload shows the last choice (ACC-01). */
  const choose = ({ planid, annual }: typeof choice) => {
    setChoice({ planid, annual });
    void navigate({
      to: '/auth/registerformik',
      search: { planid, annual: annual || undefined },
      state: { plan: { id: planid }, annual },
      replace: true,
      resetScroll: false,
    });
  };
  const form = useAppForm({
    values: emptySignUp,
    problems: signUpProblems,
    submit: async (values) => {
      const email = values.email.trim();
      const body = {
        ...values,
        email,
        ...choice,
        role: asksForRole(choice.planid) ? role : undefined,
        nonce: signUpNonce(),
      };
      await api.users.register({ body });
      return email;
    },
    onSaved: ({ result }) => navigate({ to: '/auth/activationMsg', state: { signedUpAs: result } }),
    asksBeforeLeaving: false,
  });
  return (
    <AuthPage
      title="Sign up"
      lead="14 days with everything. No card needed."
      footer={
        <>
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      <AccountForm form={form} sumsUp submit="Create account" pendingText="Creating your account">
        <PlanField plans={plans} choice={choice} onChoice={choose} />
        {asksForRole(choice.planid) && (
          <ChoiceCards
            label="What do you do?"
            name="role"
            columns={2}
            choices={roles}
            value={role}
            onValue={setRole}
          />
        )}
        <SignUpFields form={form} />
        <Muted small>
          <bdi>
            By creating an account you agree to the{' '}
            <TextLink to="/auth/terms" target="_blank">
              Terms
            </TextLink>{' '}
            and the{' '}
            <TextLink to="/auth/privacy" target="_blank">
              Privacy
            </TextLink>{' '}
            notice.
          </bdi>
        </Muted>
      </AccountForm>
    </AuthPage>
  );
}
