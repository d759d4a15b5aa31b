import { takeFee } from '../common/screening/take-fee';
import type { Deps } from '../runtime/deps/deps';
import { findLinked } from './find-apply-link';
import { unlessAway } from './unless-away';

/** The application of a link; back from the provider's page, its fee is looked at before the webhook comes. */
export async function findOwnApplication(asked: { readonly token: string; readonly now: Date }, deps: Deps) {
  const before = await findLinked(asked, 'application', deps);
  const { page, settled } = before.application.fee ?? {};
  if (!page || settled) return before;
  await takeFee({ checkoutId: page.checkoutId, now: asked.now }, deps).catch(unlessAway);
  return findLinked(asked, 'application', deps);
}
