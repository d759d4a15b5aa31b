import type { LeaseTab } from '../../../../shared/contract/leases';
import type { UnitsPlace } from '../units/queries';

/** Where a line about leases leads: one lease, its unit's move, or a tab of the list. */
type LeaseLink = {
  readonly to: '/showLease' | '/moveIn' | '/moveOut' | '/leasesList';
  readonly search: { readonly id: string } | { readonly tab: LeaseTab };
  readonly label: string;
};

export type Attention = {
  readonly key: string;
  readonly kind: 'warning' | 'info';
  readonly title: string;
  readonly text: string;
  /** Where it can be fixed. */
  readonly link?:
    | { readonly to: '/units'; readonly search: UnitsPlace; readonly label: string }
    | { readonly to: '/ledges-totalpayment'; readonly search: Record<never, never>; readonly label: string }
    | LeaseLink;
};
