import {
  CircleAlert,
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import type { PaymentLine, SubscriptionStatus } from '../../../../shared/contract/subscriptions';
import type { BadgeTone } from '../../ui/primitives/status-badge';

type Look = { readonly tone: BadgeTone; readonly icon: LucideIcon; readonly word: string };

export const subscriptionLooks = {
  trial: { tone: 'info', icon: Hourglass, word: 'Trial' },
  active: { tone: 'success', icon: CircleCheck, word: 'Active' },
  'past-due': { tone: 'warning', icon: TriangleAlert, word: 'Past due' },
  unpaid: { tone: 'danger', icon: CircleAlert, word: 'Unpaid' },
  canceled: { tone: 'warning', icon: CircleSlash, word: 'Does not renew' },
  ended: { tone: 'danger', icon: CircleX, word: 'Ended' },
} as const satisfies Record<SubscriptionStatus, Look>;

export const paymentLooks = {
  paid: { tone: 'success', icon: CircleCheck, word: 'Paid' },
  open: { tone: 'info', icon: Clock, word: 'Open' },
  failed: { tone: 'danger', icon: CircleX, word: 'Failed' },
  void: { tone: 'neutral', icon: CircleSlash, word: 'Void' },
  refunded: { tone: 'neutral', icon: Undo2, word: 'Refunded' },
  'partly-refunded': { tone: 'neutral', icon: Undo2, word: 'Partly refunded' },
} as const satisfies Record<PaymentLine['status'], Look>;
