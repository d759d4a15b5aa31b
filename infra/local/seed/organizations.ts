import { trialDays } from '../../../shared/domain/subscriptions';
import type { DemoOrganization } from './accounts';

export type DemoOrganizationData = {
  readonly name: string;
  readonly planId: number;
  readonly annual: boolean;
  /** Paid for since the end of its trial long ago; else on the 14-days trial. */
  readonly paid: boolean;
};

export const demoOrganizations: Readonly<Record<DemoOrganization, DemoOrganizationData>> = {
  northgate: { name: 'Northgate Homes', planId: 4, annual: true, paid: true },
  maple: { name: 'Maple Street Management', planId: 3, annual: false, paid: true },
  fletcher: { name: 'Owen Fletcher', planId: 2, annual: true, paid: true },
  empty: { name: 'Erin Park', planId: 1, annual: false, paid: false },
};

const day = 24 * 60 * 60 * 1000;

/**
 * When a demo organization first paid: two years' payments, or four months'. The last is too old for its receipt to be mailed now, and the
 * next too far for its reminder.
 */
export function paidSince({ annual }: Pick<DemoOrganizationData, 'annual'>, now: Date): Date {
  const since = new Date(now.getTime() - (annual ? 40 : 12) * day);
  since.setUTCMonth(since.getUTCMonth() - (annual ? 12 : 3));
  return since;
}

/** When it signed up; a paying one paid when its trial was over. */
export const signedUpAt = (organization: DemoOrganizationData, now: Date): Date =>
  organization.paid ? new Date(paidSince(organization, now).getTime() - trialDays * day) : now;
