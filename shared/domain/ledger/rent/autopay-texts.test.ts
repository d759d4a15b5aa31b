import { expect, it } from 'vitest';
import {
  authorizationText,
  authorizationVersion,
  autopayAsks,
  autopayAuthorized,
  autopayOff,
  autopayStopped,
  debitDayWords,
} from './autopay-texts';

const about = { place: 'unit 1A, Maple Court', leaseId: 'lse 1' };
const terms = { afterDue: 2, ceiling: 160_000, announceAbove: 145_000 };

it('says on which day after rent is due a debit is made', () => {
  expect([0, 1, 2].map(debitDayWords)).toEqual([
    'on the day rent is due',
    'one day after rent is due',
    '2 days after rent is due',
  ]);
});

it('is authorized in these very words, under this version', () => {
  expect(authorizationVersion).toBe('2026-12');
  expect(authorizationText({ ...about, terms })).toEqual([
    'I authorize my landlord to debit the payment method that I save for the rent of unit 1A, Maple Court, through the payment provider, each month 2 days after rent is due.',
    'Each debit is what is due on that day, less my credit and without deposits, but never more than $1,600.00. If more is due, I am asked and nothing is debited.',
    'The amount can vary. Up to $1,450.00 is debited without notice; I am told of a higher amount 10 days before.',
    'I can change this or turn it off here at any time, at once. I can also stop a debit at my bank, up to three business days before its day. Autopay ends with the lease.',
  ]);
});

it.each([
  [159_999, 'Up to $1,599.99 is debited without notice; I am told of a higher amount 10 days before.'],
  [160_000, 'I choose to be told only of an amount above $1,600.00, which is never debited.'],
  [160_001, 'I choose to be told only of an amount above $1,600.00, which is never debited.'],
])('says what is announced when %s cents need no notice', (announceAbove, words) => {
  const [, , varies] = authorizationText({ ...about, terms: { ...terms, announceAbove } });
  expect(varies).toBe(`The amount can vary. ${words}`);
});

it('sends the tenant a copy of what they agreed to', () => {
  const copy = autopayAuthorized({
    ...about,
    terms,
    method: 'Visa 4242',
    first: { on: '2026-03-03', cents: 145_000 },
  });
  expect(copy).toEqual({
    title: 'Autopay is on',
    description: [
      'This is your copy of what you agreed to, with Visa 4242. The first debit is on Mar 03, 2026: $1,450.00 as things stand now.',
      ...authorizationText({ ...about, terms }),
    ].join('\n'),
    messageType: 'success',
    type: 'payment',
    link: '/payrent?id=lse%201',
  });
});

it('says when it is off, and what that does not stop', () => {
  expect(autopayOff(about)).toMatchObject({
    title: 'Autopay is off',
    description:
      'You turned autopay for unit 1A, Maple Court off. Nothing more is debited; a debit that is already on its way is not stopped by this.',
    messageType: 'info',
  });
});

it.each([
  ['above-ceiling', 'That is above the most you allowed.', 'Please pay it yourself.'],
  [
    'not-announced',
    'That is above what you allowed without being told 10 days before.',
    'Please pay it yourself.',
  ],
  [
    'online-off',
    'Your landlord does not offer online payments at the moment.',
    'Ask your landlord how to pay.',
  ],
  [
    'not-whole',
    'Your landlord takes the whole balance only, and a deposit is due, which is paid by hand alone.',
    'Please pay it yourself.',
  ],
] as const)('asks for what it did not debit: %s', (why, because, please) => {
  expect(autopayAsks({ ...about, cents: 145_000, why })).toMatchObject({
    title: '$1,450.00 is due, and autopay did not pay it',
    description: `${because} Nothing was debited for unit 1A, Maple Court. ${please}`,
    messageType: 'warning',
  });
});

it.each([
  [
    'failures',
    'Autopay is paused',
    'Two debits in a row failed. Check your account, then turn autopay back on.',
  ],
  [
    'not-authorized',
    'Autopay is paused',
    'Your bank returned a debit as not authorized. To go on, set autopay up with another payment method.',
  ],
  [
    'ended',
    'Autopay has ended',
    'The lease ended, or you are not a tenant anymore. Nothing more is debited.',
  ],
] as const)('says why it stopped: %s', (why, title, because) => {
  expect(autopayStopped({ ...about, why })).toMatchObject({
    title,
    description: `${because} This is about unit 1A, Maple Court.`,
    messageType: 'warning',
  });
});
