import type { Plan } from '../../shared/domain/subscriptions';
import { toldHead } from '../runtime/told';
import type { PlanNotice } from '../table/notices';
import type { Organisation } from '../table/organisations';
import type { BillingDeps } from './billing-deps';
import { noticeMail } from './notice-mails';
import { noticeNotification } from './notice-notification';

type DeliverDeps = Pick<
  BillingDeps,
  'accounts' | 'clock' | 'plans' | 'notices' | 'notifications' | 'mail' | 'settings'
>;
type Look = { readonly organisation: Organisation; readonly plans: readonly Plan[]; readonly now: Date };

/** To the organisation's head, by mail whatever was chosen, and under the bell as was chosen. False when there is no head. */
async function tellOfPlan(notice: PlanNotice, { organisation, plans, now }: Look, deps: DeliverDeps) {
  const head = await deps.accounts.byId(organisation.adminUserId);
  if (!head) return false;
  const { email, firstName } = head.account;
  const mail = noticeMail(notice, { firstName, plans, siteUrl: deps.settings.siteUrl });
  const text = noticeNotification(notice, mail);
  await deps.notifications.add(await toldHead({ organisation, source: notice.name, text, now }, deps));
  await deps.mail.send({ to: email, ...mail });
  return true;
}

/**
 * Mails what waits to be told of an organisation's plan. A notice is claimed before and struck off after it was handed to the mail queue, so
 * that two who look at once do not both send it, and a crash in between sends it again rather than never.
 */
export async function deliverNotices(
  { organisation, now }: { organisation: Organisation; now: Date },
  deps: DeliverDeps,
): Promise<number> {
  const { organisationId } = organisation;
  const waiting = (await deps.notices.all(organisationId)).filter(({ isWaiting }) => isWaiting);
  if (waiting.length === 0) return 0;
  const plans = await deps.plans.all();
  let delivered = 0;
  for (const { notice } of waiting) {
    const key = { organisationId, name: notice.name };
    // By the time it is now and not when the call began: whoever began earlier would take it for too short, and another send it as well.
    if (!(await deps.notices.claim({ ...key, now: deps.clock.now() }))) continue;
    if (await tellOfPlan(notice, { organisation, plans, now }, deps)) delivered += 1;
    await deps.notices.sent(key);
  }
  return delivered;
}
