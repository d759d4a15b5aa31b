import type { MessageType } from '../../notifications/notifications';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import { depositDeadline } from '../rent/deposit-clock';
import { lastDayOf, latestSigned } from '../status/standing';
import type { StepKind } from './step';

type Words = { readonly title: string; readonly text: string; readonly messageType: MessageType };
const words = (title: string, text: string, messageType: MessageType = 'info'): Words => ({
  title,
  text,
  messageType,
});

/** What a step tells the landlord; `{}` is its day. */
export const stepTexts: Record<StepKind, Words> = {
  'remind-2': words('Signers were reminded', 'Those who have not signed yet got a new link.'),
  'remind-5': words('Signers were reminded again', 'Those who have not signed yet got a new link.'),
  expired: words(
    'The deadline to sign a lease passed',
    'Not everyone signed in time. Make a new version on the lease’s page.',
    'warning',
  ),
  'first-day': words('A lease started', 'It started on {}.', 'success'),
  'expiring-90': words('A lease ends in 90 days', 'Its last day is {}. Offer a renewal, or plan its end.'),
  'expiring-60': words(
    'A lease ends in 60 days',
    'Its last day is {}. Offer a renewal, or plan its end.',
    'warning',
  ),
  'expiring-30': words(
    'A lease ends in 30 days',
    'Its last day is {}. Offer a renewal, or plan its end.',
    'warning',
  ),
  'month-to-month': words('A lease is now month-to-month', 'Its term ended on {}. Rent continues as agreed.'),
  'rent-change': words('A new rent starts today', 'The rent changed on {}.'),
  'last-day': words(
    'Today is the last day of a lease',
    'Its last day is {}. Collect the keys and record their return.',
    'warning',
  ),
  holdover: words(
    'A lease expired',
    'Its last day was {}, and the keys aren’t back. Decide what’s next. Nothing is charged until then.',
    'danger',
  ),
  ended: words('A lease has ended', 'Its last day was {}.'),
  'deposit-7': words('A deposit is due in 7 days', 'Settle it by {}.', 'warning'),
  'deposit-due': words('A deposit is due', 'It was due by {}.', 'danger'),
};

/** The day a step's text names: the end it is about, else its own. */
export function dayOfStep({ kind, on }: { kind: StepKind; on: Day }, lease: Lease): Day {
  if (kind.startsWith('expiring') || kind === 'month-to-month') return latestSigned(lease, on)?.to || on;
  if (kind === 'holdover' || kind === 'ended' || kind === 'last-day') return lastDayOf(lease, on) ?? on;
  if (kind.startsWith('deposit')) return depositDeadline(lease, on) ?? on;
  return on;
}
