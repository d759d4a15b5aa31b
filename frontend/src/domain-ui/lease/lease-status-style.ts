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
import { displayDate } from '../../../../shared/domain/dates';
import type { LeaseStatus } from '../../../../shared/domain/leases/status/status';
import type { BadgeTone } from '../../ui/primitives/status-badge';

export type Look = { readonly word: string; readonly tone: BadgeTone; readonly icon: LucideIcon };

/** How a lease's status looks (D35). */
export const leaseStatusStyles: Record<LeaseStatus, Look> = {
  draft: { word: 'Draft', tone: 'neutral', icon: PenLine },
  sent: { word: 'Waiting for signatures', tone: 'info', icon: Send },
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

/** Wraps before a date, not inside it. */
export const unbroken = (text: string): string => text.replace(/ (?=\d)/g, '\u00a0');

/** The days of a term: `Dec 01, 2026 – Nov 30, 2027`, or what is known of them. */
export function termText({ from, to }: { from: string; to?: string | undefined }): string {
  if (from === '') return 'No dates yet';
  if (to === undefined) return unbroken(`Month-to-month from ${displayDate(from)}`);
  return unbroken(to === '' ? `From ${displayDate(from)}` : `${displayDate(from)} – ${displayDate(to)}`);
}
