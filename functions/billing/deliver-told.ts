import { describeSurprise } from '../runtime/describe-surprise';
import { logger } from '../runtime/logger';
import type { NewNotification } from '../table/notifications';
import type { Organisation } from '../table/organisations';
import { type DeliverDeps, deliverNotices } from './deliver-notices';

/**
 * Mails at once what a change has just told to who wants it by mail. The change stands and the mail waits in its transaction: a failure here is
 * no failure of the change, and whoever looks at the organisation's notices next sends it.
 */
export async function deliverTold(
  { told, organisation, now }: { told: readonly NewNotification[]; organisation: Organisation; now: Date },
  deps: DeliverDeps,
): Promise<void> {
  if (told.every(({ mailTo }) => mailTo === undefined)) return;
  try {
    await deliverNotices({ organisation, now }, deps);
  } catch (problem) {
    logger.error('told mail waits', { surprise: describeSurprise(problem) });
  }
}
