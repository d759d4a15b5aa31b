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

/** What a step tells the landlord; `{}` is the day it is about. */
export const stepTexts: Record<StepKind, Words> = {
  'remind-2': words('Signers were reminded', 'Those who have not signed yet got a new link.'),
  'remind-5': words('Signers were reminded again', 'Those who have not signed yet got a new link.'),
  expired: words(
    'The time to sign a lease is over',
    'Not everybody signed in time. A new version can be made on the lease’s page.',
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
  'month-to-month': words('A lease goes on month-to-month', 'Its term ended on {}; rent goes on as agreed.'),
  'rent-change': words('A new rent counts from today', 'The rent changed on {}.'),
  'last-day': words('The last day of a lease', 'It is {}. Take the keys back and write it down.', 'warning'),
  holdover: words(
    'A lease is past its end',
    'Its last day was {}, and the keys are not back. Decide how it goes on: nothing is charged until then.',
    'danger',
  ),
  ended: words('A lease has ended', 'Its last day was {}.'),
  'deposit-7': words('A deposit is due in 7 days', 'It has to be settled by {}.', 'warning'),
  'deposit-due': words('A deposit is due', 'It had to be settled by {}.', 'danger'),
};

/** The day that the words of a step name: the end it is about, else its own. */
export function dayOfStep({ kind, on }: { kind: StepKind; on: Day }, lease: Lease): Day {
  if (kind.startsWith('expiring') || kind === 'month-to-month') return latestSigned(lease, on)?.to || on;
  if (kind === 'holdover' || kind === 'ended' || kind === 'last-day') return lastDayOf(lease, on) ?? on;
  if (kind.startsWith('deposit')) return depositDeadline(lease, on) ?? on;
  return on;
}
