import { displayDollars } from '../../money';
import { plainName } from '../../name-line';
import type { NotificationText } from '../../notifications/notifications';
import { type TransferFailure, transferFailures } from './transfers';

type Place = { readonly place: string; readonly propertyId: string };
type OfOwner = Place & { readonly name: string; readonly cents: number };

const toMoney = (propertyId: string): string => `/property-money?id=${encodeURIComponent(propertyId)}`;

/** For the owner, without an amount: mail is read by others, too. */
export const transferSent = ({
  organization,
  place,
}: {
  organization: string;
  place: string;
}): NotificationText => ({
  title: 'A payment to your bank account is pending',
  description: `${plainName(organization)} sent you a payment for ${place}. Banks take about two business days.`,
  messageType: 'success',
  type: 'payment',
  link: '/owner-statements',
});

/** For the organization's head. */
export const transferFailed = ({
  place,
  propertyId,
  name,
  cents,
  failure,
}: OfOwner & { failure: TransferFailure }): NotificationText => ({
  title: `${displayDollars(cents)} couldn’t be sent to ${plainName(name)}`,
  description: `${transferFailures[failure]}, so nothing was paid out for ${place}. The entry was reversed.`,
  messageType: 'danger',
  type: 'payment',
  link: toMoney(propertyId),
});

export const transferReturned = ({ place, propertyId, name, cents }: OfOwner): NotificationText => ({
  title: `${displayDollars(cents)} sent to ${plainName(name)} came back`,
  description: `The payment provider returned money paid out for ${place}. You can pay it out again.`,
  messageType: 'warning',
  type: 'payment',
  link: toMoney(propertyId),
});
