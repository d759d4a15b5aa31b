import type { Application } from '../../shared/domain/screening/application';
import type { FeePage } from '../../shared/domain/screening/application-fee';
import type { Moved } from '../../shared/domain/screening/move-application';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';

type Paying = {
  readonly before: StoredApplication;
  /** Absent for the fee of the application itself. */
  readonly screeningId?: string;
  readonly cents: number;
  readonly name: string;
  readonly payer: { readonly firstName: string; readonly lastName: string; readonly email: string };
  /** The page that was opened before. */
  readonly page: FeePage | undefined;
  readonly keep: (application: Application, page: FeePage) => Moved;
  /** Our page that the payer comes from and goes back to. */
  readonly address: string;
};

/** The provider's page for a fee: the same one until it runs out. */
export async function openFeePage(paying: Paying, deps: Deps) {
  const { before, screeningId, cents, name, payer, page, keep, address } = paying;
  const { organizationId, applicationId } = before;
  const answer = (url: string) => ({ success: 1 as const, data: { url } });
  const seen = page && (await deps.payments.feeCheckout(page.checkoutId));
  if (page && seen?.status === 'open') return answer(page.url);
  if (seen?.status === 'complete') return answer(address);
  const attempt = (page?.attempt ?? 0) + 1;
  const opened = await deps.payments.startFeeCheckout({
    organizationId,
    applicationId,
    screeningId,
    attempt,
    cents,
    name,
    successUrl: address,
    cancelUrl: address,
    payer: { name: `${payer.firstName} ${payer.lastName}`.trim(), email: payer.email },
  });
  const after = movedOrRefuse(before, (one) => keep(one, { ...opened, attempt }));
  await deps.applications.write({ before, after });
  return answer(opened.url);
}
