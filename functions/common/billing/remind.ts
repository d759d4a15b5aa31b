import type { Deps } from '../../runtime/deps/deps';
import type { PlanMail } from '../../table/outbox/record';
import { remindOfSetup } from '../setup/remind-of-setup';
import { type DueWork, workOffDues } from './work-off-dues';

const dayMilliseconds = 86_400_000;
const daysUntil = (instant: string, now: Date): number =>
  Math.ceil((Date.parse(instant) - now.getTime()) / dayMilliseconds);

type Reminder = (work: Parameters<DueWork>[0], now: Date) => PlanMail | undefined;

/** Puts the mail into the outbox, unless its day has come or it was put there before. */
const remindWith =
  (reminder: Reminder, { now, deps }: { now: Date; deps: Deps }): DueWork =>
  async (work) => {
    const { organizationId } = work.organization;
    const mail = work.isCurrent ? reminder(work, now) : undefined;
    if (mail) await deps.planMails.add({ organizationId, mail, now });
  };

const trialEnding: Reminder = ({ due, organization: { subscription } }, now) => {
  const { trialEndsAt: at, planId } = subscription;
  const days = daysUntil(at, now);
  const isMissed = days < 1 || (due.kind === 'trial-7' && days < 2);
  return isMissed ? undefined : { name: `${due.kind} ${at}`, kind: 'trial-ending', days, at, planId };
};

const renewal: Reminder = ({ due, organization: { subscription } }, now) => {
  const { planId, annual, nextPlanId = planId, nextAnnual = annual, paidUntil: at = '' } = subscription;
  const plan = { planId: nextPlanId, annual: nextAnnual };
  return daysUntil(at, now) < 1 ? undefined : { name: `${due.kind} ${at}`, kind: 'renewal', at, plan };
};

/**
 * Seven days and one day before a trial ends; a late run states the days left, and mails once. The next step
 * of who just began, on the second and the fifth day.
 */
export function remindTrials({ now }: { now: Date }, deps: Deps): Promise<{ done: number }> {
  const remindOfTrial = remindWith(trialEnding, { now, deps });
  const work: DueWork = (one) =>
    one.due.kind === 'setup-2' || one.due.kind === 'setup-5'
      ? remindOfSetup({ ...one, now }, deps)
      : remindOfTrial(one);
  return workOffDues({ kinds: ['trial-7', 'trial-1', 'setup-2', 'setup-5'], now, work }, deps);
}

/** Seven days before a yearly period renews. */
export const remindRenewals = ({ now }: { now: Date }, deps: Deps): Promise<{ done: number }> =>
  workOffDues({ kinds: ['renewal-7'], now, work: remindWith(renewal, { now, deps }) }, deps);
