import { expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { does, drafted, signedLease } from '../../../../test/support/leases/lease-story';
import { endLease } from '../moves/end-lease';
import { dayOfStep } from './step-texts';

const on = '2027-01-10';
const running = signedLease('2026-01-10').lease;
const open = signedLease('2026-01-10', { fields: termFields({ to: undefined }) }).lease;
const ending = signedLease('2026-01-10', { fields: termFields({ atEnd: 'end' }) });
const end = { day: '2027-01-05', why: 'agreement', note: '' } as const;
const out = does(ending, '2027-01-06', endLease, end).lease;

it.each([
  ['expiring-30', running, '2026-12-31'],
  ['month-to-month', running, '2026-12-31'],
  ['expiring-30', open, on],
  ['last-day', out, '2026-12-31'],
  ['holdover', out, '2026-12-31'],
  ['ended', out, '2026-12-31'],
  ['ended', running, on],
  ['deposit-7', out, '2027-02-04'],
  ['deposit-due', out, '2027-02-04'],
  ['deposit-due', running, on],
  ['first-day', running, on],
  ['expired', drafted('2026-01-02').lease, on],
] as const)('the text of the step %s names its day', (kind, lease, day) => {
  expect(dayOfStep({ kind, on }, lease)).toBe(day);
});
