import type { LucideIcon } from 'lucide-react';
import {
  Ban,
  CalendarClock,
  CheckCheck,
  CircleCheck,
  DoorOpen,
  PenLine,
  RefreshCw,
  Send,
  TriangleAlert,
} from 'lucide-react';
import type { LeaseLine } from '../../../../../shared/contract/leases';
import { displayDate } from '../../../../../shared/domain/dates';
import type { NextStep } from '../../../../../shared/domain/leases/next-step';
import type { LeaseStatus, RenewalState } from '../../../../../shared/domain/leases/status';
import type { BadgeTone } from '../../../ui/status-badge';

type Look = { readonly word: string; readonly tone: BadgeTone; readonly icon: LucideIcon };

/** How a lease's status looks (D35). */
export const statusLooks: Record<LeaseStatus, Look> = {
  draft: { word: 'Draft', tone: 'neutral', icon: PenLine },
  sent: { word: 'Out for signature', tone: 'info', icon: Send },
  'partly-signed': { word: 'Partly signed', tone: 'info', icon: PenLine },
  signed: { word: 'Signed', tone: 'success', icon: CircleCheck },
  active: { word: 'Active', tone: 'success', icon: CircleCheck },
  expiring: { word: 'Expiring', tone: 'warning', icon: CalendarClock },
  'month-to-month': { word: 'Month-to-month', tone: 'success', icon: RefreshCw },
  holdover: { word: 'Holdover', tone: 'danger', icon: TriangleAlert },
  'notice-given': { word: 'Notice given', tone: 'warning', icon: DoorOpen },
  ended: { word: 'Ended', tone: 'neutral', icon: DoorOpen },
  settled: { word: 'Settled', tone: 'neutral', icon: CheckCheck },
  void: { word: 'Void', tone: 'neutral', icon: Ban },
};

/** Each starts a sentence; its day follows. */
const nextSteps: Record<NextStep['step'], readonly [alone: string, withDay: string]> = {
  send: ['Send it for signature', 'Send it before'],
  'collect-signatures': ['Waiting for signatures', 'Signatures due by'],
  'move-in': ['Move-in', 'Move-in on'],
  'offer-renewal': ['Offer a renewal', 'Offer a renewal from'],
  'decide-renewal': ['Renew or end it', 'Ends on'],
  'send-renewal': ['Send the renewal', 'Send the renewal before'],
  'begin-renewal': ['Renewal begins', 'Renewal begins on'],
  'take-keys': ['Collect the keys', 'Keys due on'],
  'await-last-day': ['Last day', 'Last day is'],
  'decide-holdover': ['Decide what happens next', 'Past its end since'],
  settle: ['Settle the deposit', 'Settle the deposit by'],
};

/** The next step in a few words; empty when there is none. */
export function nextStepText(next: LeaseLine['next_step']): string {
  if (!next || !isStep(next.step)) return '';
  const [alone, withDay] = nextSteps[next.step];
  return next.on ? `${withDay} ${displayDate(next.on)}` : alone;
}

const isStep = (step: string): step is NextStep['step'] => Object.hasOwn(nextSteps, step);

/** How far the signing of a renewal is. */
export const renewalWords: Record<RenewalState, string> = {
  draft: 'Renewal drafted',
  sent: 'Renewal out for signature',
  'partly-signed': 'Renewal partly signed',
  signed: 'Renewal signed',
};

/** The days of a term: `Dec 01, 2026 – Nov 30, 2027`, as far as they are known. */
export function termText({ from, to }: Pick<LeaseLine, 'from' | 'to'>): string {
  if (from === '') return 'No dates yet';
  if (to === undefined) return `Month-to-month from ${displayDate(from)}`;
  return to === '' ? `From ${displayDate(from)}` : `${displayDate(from)} – ${displayDate(to)}`;
}

/** Who a lease is with: `Theo Barnes, Priya Raman`. */
export const tenantsText = (tenants: readonly string[]): string => tenants.join(', ') || 'No tenant yet';
