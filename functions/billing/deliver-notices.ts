import { toldHead } from '../runtime/told';
import type { Organisation } from '../table/organisations';
import type { BillingDeps } from './billing-deps';
import { noticeMail } from './notice-mails';
import { noticeNotification } from './notice-notification';

/**
 * Mails what waits to be told to the organisation's head. A notice is claimed before and struck off after it was handed to the mail queue, so
 * that two who look at once do not both send it, and a crash in between sends it again rather than never.
 */
export async function deliverNotices(
  { organisation, now }: { organisation: Organisation; now: Date },
  deps: BillingDeps,
): Promise<number> {
  const { organisationId, adminUserId } = organisation;
  const waiting = (await deps.notices.all(organisationId)).filter(({ isWaiting }) => isWaiting);
  if (waiting.length === 0) return 0;
  const [head, plans] = await Promise.all([deps.accounts.byId(adminUserId), deps.plans.all()]);
  let delivered = 0;
  for (const { notice } of waiting) {
    const key = { organisationId, name: notice.name };
    if (!(await deps.notices.claim({ ...key, now }))) continue;
    if (head) {
      const { email, firstName } = head.account;
      const mail = noticeMail(notice, { firstName, plans, siteUrl: deps.settings.siteUrl });
      const text = noticeNotification(notice, mail);
      await deps.notifications.add(await toldHead({ organisation, source: notice.name, text, now }, deps));
      await deps.mail.send({ to: email, ...mail });
      delivered += 1;
    }
    await deps.notices.sent(key);
  }
  return delivered;
}
