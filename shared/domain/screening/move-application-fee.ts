import type { Application } from './application';
import type { ApplicationFee, FeeBack, FeePage, SettledFee } from './application-fee';
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

/** Whether it can be sent back: paid online, whole, and once. A call that died on the way can be finished. */
export const isFeeRefundable = (fee: ApplicationFee | undefined): boolean =>
  fee?.settled?.paidBy !== undefined && (!fee.back || fee.refundAsked !== undefined);

/** Staff ask for the fee back (UTC), before the provider is asked. Refuses `fee-not-refundable`. */
export const applicationFeeRefundAsked = (application: Application, at: string): Moved =>
  application.fee && isFeeRefundable(application.fee)
    ? { ...application, fee: { refundAsked: at, ...application.fee } }
    : { refused: 'fee-not-refundable' };

/** The provider sends it back, and may have said so first. Refuses `fee-not-refundable`. */
export function applicationFeeSentBack(
  application: Application,
  { at, ...asked }: Required<Omit<FeeBack, 'state'>>,
): Moved {
  if (application.fee?.refundAsked === undefined) return { refused: 'fee-not-refundable' };
  const { refundAsked: _, ...fee } = application.fee;
  return { ...application, fee: { ...fee, back: { state: 'asked', at, ...fee.back, ...asked } } };
}

/** What the provider says of the refund; the same fee where nothing is new. */
export const feeWithBack = (
  fee: ApplicationFee,
  { state, at }: Pick<FeeBack, 'state' | 'at'>,
): ApplicationFee => (fee.back?.state === state ? fee : { ...fee, back: { ...fee.back, state, at } });
