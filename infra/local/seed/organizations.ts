import { trialDays } from '../../../shared/domain/subscriptions/subscriptions';
import type { DemoOrganization } from './accounts';

export type DemoOrganizationData = {
  readonly name: string;
  readonly planId: number;
  readonly annual: boolean;
  /** Paying since its trial ended long ago; otherwise on the 14-day trial. */
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
 * The first of two yearly or four monthly payments of a demo organization. The last payment is too old
 * for a receipt mail now, and the next one too far away for a reminder.
 */
export function paidSince({ annual }: Pick<DemoOrganizationData, 'annual'>, now: Date): Date {
  const since = new Date(now.getTime() - (annual ? 40 : 12) * day);
  since.setUTCMonth(since.getUTCMonth() - (annual ? 12 : 3));
  return since;
}

/** A paying organization signed up one trial before its first payment. */
export const signedUpAt = (organization: DemoOrganizationData, now: Date): Date =>
  organization.paid ? new Date(paidSince(organization, now).getTime() - trialDays * day) : now;
