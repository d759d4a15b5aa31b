import { expect, it } from 'vitest';
import { emptyApplication } from '../../shared/domain/screening/application-rules';
import {
  adverseActionLetter,
  approvedLetter,
  conditionalLetter,
  considerLetter,
  declinedLetter,
  takenLetter,
  waitingLetter,
} from './applicants/answer-letters';
import {
  completeLetter,
  forThem,
  messageLetter,
  personLetter,
  receivedLetter,
  resumeLetter,
  takenOutLetter,
} from './apply-letters';
import type { To } from './letter-to-applicant';
import { canceledLetter, failedLetter, feeLetter, screeningLetter } from './orders/screening-letters';

const home = {
  unitNumber: '1A',
  title: 'Maple Court',
  type: 'Multi Family',
  street: '12 Maple Street',
  city: 'Ames',
  state: 'Iowa',
  zipcode: '50010',
  available: '',
};
const to: To = {
  application: { fields: { ...emptyApplication, firstName: 'Grace', lastName: 'Hopper' }, home },
  organization: { organizationId: 'org_one', name: 'Northgate Homes' },
};
const guarantor: To = { ...to, guaranteed: 'Ada Byron' };
const address = 'https://keystead.test/link';
const kept = { label: 'See what’s kept about you', address };
const questions = 'If you have questions, please ask Northgate Homes.';
const agency = { name: 'Sample Bureau', contact: '1 Sample Street' };
const until = '2026-07-15T12:00:00.000Z';
const notice = [
  'You can reach the agency here: 1 Sample Street.',
  'Sample Bureau did not make this decision and cannot say why it was made.',
  'You have the right to a free copy of your report from the agency if you ask for it within 60 days.',
  'You have the right to dispute with the agency whatever in the report is wrong or incomplete.',
];
const basedOn = (what: string) =>
  `${what} is based in whole or in part on a consumer report by Sample Bureau.`;
const preparing = 'They’re preparing the lease. You’ll get an email to read and sign it.';
const conditions = { deposit: 290_000, coSigner: false };

type Letter = ReturnType<typeof declinedLetter> | ReturnType<typeof approvedLetter>;
const is = (label: string) => ({ button: { label, address }, closing: [forThem] });

it.each<[string, Letter, { what: string; more?: string[]; button?: object; closing: string[] }]>([
  [
    'Your rental application was approved',
    approvedLetter(to),
    { what: `approved your application for`, closing: [questions] },
  ],
  [
    'Your rental application was approved with conditions',
    conditionalLetter(to, { conditions }),
    { what: 'with conditions: a deposit of $2,900.00.', more: [preparing], closing: [questions] },
  ],
  [
    'Notice about your rental application',
    conditionalLetter(to, { conditions, agency }),
    {
      what: 'with conditions: a deposit of $2,900.00.',
      more: [preparing, basedOn('The decision to ask for these conditions'), ...notice],
      closing: [questions],
    },
  ],
  [
    'Notice about your rental application',
    adverseActionLetter(to, { agency, kept: address }),
    {
      what: 'decided not to rent',
      more: [basedOn('The decision'), ...notice],
      button: kept,
      closing: [questions],
    },
  ],
  [
    'Your rental application',
    declinedLetter(to, address),
    { what: 'decided not to rent', button: kept, closing: [questions] },
  ],
  [
    'The home you applied for is taken',
    takenLetter(to, address),
    { what: 'rented to another applicant', button: kept, closing: [questions] },
  ],
  [
    'You’re on the waiting list',
    waitingLetter(to, address),
    {
      what: 'is on the waiting list. You don’t need to do anything',
      button: kept,
      closing: [expect.stringContaining('or tell Northgate Homes.')],
    },
  ],
  [
    'A home may be available for you',
    considerLetter(to, address),
    {
      what: 'You’re off the waiting list',
      button: kept,
      closing: ['If you don’t want this home, please tell Northgate Homes.'],
    },
  ],
  [
    'Your rental application',
    resumeLetter(to, address),
    { what: 'Your answers are saved as you go', ...is('Open the application') },
  ],
  [
    'Your part of a rental application',
    personLetter(to, { by: 'Ada Byron', kind: 'guarantor', address }),
    {
      what: 'Ada Byron is applying to Northgate Homes',
      button: { label: 'Open my part', address },
      closing: [forThem, expect.stringMatching(/^Don’t know who this is/)],
    },
  ],
  [
    'Your rental application was sent',
    completeLetter(to),
    { what: 'Everyone you named sent their part.', closing: [questions] },
  ],
  [
    'Your answers arrived',
    receivedLetter(to, { fee: 4_000, address, waitsForOthers: false }),
    {
      what: 'arrived, and Northgate Homes has them',
      more: ['One thing is open: the application fee of $40.00. You pay it once, by card.'],
      ...is('Pay the fee'),
    },
  ],
  [
    'Your answers arrived',
    receivedLetter(to, { address, waitsForOthers: true }),
    {
      what: 'once everyone named in it has sent their part',
      more: ['You don’t need to do anything more for now.'],
      ...is('Open the application'),
    },
  ],
  [
    'Your part of a rental application was removed',
    takenOutLetter(to),
    { what: 'You’re no longer part of', closing: [questions] },
  ],
  [
    'A message about your rental application',
    messageLetter(to, address),
    { what: 'sent you a message', ...is('Read the message') },
  ],
  [
    'Please complete your screening',
    screeningLetter(to, { address, until }),
    { what: 'Please do it by Jul 15, 2026.', ...is('Complete the screening') },
  ],
  [
    'Pay the fee for your screening',
    feeLetter(to, { address, fee: 3_500, until }),
    { what: 'Please pay the $35.00 screening fee by card by Jul 15, 2026.', ...is('Pay the fee') },
  ],
  [
    'We couldn’t get your screening report',
    failedLetter(to, true),
    { what: 'The fee you paid goes back to your card.', closing: [questions] },
  ],
  [
    'We couldn’t get your screening report',
    failedLetter(to, false),
    { what: 'There’s no fee to pay.', closing: [questions] },
  ],
  [
    'Your screening was canceled',
    canceledLetter(to),
    { what: 'Your link no longer works.', closing: [questions] },
  ],
  [
    'The application that names you as guarantor was approved',
    approvedLetter(guarantor),
    {
      what: 'approved the application of Ada Byron for 12 Maple Street, Unit 1A, Ames. It names you as guarantor. They’re preparing the lease. You’ll get an email to read it and sign as co-signer.',
      closing: [questions],
    },
  ],
  [
    'The application that names you as guarantor was approved with conditions',
    conditionalLetter(guarantor, { conditions }),
    {
      what: 'with conditions: a deposit of $2,900.00. It names you as guarantor.',
      more: ['They’re preparing the lease. You’ll get an email to read it and sign as co-signer.'],
      closing: [questions],
    },
  ],
  [
    'Notice about your part of a rental application',
    adverseActionLetter(guarantor, { agency, kept: address }),
    {
      what: 'to Ada Byron, who named you as guarantor. You guarantee nothing.',
      more: [basedOn('The decision'), ...notice],
      button: kept,
      closing: [questions],
    },
  ],
  [
    'Your part of a rental application',
    declinedLetter(guarantor, address),
    {
      what: 'You guarantee nothing. Thank you for filling in your part.',
      button: kept,
      closing: [questions],
    },
  ],
  [
    'The home you were a guarantor for is taken',
    takenLetter(guarantor, address),
    { what: 'You guarantee nothing.', button: kept, closing: [questions] },
  ],
  [
    'You’re on the waiting list',
    waitingLetter(guarantor, address),
    {
      what: 'The application of Ada Byron to Northgate Homes',
      button: kept,
      closing: ['If you don’t want to be guarantor, please tell Ada Byron or Northgate Homes.'],
    },
  ],
  [
    'A home may be available for you',
    considerLetter(guarantor, address),
    {
      what: 'The application of Ada Byron, which names you as guarantor, is off the waiting list.',
      button: kept,
      closing: ['If you don’t want to be guarantor, please tell Ada Byron or Northgate Homes.'],
    },
  ],
])('the letter "%s" says so, of which home, with its button', (subject, letter, expected) => {
  const [hello, said, ...more] = letter.paragraphs;
  expect(letter.subject).toBe(subject);
  expect(hello).toBe('Hi Grace Hopper,');
  expect(said).toContain(expected.what);
  expect(said).toContain('12 Maple Street, Unit 1A, Ames');
  expect(more).toEqual(expected.more ?? []);
  expect('button' in letter ? letter.button : undefined).toEqual(expected.button);
  expect(letter.closing).toEqual(expected.closing);
});
