import { displayDate } from '../dates';
import { plainName } from '../name-line';
import type { NotificationText } from '../notifications';
import type { ReportKind } from './condition/report';
import type { Day } from './moments';

type SignedLease = { readonly leaseId: string; readonly unitNumber: string; readonly name: string };

const leasePage = (leaseId: string): string => `/showLease?id=${encodeURIComponent(leaseId)}`;

/** Everyone has signed a lease; `name` is the last signer. */
export const leaseComplete = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: 'A lease is complete',
  description: `${name} signed last: everyone has signed the lease of unit ${unitNumber}.`,
  messageType: 'success',
  type: 'lease',
  link: leasePage(leaseId),
});

/** Someone else changed a lease; `what` is the change, as the log names it. */
export const leaseMoved = ({
  leaseId,
  unitNumber,
  name,
  what,
}: SignedLease & { readonly what: string }): NotificationText => ({
  title: `${what}: unit ${unitNumber}`,
  description: `${plainName(name)} did this. The lease’s page says what comes next.`,
  messageType: 'info',
  type: 'lease',
  link: leasePage(leaseId),
});

/** A lease's step is due; `{}` in `text` becomes `day`. */
export const leaseStep = ({
  leaseId,
  unitNumber,
  title,
  text,
  messageType,
  day,
}: Omit<SignedLease, 'name'> &
  Pick<NotificationText, 'title' | 'messageType'> & { text: string; day: string }) =>
  ({
    ...{ title: `${title}: unit ${unitNumber}`, messageType },
    description: text.replace('{}', displayDate(day)),
    type: 'lease',
    link: leasePage(leaseId),
  }) satisfies NotificationText;

/** A signer has a question; the sender also has it by mail. */
export const leaseAsked = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: 'A signer has a question',
  description: `${name} asks about the lease of unit ${unitNumber}. Answer the email we sent you; the question is on the lease’s page, too.`,
  messageType: 'info',
  type: 'lease',
  link: leasePage(leaseId),
});

/** A signer's invitation did not arrive; `name` is the signer. */
export const leaseBounced = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: 'An invitation to sign bounced',
  description: `The email to ${name} about the lease of unit ${unitNumber} did not arrive. Correct the address on the lease’s page.`,
  messageType: 'danger',
  type: 'lease',
  link: leasePage(leaseId),
});

/** Someone declined to sign, which voids the lease. */
export const leaseDeclined = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: 'A lease was declined',
  description: `${name} declined to sign the lease of unit ${unitNumber}. The reason is on the lease’s page, where a new version can be made.`,
  messageType: 'warning',
  type: 'lease',
  link: leasePage(leaseId),
});

const moveNames: Record<ReportKind, string> = { in: 'move-in', out: 'move-out' };
const reportPage = (kind: ReportKind, leaseId: string): string =>
  `/${kind === 'in' ? 'moveIn' : 'moveOut'}?lease=${encodeURIComponent(leaseId)}`;

/** A tenant answered the condition report that the landlord sent. */
export const reportAnswered = ({
  leaseId,
  unitNumber,
  name,
  kind,
  isSigned,
}: SignedLease & { readonly kind: ReportKind; readonly isSigned: boolean }): NotificationText => ({
  title: isSigned ? 'A condition report is signed' : 'A condition report was refused',
  description: `${plainName(name)} ${isSigned ? 'signed' : 'refused to sign'} the ${moveNames[kind]} report of unit ${unitNumber}.`,
  messageType: isSigned ? 'success' : 'warning',
  type: 'lease',
  link: reportPage(kind, leaseId),
});

/** The landlord sent the tenants a condition report; `until` is the last day to answer. */
export const reportAsked = ({
  leaseId,
  unitNumber,
  kind,
  until,
}: Omit<SignedLease, 'name'> & { readonly kind: ReportKind; readonly until: Day }): NotificationText => ({
  title: 'A condition report waits for you',
  description: `Please check the ${moveNames[kind]} report of unit ${unitNumber}, and sign it by ${displayDate(until)}.`,
  messageType: 'warning',
  type: 'lease',
  link: reportPage(kind, leaseId),
});
