import { displayDate } from '../../dates';
import { displayDollars } from '../../money';
import type { NotificationText } from '../../notifications/notifications';
import { receiptNumber } from '../receipt-number';

/** A payment of rent: the home it is for, cents, and the lease. */
type RentPaid = { readonly place: string; readonly cents: number; readonly leaseId: string };

const toLedger = (leaseId: string): string => `/ledgesData?id=${encodeURIComponent(leaseId)}`;

/** The page after paying, which has the receipt. */
const toPayment = (leaseId: string, paymentId: string): string =>
  `/paymentconfirmation?id=${encodeURIComponent(leaseId)}&payment=${encodeURIComponent(paymentId)}`;

/** Leads to the receipt. */
export const rentReceived = ({
  place,
  cents,
  leaseId,
  paymentId,
  day,
  how,
}: RentPaid & {
  readonly paymentId: string;
  readonly day: string;
  readonly how: string;
}): NotificationText => ({
  title: `Payment received: ${displayDollars(cents)}`,
  description: `${displayDollars(cents)} for ${place}, paid ${how}, was received on ${displayDate(day)}. The receipt, number ${receiptNumber(paymentId)}, is on the page of this payment.`,
  messageType: 'success',
  type: 'payment',
  link: toPayment(leaseId, paymentId),
});

export const rentFailed = ({
  place,
  cents,
  leaseId,
  why,
}: RentPaid & { readonly why: string }): NotificationText => ({
  title: `Your payment of ${displayDollars(cents)} failed`,
  description: `Your bank refused the payment for ${place}, so it’s still due. ${why}`.trim(),
  messageType: 'danger',
  type: 'payment',
  link: toLedger(leaseId),
});

/** For the tenant and the manager. */
export const rentReturned = ({ place, cents, leaseId }: RentPaid): NotificationText => ({
  title: `A payment of ${displayDollars(cents)} was returned by the bank`,
  description: `The bank took back the payment for ${place}. What it paid is due again on its original due date.`,
  messageType: 'danger',
  type: 'payment',
  link: toLedger(leaseId),
});

export const rentDisputed = ({ place, cents, leaseId }: RentPaid): NotificationText => ({
  title: `A payment of ${displayDollars(cents)} is disputed`,
  description: `The payer’s bank has disputed the card payment for ${place}. The payment provider holds the money until the bank decides.`,
  messageType: 'warning',
  type: 'payment',
  link: toLedger(leaseId),
});

export const rentRefunded = ({ place, cents, leaseId }: RentPaid): NotificationText => ({
  title: `A refund of ${displayDollars(cents)} is pending`,
  description: `${displayDollars(cents)} of your payment for ${place} is going back to the original payment method. Banks take 5 to 10 days.`,
  messageType: 'info',
  type: 'payment',
  link: toLedger(leaseId),
});

/** For the manager. */
export const refundFailed = ({ place, cents, leaseId }: RentPaid): NotificationText => ({
  title: `A refund of ${displayDollars(cents)} failed`,
  description: `The bank didn’t accept the refund for ${place}. The refund came back. You still owe it to the tenant. Refund it another way.`,
  messageType: 'danger',
  type: 'payment',
  link: toLedger(leaseId),
});
