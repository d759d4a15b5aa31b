import { displayDollars } from '../../money';
import { plainName } from '../../name-line';
import type { NotificationText } from '../../notifications/notifications';

type Short = {
  readonly accountId: string;
  readonly name: string;
  readonly cents: number;
  readonly isSolo: boolean;
};

/** What puts back what is missing of others' money at an account (D54). */
export const shortageCure = (isSolo: boolean): string =>
  isSolo
    ? 'Put the deposits and prepayments of your tenants back into the account.'
    : 'Cover it from your operating account, or record what is missing in the books.';

/** For the organization's head: an account lacks money that it holds for others. */
export const accountShort = ({ accountId, name, cents, isSolo }: Short): NotificationText => ({
  title: `${displayDollars(cents)} is missing at ${plainName(name)}`,
  description: `The account has less than it holds for others, so nothing can be paid out of it. ${shortageCure(isSolo)}`,
  messageType: 'danger',
  type: 'payment',
  link: `/bank-account?id=${encodeURIComponent(accountId)}`,
});
