import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFields } from '../problem';
import {
  initialShare,
  isInList,
  newOwnerProblems,
  OwnerForm,
  ownerContactProblems,
  ownersProblems,
  shareFits,
  shareFrom,
  sharesTotalOneHundred,
  totalShare,
} from './owners';

const owner = (over: Partial<OwnerForm> = {}): OwnerForm => ({
  userId: '',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  email: 'ada@owners.test',
  mobile: '5551234567',
  percentage: 100,
  isCompany: false,
  ...over,
});
const fields = (over: Partial<OwnerForm>) => toFields(newOwnerProblems(owner(over)));

describe('newOwnerProblems', () => {
  it('has nothing to say of a whole form', () => expect(fields({})).toEqual({}));

  it.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '  ', 'First name is required'],
    ['firstName', 'Ada 2', 'Numerics are Not allowed'],
    ['firstName', 'Ada!', 'Only characters allowed in First name'],
    ['lastName', '', 'Last name is required'],
    ['lastName', 'Byr0n', 'Numerics are Not allowed'],
    ['lastName', '<b>', 'Only characters allowed in Last name'],
    ['lastName', '-', 'Only characters allowed in Last name'],
    ['email', ' ', 'Email is required'],
    ['email', 'ada@owners', 'Invalid email format'],
    ['mobile', '', 'Mobile Number is required'],
    ['mobile', '555x234567', 'Mobile number allows only numeric digits'],
    ['mobile', '555123456', 'Enter valid Mobile number'],
    ['mobile', '55512345678', 'Enter valid Mobile number'],
  ] as const)('%s %j: %s [PRP-17][PRP-18][PRP-20]', (field, value, sentence) => {
    expect(fields({ [field]: value })).toEqual({ [field]: sentence });
  });

  it.each(["O'Neill", 'Smith-Jones', 'St. John', 'José', 'Byron, Jr.', 'van der Berg'])(
    'a name may be %j: letters with limited punctuation [PRP-17]',
    (lastName) => expect(fields({ lastName })).toEqual({}),
  );

  it.each([
    [{ firstName: 'Visit evil.example' }, 'firstName'],
    [{ lastName: 'a'.repeat(61) }, 'lastName'],
    [{ isCompany: true, companyName: 'Win at www.evil.example' }, 'companyName'],
    [{ isCompany: true, companyName: 'Northgate\u202e LLC' }, 'companyName'],
  ] as const)('a name that our mail could not show, %j, is refused in its field', (over, field) => {
    expect(Object.keys(fields(over))).toEqual([field]);
  });

  it('a company needs its name and no person’s [PRP-17]', () => {
    const company = { isCompany: true, firstName: '', lastName: '' };
    expect(fields(company)).toEqual({ companyName: 'Company name is required' });
    expect(fields({ ...company, companyName: 'Northgate 2000 LLC' })).toEqual({});
  });
});

it.each([
  ['5551234567', {}],
  ['', { mobile_number: 'Mobile Number is required' }],
  ['555123456', { mobile_number: 'Enter valid Mobile number' }],
])('an owner changed to the mobile number %j: %j [PRP-20]', (mobile_number, problems) => {
  expect(toFields(ownerContactProblems({ mobile_number, mailing_address: '' }))).toEqual(problems);
});

it.each([
  ['1 Elm St\nAustin, TX 78701', undefined],
  ['a\nb\n\nc\nd', undefined],
  ['a\nb\nc\nd\ne', 'Use at most 4 lines'],
])('a mailing address %j has up to four lines, of a new owner and of one changed', (typed, message) => {
  const problems = message === undefined ? {} : { mailing_address: message };
  const changed = { mobile_number: '5551234567', mailing_address: typed };
  expect(toFields(ownerContactProblems(changed))).toEqual(problems);
  expect(fields({ mailingAddress: typed })).toEqual(message === undefined ? {} : { mailingAddress: message });
});

describe('ownersProblems', () => {
  it('at least one owner [PRP-11]', () => {
    expect(toFields(ownersProblems([]))).toEqual({
      rentalOwners: 'You have to add at least one rental owner details',
    });
  });

  it('the same mail, or the same person picked, twice [PRP-19]', () => {
    const half = { percentage: 50 };
    const twice = [owner(half), owner({ ...half, email: 'ADA@owners.test' })];
    expect(toFields(ownersProblems(twice))['rentalOwners.1.email']).toBe(
      'Email already exist, try with another one',
    );
    const picked = { ...half, userId: 'own_1', email: '' };
    expect(Object.keys(toFields(ownersProblems([owner(picked), owner(picked)])))).toEqual([
      'rentalOwners.1.email',
    ]);
    expect(ownersProblems([owner(picked), owner({ ...picked, userId: 'own_2' })])).toEqual([]);
  });

  it('an existing owner brings only a share', () => {
    expect(ownersProblems([owner({ userId: 'own_1', firstName: '', email: '', mobile: '' })])).toEqual([]);
  });

  it('shares that do not make 100 [PRP-12]', () => {
    expect(toFields(ownersProblems([owner({ percentage: 99 })]))).toEqual({
      rentalOwners: 'Percentage must be greater than zero and total percentage must be 100%',
    });
  });
});

describe('a share as text', () => {
  it.each([
    ['50', 50],
    ['33.33', 33.33],
    ['50.', 50],
    ['.5', 0.5],
  ])('%j is %d', (typed, share) => {
    expect([shareFrom(typed), OwnerForm.parse({ percentage: typed }).percentage]).toEqual([share, share]);
  });

  it.each([
    '0x64',
    '1e2',
    ' 50',
    '50 ',
    '+5',
    '-5',
    '',
    ' ',
    '.',
    '0b1',
    '1_0',
    '５０',
    'Infinity',
    '9'.repeat(400),
  ])('%j is no share, and refused [PRP-12]', (typed) => {
    const { percentage } = OwnerForm.parse({ percentage: typed });
    expect(sharesTotalOneHundred([percentage])).toBe(false);
    expect(Number.isFinite(percentage)).toBe(false);
  });
});

describe('shares', () => {
  it.each([
    [[100], true],
    [[60, 40], true],
    [[33.33, 33.33, 33.34], true],
    [[0.01, 99.99], true],
    [[33.33, 33.33, 33.33], false],
    [[100, 0], false],
    [[150, -50], false],
    [[33.333, 33.333, 33.334], false],
    [[Number.NaN, 100], false],
    [[Number.POSITIVE_INFINITY], false],
    [[], false],
  ])('%j make exactly 100: %s [PRP-12]', (shares, whole) => {
    expect(sharesTotalOneHundred(shares)).toBe(whole);
  });

  it('any split of 10,000 hundredths is exactly 100, one hundredth more or less is not [PRP-12]', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 19 });
    fc.assert(
      fc.property(cuts, (places) => {
        const ends = [0, ...places.toSorted((a, b) => a - b), 10_000];
        const shares = ends.slice(1).map((end, index) => (end - (ends[index] ?? 0)) / 100);
        const [first = 0, ...rest] = shares;
        expect(sharesTotalOneHundred(shares)).toBe(true);
        expect(sharesTotalOneHundred([first + 0.01, ...rest])).toBe(false);
        expect(shareFits(shares)).toBe(true);
        expect(shareFits([first + 0.01, ...rest])).toBe(false);
        expect(initialShare(rest)).toBe(first);
      }),
    );
  });

  it('the first owner starts with 100, a later one with what is left, never less than nothing [PRP-12]', () => {
    expect([initialShare([]), initialShare([60]), initialShare([33.33, 33.33]), initialShare([120])]).toEqual(
      [100, 40, 33.34, 0],
    );
  });

  it('what is no number counts nothing in a total', () => expect(totalShare([60, Number.NaN])).toBe(60));
});

it('a mail in the list is found however it is written, an empty one never [PRP-19]', () => {
  expect(isInList('ADA@owners.test ', [{ email: 'ada@owners.test' }])).toBe(true);
  expect(isInList('', [{ email: '' }])).toBe(false);
});

it.each([
  [
    { percentage: '33.33', isCompany: 'true' },
    { percentage: 33.33, isCompany: true },
  ],
  [
    { percentage: 60, isCompany: 1 },
    { percentage: 60, isCompany: true },
  ],
  [
    { percentage: 40, isCompany: 0 },
    { percentage: 40, isCompany: false },
  ],
  [{ percentage: ' ' }, { percentage: Number.NaN, isCompany: false }],
])('reads %o from the wire', (sent, read) => expect(OwnerForm.parse(sent)).toMatchObject(read));
