import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, RefreshCw, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { screeningStatuses as is } from '../../../../../shared/domain/screening/screening-statuses';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { goToExternal } from '../../../ui/primitives/external-url';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { ScreeningBadge } from '../parts/applicant-words';
import { applicantChanged } from '../queries';

const Report = lazy(() => import('./report'));

type Props = { applicant: ApplicantDetails; mayChange: boolean };
type Ordered = NonNullable<ApplicantDetails['screening']>;

const decidedWithout = 'The decision was made without a screening.';
/** What is true of an application for which none was ordered, by its stage. */
const noScreening: Readonly<Record<ApplicantDetails['application']['stage'], string>> = {
  draft: 'You can order a screening once the application is submitted.',
  submitted: 'No screening ordered yet. Nothing is ordered from the bureau until the applicant consents.',
  waiting: 'No screening was ordered. You can order one once the applicant is off the waiting list.',
  approved: decidedWithout,
  declined: decidedWithout,
};

const totalOf = ({ order }: Ordered): number => order.fees.reduce((sum, { cents }) => sum + cents, 0);

/** The screening of an applicant: where it stands, and the report for those on its list. */
export function ScreeningSection({ applicant, mayChange }: Props) {
  const { screening, may, applicant_id: id, application } = applicant;
  const [isOpen, setOpen] = useState(false);
  const order = mayChange && may.order && (
    <LinkButton to="/applicantScreening" search={{ id }} variant={screening ? 'outline' : 'solid'}>
      <ShieldCheck aria-hidden="true" />
      Order screening
    </LinkButton>
  );
  return (
    <Section title="Screening" action={screening && <ScreeningBadge status={screening.status} />}>
      <Stack gap="5">
        {screening ? <Standing screening={screening} /> : <Muted>{noScreening[application.stage]}</Muted>}
        <Row gap="2" _empty={{ display: 'none' }}>
          {order}
          {may.read_report && !isOpen && (
            <Button onClick={() => setOpen(true)}>
              <FileText aria-hidden="true" />
              Read the report
            </Button>
          )}
          {mayChange && screening && <Moves applicant={applicant} screening={screening} />}
        </Row>
        <Suspense fallback={null}>{isOpen && <Report applicationId={id} />}</Suspense>
      </Stack>
    </Section>
  );
}

const Standing = ({ screening }: { screening: Ordered }) => (
  <Facts>
    <Fact label="Ordered">{displayDate(screening.orderedAt)}</Fact>
    <Fact label="Fee">{displayDollars(totalOf(screening))}</Fact>
    <Fact label="Paid by">{screening.order.chargeTo === 'applicant' ? 'Applicant' : 'Requester'}</Fact>
    <Fact label="Consent">
      {screening.consent ? `${screening.consent.name}, ${displayDate(screening.consent.at)}` : 'Not yet'}
    </Fact>
    <Fact label="Reports">{displayDate(screening.reportedAt) || 'Not yet'}</Fact>
    <Fact label="Fee paid">{displayDate(screening.paidAt) || 'Not yet'}</Fact>
  </Facts>
);

/** What can be done with a screening that goes on. */
function Moves({
  applicant: { applicant_id, may },
  screening,
}: {
  applicant: ApplicantDetails;
  screening: Ordered;
}) {
  const client = useQueryClient();
  const body = { application_id: applicant_id };
  const { mutate, isPending } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onError: (cause) =>
      dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) }),
    onSettled: () => applicantChanged(client),
  });
  const once = () => ({ idempotencyKey: newIdempotencyKey() });
  const cancel = async () => {
    const isSure = await dialogs.confirm('Its link stops working, and the applicant is notified.', {
      title: 'Cancel this screening?',
      yes: 'Cancel the screening',
      no: 'Keep it',
      danger: true,
    });
    if (isSure) mutate(() => api.screening.cancelScreening({ body }, once()));
  };
  const pay = useMutation({
    mutationFn: async () => (await api.screening.payScreeningFee({ body })).data.url,
    onSuccess: goToExternal,
    onError: (cause) =>
      dialogs.result({ icon: 'error', title: 'The page did not open', text: refusalWords(cause) }),
  });
  const waits = screening.status >= is.consented && screening.status < is.paid;
  return (
    <>
      {waits && (
        <Button
          variant="outline"
          pending={isPending}
          onClick={() => mutate(() => api.screening.refreshScreening({ body }))}
        >
          <RefreshCw aria-hidden="true" />
          {screening.status === is.ready ? 'Check for the payment' : 'Check for the report'}
        </Button>
      )}
      {may.pay_fee && (
        <Button pending={pay.isPending} onClick={() => pay.mutate()}>
          {`Pay the fee of ${displayDollars(totalOf(screening))}`}
        </Button>
      )}
      {may.record_fee && (
        <Button
          variant="outline"
          pending={isPending}
          onClick={() => mutate(() => api.screening.recordScreeningFee({ body }, once()))}
        >
          {`Record the fee of ${displayDollars(totalOf(screening))} as paid`}
        </Button>
      )}
      {may.cancel && (
        <Button variant="plain" onClick={() => void cancel()}>
          Cancel screening
        </Button>
      )}
    </>
  );
}
