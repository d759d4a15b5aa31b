import type { PlanNotice } from '../table/notices';
import type { BillingDeps } from './billing-deps';
import { deliverNotices } from './deliver-notices';
import { type DueWork, workOffDues } from './work-off-dues';

const dayMilliseconds = 86_400_000;
const daysUntil = (instant: string, now: Date): number =>
  Math.ceil((Date.parse(instant) - now.getTime()) / dayMilliseconds);

/** Puts the notice, unless the day it speaks of has come or it was put before; mails it, and with it whatever still waits. */
const remindWith =
  (
    noticeOf: (work: Parameters<DueWork>[0]) => PlanNotice | undefined,
    now: Date,
    deps: BillingDeps,
  ): DueWork =>
  async (work) => {
    const { organization, isCurrent } = work;
    const { organizationId } = organization;
    const notice = isCurrent ? noticeOf(work) : undefined;
    if (notice) await deps.notices.add({ organizationId, notice, now });
    await deliverNotices({ organization, now }, deps);
  };

/** Seven days and one day before a trial ends. A run that comes late says how many days are left, and once. */
export const remindTrials = ({ now }: { now: Date }, deps: BillingDeps): Promise<{ done: number }> =>
  workOffDues(
    {
      kinds: ['trial-7', 'trial-1'],
      now,
      work: remindWith(
        ({ due, organization: { subscription } }) => {
          const { trialEndsAt: at, planId } = subscription;
          const days = daysUntil(at, now);
          const isMissed = days < 1 || (due.kind === 'trial-7' && days < 2);
          return isMissed ? undefined : { name: `${due.kind} ${at}`, kind: 'trial-ending', days, at, planId };
        },
        now,
        deps,
      ),
    },
    deps,
  );

/** Seven days before a yearly period renews. */
export const remindRenewals = ({ now }: { now: Date }, deps: BillingDeps): Promise<{ done: number }> =>
  workOffDues(
    {
      kinds: ['renewal-7'],
      now,
      work: remindWith(
        ({ due, organization: { subscription } }) => {
          const { planId, annual, nextPlanId = planId, nextAnnual = annual, paidUntil = '' } = subscription;
          const plan = { planId: nextPlanId, annual: nextAnnual };
          const isMissed = daysUntil(paidUntil, now) < 1;
          return isMissed
            ? undefined
            : { name: `${due.kind} ${paidUntil}`, kind: 'renewal', at: paidUntil, plan };
        },
        now,
        deps,
      ),
    },
    deps,
  );
