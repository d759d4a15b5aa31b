import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '../../../../shared/contract/endpoint';
import type { people } from '../../../../shared/contract/people';
import { messages } from '../../../../shared/domain/messages';
import { passwordProblem } from '../../../../shared/domain/people/passwords';
import { nameProblems } from '../../../../shared/domain/people/person-details';
import { problemsOf } from '../../../../shared/domain/problem';
import { api } from '../../api/client';
import { ApiRefusal } from '../../api/refusal';
import { refusalWords } from '../../api/refusal-words';
import { dropSession, signIn } from '../../api/session';
import { roleNames } from '../../domain-ui/person/role-names';
import { useAppForm } from '../../forms/use-app-form';
import { Failed } from '../../ui/feedback/failed';
import { LoadingSpot } from '../../ui/feedback/loading';
import { PasswordField } from '../../ui/fields/password-field';
import { TextField } from '../../ui/fields/text-field';
import { AuthPage } from '../../ui/layout/auth-page';
import { LinkButton } from '../../ui/primitives/link-button';
import { TextLink } from '../../ui/primitives/text-link';
import { AccountForm } from './parts/account-form';
import { EmailField } from './parts/email-field';
import { PasswordRule } from './parts/password-rule';

type Invitation = AnswerOf<typeof people.getInvitation>['data'];

const isDead = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.code === 'link-not-valid' || error.code === 'invalid');

const isNotPaid = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.code === 'access-not-paid';

/** /auth/registerformik?invitation=…, the link from an invitation email. */
export function InvitationScreen({ token }: { token: string }) {
  // Keeps the accepted invitation, because ending the session drops all cached data.
  const [state, setState] = useState<'open' | 'dead' | Invitation>('open');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await api.people.getInvitation({ body: { token } }, { signal })).data,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (typeof state === 'object') return <Accepted invitation={state} />;
  if (state === 'dead' || isDead(error)) return <Dead />;
  if (isNotPaid(error)) return <NotPaid why={refusalWords(error)} />;
  if (isPending) return <LoadingSpot />;
  if (!data) return <Failed error={error} onRetry={() => void refetch()} />;
  return <AcceptForm token={token} invitation={data} onEnd={setState} />;
}

function AcceptForm({
  token,
  invitation,
  onEnd,
}: {
  token: string;
  invitation: Invitation;
  onEnd: (state: 'dead' | Invitation) => void;
}) {
  const isKnown = invitation.has_account;
  const navigate = useNavigate();
  const form = useAppForm({
    values: { first_name: invitation.first_name, last_name: invitation.last_name, password: '' },
    problems: ({ password, ...names }) =>
      problemsOf({
        ...(!isKnown && nameProblems(names)),
        password: isKnown && password !== '' ? undefined : passwordProblem(password),
      }),
    submit: async (values) => {
      try {
        const { data } = await api.people.acceptInvitation({ body: { token, ...values } });
        // Someone else may be signed in on this device.
        dropSession();
        if (data && signIn(data)) return void (await navigate({ href: '/propertyDashboard', replace: true }));
        onEnd(invitation);
      } catch (error) {
        if (!isDead(error) || (error instanceof ApiRefusal && Object.keys(error.fields).length > 0))
          throw error;
        onEnd('dead');
      }
    },
    asksBeforeLeaving: false,
  });
  return (
    <AuthPage
      title={`Join ${invitation.organization}`}
      lead={
        isKnown
          ? `Your role there: ${roleNames[invitation.role_label]}. You have an account with this email: confirm with its password.`
          : `Your role there: ${roleNames[invitation.role_label]}. Choose a password to join.`
      }
    >
      <AccountForm form={form} sumsUp={!isKnown} submit="Accept the invitation" pendingText="Accepting">
        <EmailField id="email" value={invitation.email} readOnly />
        {!isKnown && (
          <>
            <TextField {...form.field('first_name')} label="First name" autoComplete="given-name" required />
            <TextField {...form.field('last_name')} label="Last name" autoComplete="family-name" required />
          </>
        )}
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete={isKnown ? 'current-password' : 'new-password'}
          required
          aside={
            isKnown && (
              <TextLink to="/auth/forgotPwd" fontSize="sm">
                <bdi>Forgot password?</bdi>
              </TextLink>
            )
          }
        />
        {!isKnown && <PasswordRule password={form.watch('password')} />}
      </AccountForm>
    </AuthPage>
  );
}

const Accepted = ({ invitation }: { invitation: Invitation }) => (
  <AuthPage
    key="done"
    title={`You joined ${invitation.organization}`}
    lead="Log in to begin."
    icon={<CircleCheck aria-hidden="true" />}
  >
    <LinkButton to="/login" state={{ loginAs: invitation.email }} size="lg">
      {messages.goToLogin}
    </LinkButton>
  </AuthPage>
);

const Dead = () => (
  <AuthPage
    key="dead"
    title="This invitation is no longer valid"
    lead="It works once, for seven days, and only the newest email counts. If you already accepted it, just log in. Otherwise, ask whoever invited you for a new one."
    icon={<Link2Off aria-hidden="true" />}
  >
    <LinkButton to="/login" size="lg">
      {messages.goToLogin}
    </LinkButton>
  </AuthPage>
);

const NotPaid = ({ why }: { why: string }) => (
  <AuthPage title="This invitation cannot be accepted now" lead={why} icon={<Link2Off aria-hidden="true" />}>
    <LinkButton to="/login" size="lg">
      {messages.goToLogin}
    </LinkButton>
  </AuthPage>
);
