import type { PaymentLine } from '../../../../../shared/contract/subscriptions';
import { displayDate } from '../../../../../shared/domain/dates';
import { InCard } from '../../../ui/data/data-table';
import { Bar, Stack } from '../../../ui/layout/layout';
import { Muted } from '../../../ui/primitives/text';
import { AmountLine, AmountLines } from '../amount-lines';
import { periodText } from './payment-columns';

const totalNames = {
  paid: 'Paid',
  open: 'To pay',
  failed: 'Not paid',
  void: 'No longer charged',
  refunded: 'Paid',
  'partly-refunded': 'Paid',
} as const satisfies Record<PaymentLine['status'], string>;

/** The provider names some payments after one of their lines. */
const isSaidBelow = ({ description, lines }: PaymentLine): boolean =>
  lines.some((line) => line.description === description);

/** The lines of a payment, which add up to its amount, and any refund below them. */
export const PaymentExplained = ({ payment }: { payment: PaymentLine }) => (
  <Bar maxW="2xl">
    <Stack>
      {!isSaidBelow(payment) && (
        <Muted>
          <bdi>{payment.description}</bdi>
        </Muted>
      )}
      <InCard>
        <Muted as="bdi">{`${displayDate(payment.createddate)}, for ${periodText(payment)}`}</Muted>
      </InCard>
      <AmountLines lines={payment.lines}>
        <AmountLine words={totalNames[payment.status]} amount={payment.amount} total />
        {payment.amount_refunded > 0 && (
          <AmountLine words="Refunded to you" amount={-payment.amount_refunded} />
        )}
      </AmountLines>
    </Stack>
  </Bar>
);
