import type { AuditAction } from '../../../shared/domain/audit/audit';
import {
  applicationFeePaid,
  screeningFeePaid,
} from '../../../shared/domain/screening/application-notifications';
import { feeArrived } from '../../../shared/domain/screening/move-application';
import { applicationFeeArrived } from '../../../shared/domain/screening/move-application-fee';
import { screeningStatuses as is } from '../../../shared/domain/screening/screening-statuses';
import type { StoredApplication } from '../../table/screening/record';
import { movedOrRefuse } from './moved-or-refuse';

type Paid = { readonly checkoutId: string; readonly paidBy: string; readonly at: string };

/** What money on a page comes to. `isBack`: nobody owes it any more. Without `kept` nothing else changes. */
type Arrived = {
  readonly isBack: boolean;
  readonly kept?: {
    readonly before: StoredApplication;
    readonly after: StoredApplication;
    readonly action: AuditAction;
    readonly words: typeof screeningFeePaid;
  };
};

/** Money for a screening (D49). Undefined for other pages, and on a repeat. */
export function arrivedForScreening(before: StoredApplication | undefined, paid: Paid): Arrived | undefined {
  const { checkoutId } = paid;
  // The report failed while the page was open, and a new one was ordered.
  if (before?.formerScreenings?.some(({ page }) => page?.checkoutId === checkoutId)) return { isBack: true };
  if (before?.screening?.page?.checkoutId !== checkoutId) return undefined;
  const isBack = before.screening.status !== is.ready;
  const after = movedOrRefuse(before, (one) => feeArrived(one, paid));
  const action = isBack ? 'screening.fee-back' : 'screening.fee';
  return { isBack, kept: { before, after, action, words: screeningFeePaid } };
}

/** Money for an application, which may have been settled or removed meanwhile. */
export function arrivedForApplication(
  before: StoredApplication | undefined,
  paid: Paid,
): Arrived | undefined {
  if (!before) return { isBack: true };
  if (before.fee?.page?.checkoutId !== paid.checkoutId) return undefined;
  const isBack = before.fee.settled !== undefined;
  const after = movedOrRefuse(before, (one) => applicationFeeArrived(one, paid));
  const action = isBack ? 'application.fee-back' : 'application.fee';
  return { isBack, kept: { before, after, action, words: applicationFeePaid } };
}
