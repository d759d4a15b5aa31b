import { onlineFee } from '../../shared/domain/screening/amounts';
import { feePageOpened } from '../../shared/domain/screening/move-application';
import type { Payer } from '../../shared/domain/screening/screening';
import { screeningStatuses as is } from '../../shared/domain/screening/screening-statuses';
import { refuse } from '../../shared/wire/refusals';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';

type Paying = {
  readonly before: StoredApplication;
  /** Who asks; the order says who pays. */
  readonly by: Payer;
  /** Our page that the payer comes from and goes back to. */
  readonly address: string;
};

/** The provider's page for the fee of a screening that has its reports: the same one until it runs out. */
export async function openFeePage({ before, by, address }: Paying, deps: Deps) {
  const { organizationId, applicationId, screening, home, fields } = before;
  const cents = screening && onlineFee(screening.order);
  if (screening?.status !== is.ready || screening.order.chargeTo !== by || cents === undefined)
    throw refuse('screening-moved');
  const { screeningId, page } = screening;
  const answer = (url: string) => ({ success: 1 as const, data: { url } });
  const seen = page && (await deps.payments.feeCheckout(page.checkoutId));
  if (page && seen?.status === 'open') return answer(page.url);
  if (seen?.status === 'complete') return answer(address);
  const attempt = (page?.attempt ?? 0) + 1;
  const { firstName, lastName, email } = by === 'applicant' ? fields : screening.order.requester;
  const opened = await deps.payments.startFeeCheckout({
    ...{ organizationId, applicationId, screeningId, attempt, cents },
    ...{ name: `Screening, unit ${home.unitNumber}, ${home.title}`, successUrl: address, cancelUrl: address },
    payer: { name: `${firstName} ${lastName}`.trim(), email },
  });
  const after = movedOrRefuse(before, (one) => feePageOpened(one, { ...opened, attempt }));
  await deps.applications.write({ before, after });
  return answer(opened.url);
}
