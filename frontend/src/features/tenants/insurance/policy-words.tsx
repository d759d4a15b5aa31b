import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { InsuranceAsked } from '../../../../../shared/contract/tenant-records';
import { counted } from '../../../../../shared/domain/counted';
import { daysBetween, displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import {
  expiringDays,
  type InsuranceState,
  type RentersInsurance,
} from '../../../../../shared/domain/people/renters-insurance';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Tint } from '../../../ui/primitives/text';

/** `Dec 14, 2026, in 16 days`; plain while it is far off. */
export function EndsText({ ends, today }: { ends: string; today: string }) {
  const days = daysBetween(today, ends);
  if (days < 0) return <Tint color="danger">{`Ended ${displayDate(ends)}`}</Tint>;
  if (days > expiringDays) return displayDate(ends);
  return (
    <Tint color="warning">
      {days === 0 ? `${displayDate(ends)}, today` : `${displayDate(ends)}, in ${counted(days, 'day')}`}
    </Tint>
  );
}

const stateLooks = {
  'to-check': { word: 'To check', tone: 'warning', icon: Clock },
  confirmed: { word: 'Confirmed', tone: 'success', icon: CircleCheck },
  declined: { word: 'Declined', tone: 'danger', icon: CircleX },
} as const;

export const PolicyBadge = ({ state = 'confirmed' }: Pick<RentersInsurance, 'state'>) => (
  <StatusBadge {...stateLooks[state]} />
);

/** What a list of tenants says. */
export const insuranceWords: Record<InsuranceState, string> = {
  missing: 'Missing',
  expired: 'Ended',
  'to-check': 'To check',
  expiring: 'Ends soon',
  insured: 'Insured',
};

/** `Lemonade, LM-20419`. */
export const policyName = ({ carrier, policy }: Pick<RentersInsurance, 'carrier' | 'policy'>): string =>
  [carrier, policy].filter(Boolean).join(', ');

/** `with at least $100,000.00 of liability coverage`; empty for any amount. */
export const leastText = ({ least }: Pick<InsuranceAsked, 'least'>): string =>
  least > 0 ? ` with at least ${displayDollars(least)} of liability coverage` : '';
