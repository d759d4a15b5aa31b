import { writePlanMail } from '../common/billing/write-plan-mail';
import { writePlanNotification } from '../common/billing/write-plan-notification';
import { notifyKnownHead } from '../common/notifications/notify';
import type { Deps } from '../runtime/deps/deps';
import type { EntryOf } from '../table/outbox/record';
import type { Composed } from './composed';

/** Always a mail to the organization's head, and a notification if they chose so; nothing without a head. */
export async function tellPlan(
  { organizationId, message }: EntryOf<'plan'>,
  { accounts, clock, organizations, plans, settings }: Deps,
): Promise<Composed | undefined> {
  const organization = await organizations.byId(organizationId);
  const [head, allPlans] = await Promise.all([
    organization && accounts.byId(organization.adminUserId),
    plans.all(),
  ]);
  if (!head) return undefined;
  const { email, firstName } = head.account;
  const mail = writePlanMail(message.mail, { firstName, plans: allPlans, siteUrl: settings.siteUrl });
  const text = writePlanNotification(message.mail, mail);
  const event = { organizationId, source: message.mail.name, text, now: clock.now() };
  // This mail is the only one, whatever was chosen.
  const told = notifyKnownHead(head, event).map(({ mailTo, ...one }) => one);
  return { mail: { to: email, ...mail }, told };
}
