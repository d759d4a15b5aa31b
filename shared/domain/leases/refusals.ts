import { displayDate } from '../dates';
import type { DayRange } from './day-ranges';
import { maxCalendarEntries } from './status/calendar';

/** Every expected *no* to a command on a lease. */
export const leaseRefusals = {
  'lease-frozen': 'This lease was sent. To change it, void it and make a new version.',
  'lease-incomplete': 'The lease is not complete. Fix the highlighted fields.',
  'unit-taken': 'This unit already has a lease on these dates.',
  'too-many-drafts': `This unit already has ${maxCalendarEntries} drafts and leases. Discard a draft first.`,
  'wrong-status': 'You can’t do that while the lease is in this status.',
  'link-ended': 'This signing link expired. Ask for a new one.',
  'already-signed': 'You already signed this.',
  'not-your-turn': 'It isn’t your turn to sign yet.',
  'consent-missing': 'Please agree to sign electronically first.',
  'signature-missing': 'Please write your name and sign.',
  'witness-missing': 'Add a witness and a scan.',
  'term-begun': 'This term has begun. End the lease instead of voiding it.',
  'renewal-open': 'There’s already a renewal.',
  'notice-given': 'The lease is ending, so you can’t renew it.',
  'notice-too-short': 'Choose a later day. The notice period isn’t over by then.',
  'after-term-end': 'The term ends before that day.',
  'keys-back': 'The keys were already returned.',
  'no-last-day': 'This lease has no last day yet. Record a notice or end the lease first.',
  'bad-day': 'Choose another date.',
  'bad-shares': 'The tenants’ shares must add up to the whole rent.',
  'report-signed': 'Both sides signed this report, so it can’t be changed.',
  'report-sent': 'The tenants have this report. Withdraw it to change it.',
  'deposit-held': 'You still hold a deposit. Settle it first.',
} as const satisfies Record<string, string>;

export type LeaseRefusal = keyof typeof leaseRefusals;

/** `fields` maps a field's name to its sentence; `taken` are the conflicting days. */
export type Refused = {
  readonly refused: LeaseRefusal;
  readonly fields?: Readonly<Record<string, string>>;
  readonly taken?: readonly DayRange[];
};

/** A refusal with the sentences of its fields. */
export const refused = (code: LeaseRefusal, fields: Readonly<Record<string, string>> = {}): Refused =>
  Object.keys(fields).length > 0 ? { refused: code, fields } : { refused: code };

/** A refusal with the taken days. */
export const unitTaken = (taken: readonly DayRange[]): Refused => ({
  refused: 'unit-taken',
  fields: { days: taken.map(rangeWords).join('; ') },
  taken,
});

const rangeWords = ({ from, to }: DayRange): string =>
  to === undefined ? `${displayDate(from)} and later` : `${displayDate(from)} to ${displayDate(to)}`;

export const isRefused = <T extends object>(answer: T | Refused): answer is Refused => 'refused' in answer;
