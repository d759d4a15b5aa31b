import type { Application } from './application';
import type { ApplicationFee, FeePage, SettledFee } from './application-fee';
import type { Moved } from './move-application';

const notDue = { refused: 'fee-not-due' } as const;

type Asked = Pick<Application, 'stage' | 'sentAt'> & { readonly fee?: ApplicationFee | undefined };

/** Whether the applicant is asked for it now: they sent their part, and nothing is decided. */
export const isFeeDue = ({ fee, stage, sentAt }: Asked): boolean =>
  fee !== undefined &&
  !fee.settled &&
  sentAt !== undefined &&
  (stage === 'draft' || stage === 'submitted' || stage === 'waiting');

/** The provider's page for the application fee is open. Refuses `fee-not-due`. */
export const applicationFeePageOpened = (application: Application, page: FeePage): Moved =>
  application.fee && isFeeDue(application) ? { ...application, fee: { ...application.fee, page } } : notDue;

/** Paid or waived, once, in whatever state the application is. Refuses `fee-not-due`. */
export const applicationFeeSettled = (application: Application, settled: SettledFee): Moved =>
  application.fee && !application.fee.settled
    ? { ...application, fee: { ...application.fee, settled } }
    : notDue;

/** The page was paid: settles the fee, unless that was done meanwhile and this money goes back. */
export function applicationFeeArrived(
  application: Application,
  { paidBy, at }: { readonly paidBy: string; readonly at: string },
): Moved {
  const { fee } = application;
  if (!fee?.page) return notDue;
  const { page: _, ...rest } = fee;
  return { ...application, fee: { ...rest, settled: fee.settled ?? { how: 'online', at, paidBy } } };
}
