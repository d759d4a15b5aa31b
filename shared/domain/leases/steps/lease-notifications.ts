import { displayDate } from '../../dates';
import { plainName } from '../../name-line';
import type { NotificationText } from '../../notifications/notifications';
import type { ReportKind } from '../condition/report';
import type { Day } from '../moments';

type SignedLease = { readonly leaseId: string; readonly unitNumber: string; readonly name: string };

const leasePage = (leaseId: string): string => `/showLease?id=${encodeURIComponent(leaseId)}`;

/** Everyone has signed a lease; `name` is the last signer. */
export const leaseComplete = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: 'A lease is complete',
  description: `${name} signed last. Everyone has signed the lease for Unit ${unitNumber}.`,
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
  description: `${plainName(name)} did this. The lease’s page shows what’s next.`,
  messageType: 'info',
  type: 'lease',
  link: leasePage(leaseId),
});

/** A tenant gave notice from the account. */
export const tenantsNotice = ({
  leaseId,
  unitNumber,
  name,
  lastDay,
}: SignedLease & { readonly lastDay: string }): NotificationText => ({
  title: `Notice: unit ${unitNumber} moves out on ${displayDate(lastDay)}`,
  description: `${plainName(name)} gave notice for the tenants. The last day is ${displayDate(lastDay)}.`,
  messageType: 'warning',
  type: 'lease',
  link: leasePage(leaseId),
});

/** The tenants took their notice back from the account. */
export const tenantsNoticeBack = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: `Notice taken back: unit ${unitNumber}`,
  description: `${plainName(name)} took back the notice of the tenants. The lease continues.`,
  messageType: 'info',
  type: 'lease',
  link: leasePage(leaseId),
});

/** The tenants said where they are reached after moving out. */
export const forwardingGiven = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: `Forwarding address: unit ${unitNumber}`,
  description: `${plainName(name)} gave the address where the tenants are reached after moving out. It’s on the settlement.`,
  messageType: 'info',
  type: 'lease',
  link: leasePage(leaseId),
});

const walkThroughTitles = {
  proposed: 'Times for the move-out',
  agreed: 'The move-out appointment is set',
  off: 'The move-out appointment was canceled',
} as const;

/** What the tenants did about the appointment of moving out; `when` in words, on the clock of the home. */
export const walkThroughMoved = (
  { leaseId, unitNumber, name }: SignedLease,
  { what, when }: { what: keyof typeof walkThroughTitles; when: string },
): NotificationText => ({
  title: `${walkThroughTitles[what]}: unit ${unitNumber}`,
  description: `${plainName(name)}: ${when}. See the email we sent you, or the lease.`,
  messageType: 'info',
  type: 'lease',
  link: leasePage(leaseId),
});

/** A tenant has a question; it came by mail, too. */
export const tenantAsked = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: `A tenant has a question: unit ${unitNumber}`,
  description: `${plainName(name)} has a question about the lease. Reply to the email we sent you.`,
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
    title: `${title}: unit ${unitNumber}`,
    messageType,
    description: text.replace('{}', displayDate(day)),
    type: 'lease',
    link: leasePage(leaseId),
  }) satisfies NotificationText;

/** A signer has a question; the sender also has it by mail. */
export const leaseAsked = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: 'A signer has a question',
  description: `${name} has a question about the lease for Unit ${unitNumber}. Reply to the email we sent you. The question is on the lease’s page, too.`,
  messageType: 'info',
  type: 'lease',
  link: leasePage(leaseId),
});

/** A signer's invitation did not arrive; `name` is the signer. */
export const leaseBounced = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: 'An invitation to sign bounced',
  description: `The email to ${name} about the lease for Unit ${unitNumber} didn’t arrive. Correct the address on the lease’s page.`,
  messageType: 'danger',
  type: 'lease',
  link: leasePage(leaseId),
});

/** Someone declined to sign, which voids the lease. */
export const leaseDeclined = ({ leaseId, unitNumber, name }: SignedLease): NotificationText => ({
  title: 'A lease was declined',
  description: `${name} declined to sign the lease for Unit ${unitNumber}. The reason is on the lease’s page, where you can make a new version.`,
  messageType: 'warning',
  type: 'lease',
  link: leasePage(leaseId),
});

const unsealed = {
  lease: { title: 'A signed lease', what: 'The sealed copy of the lease' },
  settlement: { title: 'A settlement', what: 'The letter about the deposit' },
} as const;

/** A PDF could not be made; the job tries again by itself. */
export const paperNotSealed = ({
  leaseId,
  unitNumber,
  paper,
}: Omit<SignedLease, 'name'> & { readonly paper: keyof typeof unsealed }): NotificationText => ({
  title: `${unsealed[paper].title} has no copy yet`,
  description: `${unsealed[paper].what} for Unit ${unitNumber} couldn’t be made. The signatures still count. We’ll keep trying and email the copy then.`,
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
  description: `${plainName(name)} ${isSigned ? 'signed' : 'refused to sign'} the ${moveNames[kind]} report for Unit ${unitNumber}.`,
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
  title: 'Review a condition report',
  description: `Review your ${moveNames[kind]} report for Unit ${unitNumber}, and sign it by ${displayDate(until)}.`,
  messageType: 'warning',
  type: 'lease',
  link: reportPage(kind, leaseId),
});
