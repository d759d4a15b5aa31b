import type { Deps } from '../../functions/runtime/deps/deps';
import { notificationIdOf } from '../../functions/table/notifications/record';
import type { NewNotification } from '../../functions/table/notifications/writes';

let events = 0;

/** Delivers notifications as the product does with a plan mail; someone named twice gets one. */
export async function notifyNow(
  told: readonly NewNotification[],
  { planMails, outbox }: Pick<Deps, 'planMails' | 'outbox'>,
): Promise<void> {
  const [first] = told;
  if (!first) return;
  const { organizationId, now } = first;
  events += 1;
  const name = `told in a test ${events}`;
  await planMails.add({ organizationId, mail: { name, kind: 'ended', why: 'trial', planId: 1 }, now });
  // A walk of trust leaves thousands of mails behind, and this one is the newest.
  const waiting = await outbox.due({ now, limit: 100_000 });
  const entry = waiting.find(({ entryId }) => entryId === name);
  if (!entry) throw new Error('the mail does not wait');
  const each = new Map(told.map((one) => [notificationIdOf(one), one]));
  await outbox.done(entry, [...each.values()]);
}
