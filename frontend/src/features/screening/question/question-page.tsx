import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { House, Mail, MessageCircle } from 'lucide-react';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Failed } from '../../../ui/feedback/failed';
import { LoadingSpot } from '../../../ui/feedback/loading';
import { AuthPage } from '../../../ui/layout/auth-page';
import { Row, Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { OwnMessages } from '../apply/own-messages';
import { OwnShowing } from '../apply/own-showing';
import { WhatIsKept } from '../apply/what-is-kept';
import { MessageLines } from '../parts/messages';
import { applicationQuery, listingQuery, ownMessagesQuery } from '../queries';
import { AskForm } from './ask-form';

type Place = { readonly unit?: string | undefined; readonly application?: string | undefined };

/** /auth/question: asks about a listed home, or goes on with what was asked. No account is needed. */
export const QuestionPage = ({ unit = '', application = '' }: Place) =>
  application === '' ? <Ask token={unit} /> : <Thread token={application} />;

const isDead = (error: unknown): boolean => error instanceof ApiRefusal && error.status === 404;

const DeadLink = () => (
  <AuthPage
    title="This link no longer works"
    lead="The home may be rented, or the link has expired. Ask the landlord for a new one."
    icon={<House aria-hidden="true" />}
  />
);

function Ask({ token }: { token: string }) {
  const read = useQuery({ ...listingQuery(token), enabled: token !== '' });
  if (token === '' || isDead(read.error)) return <DeadLink />;
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <LoadingSpot />;
  return <AskForm listing={read.data} token={token} />;
}

function Thread({ token }: { token: string }) {
  const read = useQuery(applicationQuery(token));
  if (isDead(read.error)) return <DeadLink />;
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <LoadingSpot />;
  const { home, zone, application } = read.data;
  if (!application) return <DeadLink />;
  const isWaiting = application.question?.is_sent === false;
  return isWaiting ? (
    <Confirm home={home} token={token} />
  ) : (
    <Asked home={home} zone={zone} application={application} token={token} />
  );
}

type OfHome = { home: OpenedApplication['home']; token: string };

/** Nothing is sent before this button: whoever opens the mail's link has the address. */
function Confirm({ home, token }: OfHome) {
  const client = useQueryClient();
  const { data: messages = [] } = useQuery(ownMessagesQuery(token));
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.screening.confirmQuestion({ body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['application', token] }),
    onError: (cause) => {
      report('A question was not sent', cause);
      return dialogs.result({
        icon: 'error',
        title: 'Your question was not sent',
        text: refusalWords(cause),
      });
    },
  });
  return (
    <AuthPage
      title="Send your question"
      lead={`To ${home.organization}, about ${home.title}, unit ${home.unit}. It is not sent yet.`}
      icon={<Mail aria-hidden="true" />}
    >
      <Stack gap="6">
        {messages.length > 0 && <MessageLines messages={messages} own="applicant" />}
        <Row>
          <Button pending={isPending} onClick={() => mutate()}>
            Send
          </Button>
        </Row>
      </Stack>
    </AuthPage>
  );
}

type AskedProps = OfHome & { zone: string; application: NonNullable<OpenedApplication['application']> };

function Asked({ home, zone, application, token }: AskedProps) {
  const { stage } = application;
  return (
    <AuthPage
      title={`${home.title}, unit ${home.unit}`}
      lead={`Your questions to ${home.organization}. You get an email when there is an answer.`}
      icon={<MessageCircle aria-hidden="true" />}
    >
      <Stack gap="6">
        <OwnMessages token={token} organization={home.organization} />
        <OwnShowing application={application} home={home} zone={zone} token={token} />
        <Row>
          <LinkButton to="/auth/addApplication" search={{ application: token }}>
            {stage === 'draft' && !application.is_sent ? 'Apply for this home' : 'Open my application'}
          </LinkButton>
        </Row>
        <WhatIsKept token={token} />
      </Stack>
    </AuthPage>
  );
}
