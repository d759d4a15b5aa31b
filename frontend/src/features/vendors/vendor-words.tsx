import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { VendorLine } from '../../../../shared/contract/vendors';
import { categories } from '../../../../shared/domain/requests/categories';
import { insuranceWords } from '../../domain-ui/request/request-words';
import { StatusBadge } from '../../ui/primitives/status-badge';

const insuranceTones = {
  missing: 'warning',
  valid: 'success',
  expiring: 'warning',
  expired: 'danger',
} as const;

export const InsuranceBadge = ({ insurance }: Pick<VendorLine, 'insurance'>) => (
  <StatusBadge
    tone={insuranceTones[insurance]}
    icon={insurance === 'valid' ? ShieldCheck : TriangleAlert}
    word={insuranceWords[insurance]}
  />
);

export const tradesText = (trades: VendorLine['trades']): string =>
  trades.map((trade) => categories[trade].name).join(', ');

/** `4.5 of 5 (2)`; empty while nobody rated the work. */
export const ratingText = ({ rating }: Pick<VendorLine, 'rating'>): string =>
  rating ? `${rating.stars.toFixed(1)} of 5 (${rating.count})` : '';
