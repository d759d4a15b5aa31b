import { useQuery } from '@tanstack/react-query';
import { CircleCheck, House, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { isUndecided } from '../../../../../shared/domain/screening/waiting-list';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { Failed } from '../../../ui/feedback/failed';
import { LoadingSpot } from '../../../ui/feedback/loading';
import { Notice } from '../../../ui/feedback/notice';
import { AuthPage } from '../../../ui/layout/auth-page';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Answers } from '../parts/answers';
import { DecisionLetter } from '../parts/decision-letter';
import { feeWords } from '../parts/fee-words';
import { PayFee } from '../parts/pay-fee';
import { applicationQuery } from '../queries';
import { ApplyForm } from './apply-form';
import { begunBy, forgetBegun } from './apply-memory';
import type { ApplyPlace } from './apply-place';
import { AskForAccount } from './ask-for-account';
import { FilesSection } from './files-section';
import { OwnMessages } from './own-messages';
import { OwnShowing } from './own-showing';
import { PeopleSection } from './people-section';
import { WhatIsKept } from './what-is-kept';

type Props = { place: ApplyPlace; onPlace: (place: ApplyPlace) => void };

/**
 * /auth/addApplication: applies for a unit by its link, or resumes by the mailed one. No account is needed.
 */
export function ApplyPage({ place, onPlace }: Props) {
  const { unit } = place;
  const [, setForgotten] = useState(false);
  const begun = unit && !place.application ? begunBy(unit) : undefined;
  const token = place.application ?? begun ?? unit ?? '';
  const read = useQuery({ ...applicationQuery(token), enabled: token !== '' });
  const isDead = read.error instanceof ApiRefusal && read.error.status === 404;
  const another = () => {
    if (!unit) return;
    forgetBegun(unit);
    setForgotten((before) => !before);
  };
  // What was begun is gone: the unit's link begins anew.
  useEffect(() => {
    if (!isDead || !begun || !unit) return;
    forgetBegun(unit);
    setForgotten((before) => !before);
  }, [isDead, begun, unit]);
  if (token === '' || isDead) return <DeadLink />;
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <LoadingSpot />;
  const { home, zone, application, fee } = read.data;
  if (application && (application.stage !== 'draft' || application.is_sent))
    return <Sent home={home} zone={zone} application={application} fee={fee} token={token} />;
  return (
    <ApplyForm
      key={token}
      opened={read.data}
      token={token}
      place={place}
      onPlace={onPlace}
      onAnother={begun ? another : undefined}
    />
  );
}

const DeadLink = () => (
  <AuthPage
    title="This link no longer works"
    lead="The unit may be rented, the application may have been removed, or the link has expired. Ask the landlord for a new link."
    icon={<House aria-hidden="true" />}
  />
);

type SentProps = {
  home: OpenedApplication['home'];
  zone: string;
  application: NonNullable<OpenedApplication['application']>;
  fee: OpenedApplication['fee'];
  token: string;
};

function sentWords({ home, application: { stage, part, decision }, fee }: SentProps): {
  title: string;
  lead: string;
} {
  const to = home.organization;
  if (stage === 'draft')
    return {
      title: 'Your part was sent',
      lead: `${to} gets the application once everybody you named has sent theirs.`,
    };
  if (stage === 'waiting')
    return {
      title: 'You’re on the waiting list',
      lead: `This home is not free for you now. ${to} keeps your application, and you get an email when there is a home to decide about.`,
    };
  if (stage !== 'submitted')
    return {
      title: part ? 'The application was decided' : 'Your application was decided',
      lead: `Below is what ${to} wrote to you${decision ? ` on ${displayDate(decision.at)}` : ''}. Your questions reach them from here too.`,
    };
  return part
    ? { title: 'Your part was sent', lead: `${part.named_by} and you need not do anything more for it now.` }
    : {
        title: 'Your application was submitted',
        lead: fee?.is_due
          ? `${to} has it and can read it already. Only the application fee is open.`
          : `${to} has it and will be in touch. There is nothing more to do for now.`,
      };
}

const Sent = (sent: SentProps) => {
  const { home, zone, application, fee, token } = sent;
  const { stage, part } = application;
  return (
    <AuthPage
      {...sentWords(sent)}
      icon={stage === 'declined' ? <Mail aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
    >
      <Stack gap="6">
        {fee?.is_due && (
          <PayFee
            title={`Pay the application fee of ${displayDollars(fee.cents)}`}
            text={`${home.organization} asks for it once.`}
            cents={fee.cents}
            open={async () => (await api.screening.payApplicationFee({ body: { token } })).data.url}
          />
        )}
        {fee?.settled?.how === 'online' && !fee.back && (
          <Notice kind="success" title={`Paid: the application fee of ${displayDollars(fee.cents)}`}>
            {`For ${home.title}, unit ${home.unit}. The receipt is in your email.`}
          </Notice>
        )}
        {application.decision && (stage === 'approved' || stage === 'declined') && (
          <DecisionLetter decision={application.decision} stage={stage} home={home} part={part} />
        )}
        <Facts>
          <Fact label="Home" wide>{`${home.title}, unit ${home.unit}`}</Fact>
          {application.submitted_at && <Fact label="Sent">{displayDate(application.submitted_at)}</Fact>}
          {fee && (
            <Fact label="Application fee" wide>
              {feeWords(fee)}
            </Fact>
          )}
        </Facts>
        {stage === 'draft' && <PeopleSection application={application} token={token} />}
        {isUndecided(stage) && <FilesSection documents={application.documents} token={token} />}
        <Section
          title="What you sent"
          action={
            <Button variant="outline" size="sm" data-chrome="" onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          }
        >
          <Answers fields={application.fields} isPart={part !== undefined} />
        </Section>
        <Stack gap="6" data-chrome="">
          <OwnMessages token={token} organization={home.organization} />
          {!part && <OwnShowing application={application} home={home} zone={zone} token={token} />}
          <AskForAccount token={token} email={application.fields.email} />
          <WhatIsKept token={token} />
        </Stack>
      </Stack>
    </AuthPage>
  );
};
