import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { ChoiceCards } from '../../ui/fields/choice-cards';
import { TextLink } from '../../ui/text-link';
import { AuthForm } from './parts/auth-form';
import { AuthPage } from './parts/auth-page';
import { PlanField } from './parts/plan-field';
import { signUpProblems } from './parts/rules';
import { SignUpFields } from './parts/sign-up-fields';
import { useAuthForm } from './parts/use-auth-form';
import { asksForRole, chosenPlan } from './plan-choice';
import { plansQuery } from './queries';

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
  /** Kept in the address and its state too, so that a reload shows what was chosen last (ACC-01). */
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
  const form = useAuthForm({
    initial: { first_name: '', last_name: '', email: '', mobile_number: '', password: '' },
    check: signUpProblems,
    submit: async (values) => {
      const email = values.email.trim();
      await api.users.register({
        body: { ...values, email, ...choice, ...(asksForRole(choice.planid) ? { role } : {}) },
      });
      await navigate({ to: '/auth/activationMsg', state: { signedUpAs: email } });
    },
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
      <AuthForm form={form} submit="Create account" pendingText="Creating your account">
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
      </AuthForm>
    </AuthPage>
  );
}
