import { displayDate } from '../dates';
import { displayDollars } from '../money';
import type { NotificationText } from '../notifications';

/** A payment of rent: the home it is for, cents, and the lease. */
type RentPaid = { readonly place: string; readonly cents: number; readonly leaseId: string };

const toLedger = (leaseId: string): string => `/ledgesData?id=${encodeURIComponent(leaseId)}`;

/** The receipt. */
export const rentReceived = ({
  place,
  cents,
  leaseId,
  day,
  how,
}: RentPaid & { readonly day: string; readonly how: string }): NotificationText => ({
  title: `We received your payment of ${displayDollars(cents)}`,
  description: `${displayDollars(cents)} for ${place}, paid ${how}, was received on ${displayDate(day)}. This is your receipt.`,
  messageType: 'success',
  type: 'payment',
  link: toLedger(leaseId),
});

export const rentFailed = ({
  place,
  cents,
  leaseId,
  why,
}: RentPaid & { readonly why: string }): NotificationText => ({
  title: `Your payment of ${displayDollars(cents)} did not go through`,
  description: `Your bank refused the payment for ${place}, so it is still due. ${why}`.trim(),
  messageType: 'danger',
  type: 'payment',
  link: toLedger(leaseId),
});

/** For the tenant and the manager. */
export const rentReturned = ({ place, cents, leaseId }: RentPaid): NotificationText => ({
  title: `A payment of ${displayDollars(cents)} was returned`,
  description: `The bank took back the payment for ${place}. What it paid is due again, with its original due date.`,
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
  title: `A refund of ${displayDollars(cents)} is on its way`,
  description: `${displayDollars(cents)} of your payment for ${place} is on its way back to the original payment method. Banks take 5 to 10 days.`,
  messageType: 'info',
  type: 'payment',
  link: toLedger(leaseId),
});

/** For the manager. */
export const refundFailed = ({ place, cents, leaseId }: RentPaid): NotificationText => ({
  title: `A refund of ${displayDollars(cents)} failed`,
  description: `The bank did not accept the refund for ${place}. The money is back and still belongs to the tenant: refund it another way.`,
  messageType: 'danger',
  type: 'payment',
  link: toLedger(leaseId),
});
