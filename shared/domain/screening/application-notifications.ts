import { plainName } from '../name-line';
import type { NotificationText } from '../notifications/notifications';

type Applied = { readonly applicationId: string; readonly unitNumber: string; readonly name: string };

const applicantPage = (applicationId: string): string =>
  `/applicant-details?id=${encodeURIComponent(applicationId)}`;

/** Somebody sent an application. */
export const applicationSent = ({ applicationId, unitNumber, name }: Applied): NotificationText => ({
  title: `An application for unit ${unitNumber}`,
  description: `${plainName(name)} applied. See the answers on the applicant’s page.`,
  messageType: 'info',
  type: 'application',
  link: applicantPage(applicationId),
});

/** An applicant wrote a message, whose words stand on their page alone. */
export const applicantWrote = ({ applicationId, unitNumber, name }: Applied): NotificationText => ({
  title: `A message from an applicant: unit ${unitNumber}`,
  description: `${plainName(name)} wrote to you. Read and answer it on the applicant’s page.`,
  messageType: 'info',
  type: 'message',
  link: applicantPage(applicationId),
});

/** A stranger asked about a home, whose words stand on their page alone. */
export const questionAsked = ({ applicationId, unitNumber, name }: Applied): NotificationText => ({
  title: `A question about unit ${unitNumber}`,
  description: `${plainName(name)} asked about it. Read and answer it on their page.`,
  messageType: 'info',
  type: 'message',
  link: applicantPage(applicationId),
});

const showingTitles = {
  proposed: 'Times to see',
  agreed: 'A showing is set:',
  off: 'A showing was canceled:',
} as const;

/** What an applicant did about a showing; `when` in words, on the clock of the home. */
export const showingMoved = (
  { applicationId, unitNumber, name }: Applied,
  { what, when }: { what: keyof typeof showingTitles; when: string },
): NotificationText => ({
  title: `${showingTitles[what]} unit ${unitNumber}`,
  description:
    what === 'proposed'
      ? `${plainName(name)} proposes ${when}. Answer on their page.`
      : `${plainName(name)}: ${when}.`,
  messageType: 'info',
  type: 'message',
  link: applicantPage(applicationId),
});

/** Somebody had their application removed. */
export const applicationRemoved = ({
  unitNumber,
  name,
}: Omit<Applied, 'applicationId'>): NotificationText => ({
  title: `An application was withdrawn: unit ${unitNumber}`,
  description: `${plainName(name)} removed it. Only its log entries are kept.`,
  messageType: 'info',
  type: 'application',
  link: '/applicantsList',
});

/** An applicant paid the screening fee online. */
export const screeningFeePaid = ({ applicationId, unitNumber, name }: Applied): NotificationText => ({
  title: `A screening fee was paid: unit ${unitNumber}`,
  description: `${plainName(name)} paid it online. The screening is closed.`,
  messageType: 'success',
  type: 'application',
  link: applicantPage(applicationId),
});

/** The applicant paid the application fee online. */
export const applicationFeePaid = ({ applicationId, unitNumber, name }: Applied): NotificationText => ({
  title: `An application fee was paid: unit ${unitNumber}`,
  description: `${plainName(name)} paid it online.`,
  messageType: 'success',
  type: 'application',
  link: applicantPage(applicationId),
});

/** The card of the applicant did not take the application fee back. */
export const applicationFeeNotBack = ({ applicationId, unitNumber, name }: Applied): NotificationText => ({
  title: `An application fee refund failed: unit ${unitNumber}`,
  description: `${plainName(name)}’s card didn’t take it. Refund it another way.`,
  messageType: 'warning',
  type: 'application',
  link: applicantPage(applicationId),
});

/**
 * A screening ended without a report. `isPaid`: by hand, so that nobody but the landlord can give it back.
 */
export const reportMissing = (
  { applicationId, unitNumber, name }: Applied,
  isPaid: boolean,
): NotificationText => ({
  title: `A screening report failed: unit ${unitNumber}`,
  description: `The bureau has no report about ${plainName(name)}. ${isPaid ? 'Refund the fee. You can order again.' : 'No fee is due. You can order again.'}`,
  messageType: 'warning',
  type: 'application',
  link: applicantPage(applicationId),
});

/** A screening report arrived. Nothing of it is said here: who may read it is limited (D50). */
export const reportReady = ({ applicationId, unitNumber, name }: Applied): NotificationText => ({
  title: `A screening report is ready: unit ${unitNumber}`,
  description: `People on its access list can now read the report about ${plainName(name)}.`,
  messageType: 'success',
  type: 'application',
  link: applicantPage(applicationId),
});
