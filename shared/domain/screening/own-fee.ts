import { onlineFee } from './amounts';
import type { Application } from './application';
import type { Payer } from './screening';
import { screeningStatuses as is } from './screening-statuses';

type Ordered = {
  readonly order: Parameters<typeof onlineFee>[0] & { readonly chargeTo: Payer };
  readonly status: number;
};

/**
 * What an applicant pays online for a screening, in cents; undefined where the landlord pays, and for one who
 * was declined before they paid: nobody is asked to pay for a no.
 */
export function ownScreeningFee(
  { stage }: Pick<Application, 'stage'>,
  { order, status }: Ordered,
): number | undefined {
  if (order.chargeTo !== 'applicant') return undefined;
  if (stage === 'declined' && status !== is.paid) return undefined;
  return onlineFee(order);
}
