import { screeningFeePaid } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { feeArrived } from '../../../shared/domain/screening/move-application';
import { screeningStatuses as is } from '../../../shared/domain/screening/screening-statuses';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import { applicationAsObject } from '../../table/screening/record';
import { toldPerson } from '../notifications/told';
import { movedOrRefuse } from './moved-or-refuse';

type Asked = { readonly checkoutId: string; readonly now: Date };

async function takeOnce({ checkoutId, now }: Asked, deps: Deps): Promise<void> {
  const seen = await deps.payments.feeCheckout(checkoutId);
  if (!seen?.paidBy) return;
  const { organizationId, cents: fee } = seen;
  const before = await deps.applications.byId(seen);
  // The report failed while the page was open, and a new one was ordered.
  if (before?.formerScreenings?.some(({ page }) => page?.checkoutId === checkoutId))
    return deps.payments.refundFee(seen.paidBy);
  if (!before || before.screening?.page?.checkoutId !== checkoutId) return;
  const { paidBy } = seen;
  const { applicationId, home, fields, takenBy, propertyId: about } = before;
  const isDue = before.screening.status === is.ready;
  if (!isDue) await deps.payments.refundFee(seen.paidBy);
  const after = movedOrRefuse(before, (one) =>
    feeArrived(one, { checkoutId, paidBy, at: now.toISOString() }),
  );
  const audit = auditedProcess(
    {
      ...{ action: isDue ? 'screening.fee' : 'screening.fee-back', process: 'payment provider' },
      ...{ organizationId, object: applicationAsObject(before), about, after: { fee }, now },
    },
    deps,
  );
  const text = screeningFeePaid({ applicationId, unitNumber: home.unitNumber, name: applicantName(fields) });
  const told = isDue
    ? await toldPerson({ organizationId, ...takenBy, source: audit.auditId, text, now }, deps)
    : [];
  await deps.applications.write({ before, after, trace: { audit, told, now } });
}

/**
 * Closes a screening whose page was paid, once (D49); money for a fee that was recorded meanwhile goes back.
 * Does nothing for other pages, and on a repeat. Refuses `payments-away`.
 */
export const takeScreeningFee = (asked: Asked, deps: Deps): Promise<void> =>
  retryOnConflict(() => takeOnce(asked, deps));
