import { chakra } from '@chakra-ui/react';
import type { PaymentLine } from '../../../../../shared/contract/subscriptions';
import { displayDate } from '../../../../../shared/domain/dates';
import { AmountLine, AmountLines } from '../amount-lines';

const totalNames = {
  paid: 'Paid',
  open: 'To pay',
  failed: 'Not paid',
  void: 'Not charged any more',
  refunded: 'Paid',
  'partly-refunded': 'Paid',
} as const satisfies Record<PaymentLine['status'], string>;

/** The provider names some payments after one of their lines. */
const isSaidBelow = ({ description, lines }: PaymentLine): boolean =>
  lines.some((line) => line.description === description);

/** What a payment is made of, line by line; the lines add up to the amount, and what came back stands below it. */
export const PaymentExplained = ({ payment, period }: { payment: PaymentLine; period: string }) => (
  <chakra.div px={{ base: '4', md: '6' }} py="4" maxW="2xl" display="flex" flexDirection="column" gap="3">
    <chakra.p m="0" color="muted" display={{ md: isSaidBelow(payment) ? 'none' : 'block' }}>
      {!isSaidBelow(payment) && <bdi>{payment.description}</bdi>}
      <chakra.span display={{ base: 'block', md: 'none' }}>
        <bdi>{`${displayDate(payment.createddate)}, for ${period}`}</bdi>
      </chakra.span>
    </chakra.p>
    <AmountLines lines={payment.lines}>
      <AmountLine words={totalNames[payment.status]} amount={payment.amount} total />
      {payment.amount_refunded > 0 && (
        <AmountLine words="Refunded to you" amount={-payment.amount_refunded} />
      )}
    </AmountLines>
  </chakra.div>
);
