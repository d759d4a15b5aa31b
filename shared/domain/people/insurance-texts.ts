import { counted } from '../counted';
import { daysBetween, displayDate } from '../dates';
import { plainName } from '../name-line';
import type { NotificationText } from '../notifications/notifications';
import type { Insured } from './renters-insurance';

/** A tenant sent a policy; staff check it on the tenant's page. */
export const insuranceToCheck = ({
  userRoleId,
  name,
  unitNumber,
  carrier,
}: {
  readonly userRoleId: string;
  readonly name: string;
  readonly unitNumber: string;
  readonly carrier: string;
}): NotificationText => ({
  title: 'Renters insurance to check',
  description: `${plainName(name)}${unitNumber === '' ? '' : `, Unit ${unitNumber},`} sent a policy of ${plainName(carrier)}. Confirm it, or say what’s missing.`,
  messageType: 'info',
  type: 'lease',
  link: `/tenants-LoginData?id=${encodeURIComponent(userRoleId)}`,
});

const leasePage = (leaseId: string): string => `/showLease?id=${encodeURIComponent(leaseId)}`;

/** What became of a policy that the tenant sent; `declined` is the reason. */
export const insuranceChecked = ({
  leaseId,
  carrier,
  ends,
  declined,
}: {
  readonly leaseId: string;
  readonly carrier: string;
  readonly ends: string;
  readonly declined: string | undefined;
}): NotificationText => ({
  title:
    declined === undefined
      ? 'Your renters insurance is confirmed'
      : 'Your renters insurance needs another look',
  description:
    declined === undefined
      ? `Your landlord confirmed your policy of ${plainName(carrier)}. It runs until ${displayDate(ends)}.`
      : `About your policy of ${plainName(carrier)}, your landlord says: ${declined}`,
  messageType: declined === undefined ? 'success' : 'warning',
  type: 'lease',
  link: leasePage(leaseId),
});

type Due = Pick<Insured, 'state' | 'until'> & { readonly today: string };

const why = ({ state, until = '', today }: Due): string => {
  if (state === 'expired') return `Your policy ended on ${displayDate(until)}.`;
  if (state === 'missing')
    return 'Your landlord asks for proof of renters insurance and doesn’t have yours yet.';
  const days = daysBetween(today, until);
  return days === 0
    ? `Your policy ends today, ${displayDate(until)}.`
    : `Your policy ends on ${displayDate(until)}, in ${counted(days, 'day')}.`;
};

/** The reminder to a tenant whose home is this lease's. */
export const insuranceDue = ({ leaseId, ...due }: Due & { readonly leaseId: string }): NotificationText => ({
  title: due.state === 'expiring' ? 'Renew your renters insurance' : 'Add your renters insurance',
  description: `${why(due)} Add the policy under My lease: it takes a minute, and a photo of the certificate is enough.`,
  messageType: 'warning',
  type: 'lease',
  link: leasePage(leaseId),
});
