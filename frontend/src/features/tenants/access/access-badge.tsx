import { CircleCheck, CircleSlash, type LucideIcon, MailCheck, MailX } from 'lucide-react';
import type { TenantLine } from '../../../../../shared/contract/tenants';
import { type BadgeTone, StatusBadge } from '../../../ui/primitives/status-badge';

type Look = { readonly word: string; readonly tone: BadgeTone; readonly icon: LucideIcon };

/** What a tenant's account opens here. */
export const accessLooks: Record<TenantLine['access'], Look> = {
  'not-invited': { word: 'Not invited', tone: 'neutral', icon: MailX },
  invited: { word: 'Invited', tone: 'info', icon: MailCheck },
  active: { word: 'Has access', tone: 'success', icon: CircleCheck },
  suspended: { word: 'No access', tone: 'neutral', icon: CircleSlash },
};

export const AccessBadge = ({ access }: Pick<TenantLine, 'access'>) => (
  <StatusBadge {...accessLooks[access]} />
);
