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
} from './answer-letters';
import {
  completeLetter,
  feeMissingLetter,
  forThem,
  messageLetter,
  personLetter,
  resumeLetter,
  takenOutLetter,
} from './apply-letters';
import type { To } from './letter-to-applicant';
import { canceledLetter, failedLetter, feeLetter, screeningLetter } from './screening-letters';

const home = {
  ...{ unitNumber: '1A', title: 'Maple Court', type: 'Multi Family', street: '12 Maple Street' },
  ...{ city: 'Ames', state: 'Iowa', zipcode: '50010', available: '' },
};
const to: To = {
  application: { fields: { ...emptyApplication, firstName: 'Grace', lastName: 'Hopper' }, home },
  organization: { organizationId: 'org_one', name: 'Northgate Homes' },
};
const address = 'https://keystead.test/link';
const kept = { label: 'What is kept about you', address };
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
const preparing = 'The lease is being prepared; you get a link of its own to read and sign it.';
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
      ...{ button: kept, closing: [questions] },
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
    { what: 'let to another applicant', button: kept, closing: [questions] },
  ],
  [
    'You are on the waiting list',
    waitingLetter(to, address),
    {
      what: 'is on the waiting list: you need not do anything',
      ...{ button: kept, closing: [expect.stringContaining('or tell Northgate Homes.')] },
    },
  ],
  [
    'A home may be free for you',
    considerLetter(to, address),
    {
      what: 'You are off the waiting list',
      ...{ button: kept, closing: ['If you do not want this home, please tell Northgate Homes.'] },
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
      what: 'Ada Byron applies to Northgate Homes',
      button: { label: 'Open my part', address },
      closing: [forThem, expect.stringMatching(/^If you do not know who this is/)],
    },
  ],
  [
    'Your rental application was sent',
    completeLetter(to),
    { what: 'Everybody you named has sent their part.', closing: [questions] },
  ],
  [
    'Your application fee is still missing',
    feeMissingLetter(to, { fee: 4_000, address }),
    { what: 'the application fee of $40.00 that', ...is('Pay the fee') },
  ],
  [
    'Your part of a rental application was removed',
    takenOutLetter(to),
    { what: 'You are no longer part of', closing: [questions] },
  ],
  [
    'A message about your rental application',
    messageLetter(to, address),
    { what: 'wrote you a message', ...is('Read the message') },
  ],
  [
    'Please complete your screening',
    screeningLetter(to, { address, until }),
    { what: 'You can do so until Jul 15, 2026.', ...is('Complete the screening') },
  ],
  [
    'Your screening is complete: please pay the fee',
    feeLetter(to, { address, fee: 3_500, until }),
    { what: 'Please pay the $35.00 screening fee by Jul 15, 2026.', ...is('Pay the fee') },
  ],
  [
    'Your screening report could not be made',
    failedLetter(to, true),
    { what: 'The fee you paid by card goes back to it.', closing: [questions] },
  ],
  [
    'Your screening report could not be made',
    failedLetter(to, false),
    { what: 'There is no fee to pay.', closing: [questions] },
  ],
  [
    'Your screening was canceled',
    canceledLetter(to),
    { what: 'Your link no longer works.', closing: [questions] },
  ],
])('the letter "%s" says so, of which home, with its button', (subject, letter, expected) => {
  const [hello, said, ...more] = letter.paragraphs;
  expect(letter.subject).toBe(subject);
  expect(hello).toBe('Hello Grace Hopper,');
  expect(said).toContain(expected.what);
  expect(said).toContain('12 Maple Street, Unit 1A, Ames');
  expect(more).toEqual(expected.more ?? []);
  expect('button' in letter ? letter.button : undefined).toEqual(expected.button);
  expect(letter.closing).toEqual(expected.closing);
});
