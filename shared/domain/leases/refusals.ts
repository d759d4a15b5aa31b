import { displayDate } from '../dates';
import type { DayRange } from './day-ranges';

/** Every expected *no* to a command on a lease. */
export const leaseRefusals = {
  'lease-frozen': 'This lease was sent. To change it, void it and make a new version.',
  'lease-incomplete': 'The lease is not complete. Please check the marked fields.',
  'unit-taken': 'The unit is taken on some of these days.',
  'too-many-drafts': 'This unit has as many lease drafts as it can hold.',
  'wrong-status': 'This cannot be done with the lease in its current state.',
  'link-ended': 'This signing link is no longer valid.',
  'already-signed': 'This signature was already given.',
  'not-your-turn': 'Someone else signs first.',
  'consent-missing': 'Please agree to sign electronically first.',
  'signature-missing': 'Please write your name and sign.',
  'witness-missing': 'Signing in person needs a witness and a scan.',
  'term-begun': 'This term has begun. End the lease instead of voiding it.',
  'renewal-open': 'There is already a renewal.',
  'notice-given': 'The lease is ending, so it cannot be renewed.',
  'notice-too-short': 'This is too soon after the notice.',
  'after-term-end': 'The term ends before that day and does not continue.',
  'keys-back': 'The keys are already back.',
  'no-last-day': 'This lease has no last day yet. Record a notice or end the lease first.',
  'bad-day': 'This day is not possible here.',
  'bad-shares': 'The shares of all tenants have to add up to the whole rent.',
  'report-signed': 'Both sides have signed this report. It stays as it is.',
  'report-sent': 'The tenants have this report. Take it back to change it.',
  'deposit-held': 'A deposit is still held. Settle it first.',
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
  to === undefined ? `from ${displayDate(from)} on` : `${displayDate(from)} to ${displayDate(to)}`;

export const isRefused = <T extends object>(answer: T | Refused): answer is Refused => 'refused' in answer;
