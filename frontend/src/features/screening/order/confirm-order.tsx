import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { messages } from '../../../../../shared/domain/messages';
import { displayDollars } from '../../../../../shared/domain/money';
import { readCents } from '../../../../../shared/domain/screening/amounts';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import { dialogs } from '../../../ui/feedback/dialogs';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Amount } from '../../../ui/primitives/text';
import { applicantChanged } from '../queries';
import { FeeTable } from './fee-table';
import { keptOrder, type OrderValues, orderValues } from './order-values';

const dollars = (typed: string): string => displayDollars(readCents(typed) ?? 0);

const bodyOf = (applicant: ApplicantDetails, order: OrderValues) => ({
  applicantId: applicant.applicant_id,
  property: applicant.property_title,
  unit: applicant.unit_number,
  zipcode: applicant.zipcode,
  leaseMonths: order.months,
  depositAmount: order.deposit,
  rentAmount: order.rent,
  chargeTo: order.chargeTo,
  feeDetails: order.fees.map((fee) => ({ ...fee })),
  requesterInfo: { ...order.requester, role_id: applicant.ro_userrole_id },
});

/** /confirm-screening: the order is checked once more and sent (SCR-07, SCR-08). */
export function ConfirmOrder({ applicant }: { applicant: ApplicantDetails }) {
  const { applicant_id: id } = applicant;
  const client = useQueryClient();
  const navigate = useNavigate();
  const key = useRef(newIdempotencyKey());
  const [isConfirmed, setConfirmed] = useState(false);
  const [order] = useState(() => keptOrder.read(id) ?? orderValues(applicant));
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.screening.addScreeningOrder({ body: bodyOf(applicant, order) }, { idempotencyKey: key.current }),
    onSuccess: async () => {
      keptOrder.forget(id);
      await dialogs.result({ icon: 'success', title: messages.success, text: messages.orderConfirmed });
      await navigate({ to: '/applicant-details', search: { id } });
      await applicantChanged(client);
    },
    onError: async (cause) => {
      report('A screening order was not confirmed', cause);
      const isAnswered = cause instanceof ApiRefusal && cause.status < 500;
      // An order whose answer was lost may stand: its repeat keeps the key.
      if (!isAnswered) return dialogs.result({ icon: 'error', text: messages.orderFailed });
      key.current = newIdempotencyKey();
      return dialogs.result({ icon: 'error', title: messages.orderNotConfirmed, text: cause.message });
    },
  });
  const confirm = () => (isConfirmed ? mutate() : void dialogs.alert(messages.orderUnconfirmed));
  return (
    <Page
      title="Confirm Screening Order"
      lead={`${applicant.first_name} ${applicant.last_name}`}
      back={{ to: '/applicantScreening', search: { id }, label: 'Screening order' }}
      width="form"
    >
      <Section title="Order details">
        <Facts>
          <Fact label="Property">{applicant.property_title}</Fact>
          <Fact label="Unit">{applicant.unit_number}</Fact>
          <Fact label="Deposit">{dollars(order.deposit)}</Fact>
          <Fact label="Rent">{dollars(order.rent)}</Fact>
          <Fact label="Lease months">{order.months || '–'}</Fact>
          <Fact label="Paid by">{order.chargeTo === 'applicant' ? 'Applicant' : 'Requester'}</Fact>
        </Facts>
      </Section>
      <Section title="Fees">
        <FeeTable
          fees={order.fees}
          amount={(index) => <Amount>{dollars(order.fees[index]?.amount ?? '')}</Amount>}
        />
      </Section>
      <Stack gap="5">
        <CheckboxField
          label={messages.orderConfirmation}
          checked={isConfirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
        <Row gap="2">
          <LinkButton to="/applicantScreening" search={{ id }} variant="outline">
            {messages.makeChanges}
          </LinkButton>
          <Button onClick={confirm} pending={isPending} pendingText="Sending">
            {messages.confirmOrder}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}
