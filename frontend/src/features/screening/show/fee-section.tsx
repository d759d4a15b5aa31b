import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import type { ByHand } from '../../../../../shared/domain/screening/application-fee';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { feeWords } from '../parts/fee-words';
import { applicantChanged } from '../queries';

const RefundFeeDialog = lazy(() => import('./refund-fee-dialog'));

type Props = { applicant: ApplicantDetails; mayChange: boolean };

/** The application fee: whether it is paid, and what staff write down about it. */
export function FeeSection({ applicant: { applicant_id, fee, may }, mayChange }: Props) {
  const client = useQueryClient();
  const [isRefunding, setRefunding] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (how: ByHand) =>
      api.screening.recordApplicationFee(
        { body: { application_id: applicant_id, how } },
        { idempotencyKey: newIdempotencyKey() },
      ),
    onError: (cause) =>
      dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) }),
    onSettled: () => applicantChanged(client),
  });
  if (!fee) return null;
  const waive = async () => {
    const title = 'Waive the application fee?';
    const isSure = await dialogs.confirm('The applicant is no longer asked for it.', {
      title,
      yes: 'Waive it',
    });
    if (isSure) mutate('waived');
  };
  const by = fee.settled?.by;
  return (
    <Section title="Application fee">
      <Stack gap="4">
        <Facts>
          <Fact label="Fee" wide>
            {feeWords(fee)}
          </Fact>
          {by && <Fact label="Recorded by">{by}</Fact>}
          {fee.back?.by && <Fact label="Refunded by">{fee.back.by}</Fact>}
          {fee.back?.reason && (
            <Fact label="Reason" wide>
              {fee.back.reason}
            </Fact>
          )}
        </Facts>
        {fee.is_due && <Muted>The applicant is asked to pay it online. You can decide without it.</Muted>}
        {mayChange && may.record_application_fee && (
          <Row gap="2">
            <Button variant="outline" pending={isPending} onClick={() => mutate('otherwise')}>
              Record as paid
            </Button>
            <Button variant="plain" onClick={() => void waive()}>
              Waive the fee
            </Button>
          </Row>
        )}
        {mayChange && may.refund_application_fee && (
          <Row>
            <Button variant="outline" onClick={() => setRefunding(true)}>
              Refund the fee
            </Button>
          </Row>
        )}
        <Suspense fallback={null}>
          {isRefunding && (
            <RefundFeeDialog
              application_id={applicant_id}
              cents={fee.cents}
              onClose={() => setRefunding(false)}
            />
          )}
        </Suspense>
      </Stack>
    </Section>
  );
}
