import { applicantName } from '../../../shared/domain/screening/application-rules';
import { Refusal } from '../../../shared/wire/refusals';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import { aboutApplication } from '../../table/screening/record';
import { notifyPerson } from '../notifications/notify';
import { arrivedForApplication, arrivedForScreening } from './arrived-fee';
import { feeReceipt } from './fee-receipt';

type Asked = { readonly checkoutId: string; readonly now: Date };

async function takeOnce({ checkoutId, now }: Asked, deps: Deps): Promise<void> {
  const seen = await deps.payments.feeCheckout(checkoutId);
  if (!seen?.paidBy) return;
  const { organizationId, cents: fee, paidBy } = seen;
  const found = await deps.applications.byId(seen);
  const arrive = seen.screeningId === undefined ? arrivedForApplication : arrivedForScreening;
  const { isBack, kept } = arrive(found, { checkoutId, paidBy, at: now.toISOString() }) ?? {};
  if (isBack) await deps.payments.refundFee(paidBy);
  if (!kept) return;
  const { before, after, action, words } = kept;
  const { applicationId, home, fields, takenBy } = before;
  const audit = auditedProcess(
    {
      action,
      process: 'payment provider',
      organizationId,
      ...aboutApplication(before),
      after: { fee },
      now,
    },
    deps,
  );
  const text = words({ applicationId, unitNumber: home.unitNumber, name: applicantName(fields) });
  const source = audit.auditId;
  const told = isBack ? [] : await notifyPerson({ organizationId, ...takenBy, source, text, now }, deps);
  const what = seen.screeningId === undefined ? 'application' : 'screening';
  const mails = isBack ? [] : await feeReceipt({ application: before, what, cents: fee, now }, deps);
  await deps.applications.write({ before, after, mails, trace: { audit, told, now } });
}

/**
 * Settles the fee of a screening or an application whose page was paid, once; money for a fee that is not
 * owed any more goes back. Does nothing for other pages, and on a repeat. Refuses `payments-away`.
 */
export const takeFee = (asked: Asked, deps: Deps): Promise<void> =>
  retryOnConflict(() => takeOnce(asked, deps));

/** The same for a page of ours, which is shown while the provider is away: the webhook brings it too. */
export const takeFeeUnlessAway = (asked: Asked, deps: Deps): Promise<void> =>
  takeFee(asked, deps).catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause;
  });
