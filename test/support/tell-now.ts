import type { Notices } from '../../functions/table/notices';
import { type NewNotification, notificationIdOf } from '../../functions/table/notifications';

let events = 0;

/** Tells of an event as the product does, by way of a notice that is struck off; who is named twice is told once. */
export async function tellNow(
  told: readonly NewNotification[],
  { notices }: { notices: Notices },
): Promise<void> {
  const [first] = told;
  if (!first) return;
  const { organizationId, now } = first;
  events += 1;
  const name = `told in a test ${events}`;
  await notices.add({ organizationId, notice: { name, kind: 'ended', why: 'trial', planId: 1 }, now });
  const each = new Map(told.map((one) => [notificationIdOf(one), one]));
  await notices.sent({ organizationId, name, told: [...each.values()] });
}
