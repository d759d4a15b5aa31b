import type { MessageType } from '../notifications';
import { depositDeadline } from './deposit-clock';
import type { Lease } from './lease';
import type { Day } from './moments';
import { lastDayOf, latestSigned } from './standing';
import type { StepKind } from './step';

type Words = { readonly title: string; readonly text: string; readonly messageType: MessageType };
const words = (title: string, text: string, messageType: MessageType = 'info'): Words => ({
  ...{ title, text, messageType },
});

/** What a step tells the landlord; `{}` is its day. */
export const stepTexts: Record<StepKind, Words> = {
  'remind-2': words('Signers were reminded', 'Those who have not signed yet got a new link.'),
  'remind-5': words('Signers were reminded again', 'Those who have not signed yet got a new link.'),
  expired: words(
    'The time to sign a lease is over',
    'Not everyone signed in time. A new version can be made on the lease’s page.',
    'warning',
  ),
  'first-day': words('A lease begins', 'It began on {}.', 'success'),
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
  'month-to-month': words('A lease is now month-to-month', 'Its term ended on {}; rent continues as agreed.'),
  'rent-change': words('A new rent starts today', 'The rent changed on {}.'),
  'last-day': words(
    'The last day of a lease',
    'It is {}. Collect the keys and record their return.',
    'warning',
  ),
  holdover: words(
    'A lease is past its end',
    'Its last day was {}, and the keys are not back. Decide what happens next: nothing is charged until then.',
    'danger',
  ),
  ended: words('A lease has ended', 'Its last day was {}.'),
  'deposit-7': words('A deposit is due in 7 days', 'It has to be settled by {}.', 'warning'),
  'deposit-due': words('A deposit is due', 'It had to be settled by {}.', 'danger'),
};

/** The day a step's text names: the end it is about, else its own. */
export function dayOfStep({ kind, on }: { kind: StepKind; on: Day }, lease: Lease): Day {
  if (kind.startsWith('expiring') || kind === 'month-to-month') return latestSigned(lease, on)?.to || on;
  if (kind === 'holdover' || kind === 'ended' || kind === 'last-day') return lastDayOf(lease, on) ?? on;
  if (kind.startsWith('deposit')) return depositDeadline(lease, on) ?? on;
  return on;
}
