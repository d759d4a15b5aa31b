import { useQuery } from '@tanstack/react-query';
import { CircleCheck, House } from 'lucide-react';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { isUndecided } from '../../../../../shared/domain/screening/waiting-list';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { AuthPage } from '../../../ui/auth-page';
import { Fact, Facts } from '../../../ui/facts';
import { Failed } from '../../../ui/failed';
import { Stack } from '../../../ui/layout';
import { LoadingSpot } from '../../../ui/loading';
import { feeWords } from '../parts/fee-words';
import { PayFee } from '../parts/pay-fee';
import { applicationQuery } from '../queries';
import { ApplyForm } from './apply-form';
import type { ApplyPlace } from './apply-place';
import { AskForAccount } from './ask-for-account';
import { FilesSection } from './files-section';
import { OwnMessages } from './own-messages';
import { PeopleSection } from './people-section';
import { WhatIsKept } from './what-is-kept';

type Props = { place: ApplyPlace; onPlace: (place: ApplyPlace) => void };

/** /auth/addApplication: applies for a unit by its link, or resumes by the mailed one. No account is needed. */
export function ApplyPage({ place, onPlace }: Props) {
  const token = place.application ?? place.unit ?? '';
  const read = useQuery({ ...applicationQuery(token), enabled: token !== '' });
  if (token === '' || (read.error instanceof ApiRefusal && read.error.status === 404)) return <DeadLink />;
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <LoadingSpot />;
  const { home, application, fee } = read.data;
  if (application && (application.stage !== 'draft' || application.is_sent))
    return <Sent home={home} application={application} fee={fee} token={token} />;
  return <ApplyForm key={token} opened={read.data} token={token} place={place} onPlace={onPlace} />;
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
  application: NonNullable<OpenedApplication['application']>;
  fee: OpenedApplication['fee'];
  token: string;
};

function sentWords({ home, application: { stage, part }, fee }: SentProps): { title: string; lead: string } {
  const to = home.organization;
  if (stage === 'draft')
    return {
      title: 'Your part was sent',
      lead: `${to} gets the application once everybody you named has sent theirs.`,
    };
  if (stage === 'waiting')
    return {
      title: 'You are on the waiting list',
      lead: `This home is not free for you now. ${to} keeps your application, and you get an email when there is a home to decide about.`,
    };
  if (stage !== 'submitted')
    return { title: 'Your application was decided', lead: `${to} wrote to you about it.` };
  return part
    ? { title: 'Your part was sent', lead: `${part.named_by} and you need not do anything more for it now.` }
    : {
        title: 'Your application was submitted',
        lead: fee?.is_due
          ? `${to} has it. Only the application fee is missing.`
          : `${to} has it and will be in touch. There is nothing more to do for now.`,
      };
}

const Sent = (sent: SentProps) => {
  const { home, application, fee, token } = sent;
  return (
    <AuthPage {...sentWords(sent)} icon={<CircleCheck aria-hidden="true" />}>
      <Stack gap="6">
        {fee?.is_due && (
          <PayFee
            title={`The application fee of ${displayDollars(fee.cents)} is missing`}
            text={`${home.organization} asks for it once and can read your application meanwhile.`}
            cents={fee.cents}
            open={async () => (await api.screening.payApplicationFee({ body: { token } })).data.url}
          />
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
        {application.stage === 'draft' && <PeopleSection application={application} token={token} />}
        {isUndecided(application.stage) && <FilesSection documents={application.documents} token={token} />}
        <OwnMessages token={token} organization={home.organization} />
        <AskForAccount token={token} email={application.fields.email} />
        <WhatIsKept token={token} />
      </Stack>
    </AuthPage>
  );
};
