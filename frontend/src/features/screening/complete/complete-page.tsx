import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ScreeningDetail } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { messages } from '../../../../../shared/domain/messages';
import { displayDollars } from '../../../../../shared/domain/money';
import { screeningStatuses as is } from '../../../../../shared/domain/screening/screening-statuses';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import { LoadingSpot } from '../../../ui/feedback/loading';
import { Notice } from '../../../ui/feedback/notice';
import { AuthPage } from '../../../ui/layout/auth-page';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { PayFee } from '../parts/pay-fee';
import { screeningQuery } from '../queries';
import { ConsentForm } from './consent-form';

/** A long value without blanks breaks anywhere, on a phone too. */
const Value = chakra(
  'bdi',
  { base: { fontWeight: 'medium', wordBreak: 'break-all' } },
  { defaultProps: { dir: 'ltr' } },
);

const noAnswer = 'We couldn’t reach the server. Your link may still be good.';

/** /auth/completeScreening?screeningId=…: an applicant completes a screening, without a login (SCR-09). */
export function CompletePage({ screeningId }: { screeningId: string }) {
  const read = useQuery({ ...screeningQuery(screeningId), enabled: screeningId !== '' });
  const { error } = read;
  useEffect(() => {
    if (error) report('The screening details were not loaded', error);
  }, [error]);
  if (read.isLoading) return <LoadingSpot />;
  if (!read.data) return <NotFound id={screeningId} error={error} onRetry={() => void read.refetch()} />;
  return <Found detail={read.data} onChanged={() => void read.refetch()} />;
}

type NotFoundProps = { id: string; error: Error | null; onRetry: () => void };

/** The spec's one sentence for every failure, and what the person can do about it. */
function NotFound({ id, error, onRetry }: NotFoundProps) {
  const isAnswered = !error || (error instanceof ApiRefusal && error.status < 500);
  return (
    <AuthPage
      title={`${messages.noScreening}${id}`}
      lead={
        isAnswered ? 'The link may have expired or been canceled. Ask the landlord for a new one.' : noAnswer
      }
      icon={<SearchX aria-hidden="true" />}
    >
      {!isAnswered && (
        <Row>
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        </Row>
      )}
    </AuthPage>
  );
}

function Found({ detail, onChanged }: { detail: ScreeningDetail; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { status, screeningId } = detail;
  const isNew = status === is.notStarted;
  const open = async () => {
    setOpen(true);
    if (!isNew) return;
    // Nothing hangs on it: the consent starts it too.
    await api.screening.startScreening({ body: { screeningId } }).catch(() => undefined);
    onChanged();
  };
  return (
    <AuthPage title={`${messages.welcome}${detail.applicantName}`}>
      <Stack gap="5">
        <Section title={detail.propertyTitle}>
          <Facts>
            <Fact label="Location" wide>
              {detail.propertyLocation}
            </Fact>
            <Fact label="Type">{detail.propertyType}</Fact>
            <Fact label="Unit">{detail.unitDetails}</Fact>
          </Facts>
        </Section>
        <Section title="Application Information">
          <Facts>
            <Fact
              label={messages.rentalApplication}
              wide
            >{`Completed ${displayDate(detail.applicationDate)}`}</Fact>
          </Facts>
        </Section>
        <Section title="Screening Information">
          <Stack gap="4">
            <Stack gap="0">
              <Muted small>Screening id</Muted>
              <Value>{screeningId}</Value>
            </Stack>
            {!isOpen && (
              <Button onClick={() => void open()}>
                {isNew ? messages.start : messages.continueScreening}
              </Button>
            )}
            {isOpen && status >= is.consented && <Done detail={detail} />}
          </Stack>
        </Section>
        {isOpen && status < is.consented && <ConsentForm detail={detail} onDone={onChanged} />}
      </Stack>
    </AuthPage>
  );
}

function Done({ detail }: { detail: ScreeningDetail }) {
  const { status, fee, organization, screeningId } = detail;
  if (status === is.ready && fee !== undefined)
    return (
      <PayFee
        title={`The screening fee of ${displayDollars(fee)} is due`}
        text={`${organization} has the reports.`}
        cents={fee}
        open={async () => (await api.screening.payOwnScreeningFee({ body: { screeningId } })).data.url}
      />
    );
  const reports =
    status >= is.ready
      ? `${organization} has the reports.`
      : `Your consent is recorded and the reports are being made for ${organization}.`;
  const isPaid = status === is.paid && fee !== undefined;
  return (
    <Notice
      kind="success"
      title={isPaid ? `Paid: the screening fee of ${displayDollars(fee)}` : 'You’re all set'}
    >
      {`${reports}${isPaid ? ' The receipt is in your email.' : ''} There is nothing more to do.`}
    </Notice>
  );
}
