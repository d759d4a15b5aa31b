import { toldKnownHead } from '../runtime/told';
import type { KeptNotice, PlanNotice } from '../table/notices';
import type { NewNotification } from '../table/notifications';
import type { Organization } from '../table/organizations';
import type { BillingDeps } from './billing-deps';
import { type Head, headReader } from './head';
import { noticeMail } from './notice-mails';
import { noticeNotification } from './notice-notification';
import { sideBySide } from './side-by-side';

type DeliverDeps = Pick<BillingDeps, 'accounts' | 'clock' | 'plans' | 'notices' | 'mail' | 'settings'>;
type Telling = {
  readonly organization: Organization;
  readonly head: () => Promise<Head>;
  readonly now: Date;
};

/** As the head chose for the bell; the mail is another one, which is sent whatever was chosen. */
const underTheBell = (told: NewNotification[]): NewNotification[] => told.map(({ mailTo, ...one }) => one);

/** To the organization's head, by mail whatever was chosen, and under the bell as was chosen. False when there is no head. */
async function tellOne(
  notice: PlanNotice,
  { organization, head: readHead, now }: Telling,
  deps: DeliverDeps,
): Promise<boolean> {
  const { organizationId } = organization;
  const key = { organizationId, name: notice.name };
  const [head, plans] = await Promise.all([readHead(), deps.plans.all()]);
  if (!head) {
    await deps.notices.sent(key);
    return false;
  }
  const { email, firstName } = head.account;
  const mail = noticeMail(notice, { firstName, plans, siteUrl: deps.settings.siteUrl });
  const text = noticeNotification(notice, mail);
  const told = underTheBell(toldKnownHead(head, { organizationId, source: notice.name, text, now }));
  await deps.mail.send({ to: email, ...mail });
  await deps.notices.sent({ ...key, told });
  return true;
}

/** Tells of notices that the caller has claimed, side by side, and strikes each off after it was handed to the mail queue. Answers how many were told. */
export async function tellNotices(
  notices: readonly PlanNotice[],
  telling: Telling,
  deps: DeliverDeps,
): Promise<number> {
  const told = await sideBySide(notices.map((notice) => tellOne(notice, telling, deps)));
  return told.filter((isTold) => isTold).length;
}

/**
 * Mails what waits to be told of an organization's plan. A notice is claimed before and struck off after it was handed to the mail queue, so
 * that two who look at once do not both send it, and a crash in between sends it again rather than never.
 */
export async function deliverWaiting(
  { notices, ...telling }: Telling & { readonly notices: readonly KeptNotice[] },
  deps: DeliverDeps,
): Promise<number> {
  const { organizationId } = telling.organization;
  const waiting = notices.filter(({ isWaiting }) => isWaiting);
  const deliver = async ({ notice }: KeptNotice): Promise<number> => {
    // By the time it is now and not when the call began: whoever began earlier would take it for too short, and another send it as well.
    const claim = { organizationId, name: notice.name, now: deps.clock.now() };
    return (await deps.notices.claim(claim)) ? tellNotices([notice], telling, deps) : 0;
  };
  const delivered = await sideBySide(waiting.map(deliver));
  return delivered.reduce((sum, count) => sum + count, 0);
}

/** The same with what waits read anew. */
export async function deliverNotices(
  { organization, now }: Omit<Telling, 'head'>,
  deps: DeliverDeps,
): Promise<number> {
  const notices = await deps.notices.all(organization.organizationId);
  return deliverWaiting({ organization, notices, head: headReader(organization, deps), now }, deps);
}
