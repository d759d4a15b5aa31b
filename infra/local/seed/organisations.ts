import { trialDays } from '../../../shared/domain/subscriptions';
import type { DemoOrganisation } from './accounts';

export type DemoOrganisationData = {
  readonly name: string;
  readonly planId: number;
  readonly annual: boolean;
  /** Paid for since the end of its trial long ago; else on the 14-days trial. */
  readonly paid: boolean;
};

export const demoOrganisations: Readonly<Record<DemoOrganisation, DemoOrganisationData>> = {
  northgate: { name: 'Northgate Homes', planId: 4, annual: true, paid: true },
  maple: { name: 'Maple Street Management', planId: 3, annual: false, paid: true },
  fletcher: { name: 'Owen Fletcher', planId: 2, annual: true, paid: true },
  empty: { name: 'Erin Park', planId: 1, annual: false, paid: false },
};

const day = 24 * 60 * 60 * 1000;

/**
 * When a demo organisation first paid: two years' payments, or four months'. The last is too old for its receipt to be mailed now, and the
 * next too far for its reminder.
 */
export function paidSince({ annual }: Pick<DemoOrganisationData, 'annual'>, now: Date): Date {
  const since = new Date(now.getTime() - (annual ? 40 : 12) * day);
  since.setUTCMonth(since.getUTCMonth() - (annual ? 12 : 3));
  return since;
}

/** When it signed up; a paying one paid when its trial was over. */
export const signedUpAt = (organisation: DemoOrganisationData, now: Date): Date =>
  organisation.paid ? new Date(paidSince(organisation, now).getTime() - trialDays * day) : now;
