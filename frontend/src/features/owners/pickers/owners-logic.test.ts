import { describe, expect, it } from 'vitest';
import { toFields } from '../../../../../shared/domain/problem';
import { type AskEmail, checkEmail, verdictSentence, worthAsking } from './email-check';
import { emptyOwner, type NewOwnerValues, newAsOwner, problemsBeside } from './new-owner';
import { ownerChoices } from './owner-choices';
import { existingAsOwner, ownerName, selfAsOwner } from './owner-values';
import { equalShares, remainingText, startingShare, withShare } from './shares';

const self = { userId: 'usr_1', firstName: 'Ada', lastName: 'Vale', email: 'ada@vale.test', mobile: '' };
const owners = (...shares: string[]) => shares.map((share) => selfAsOwner(self, share));

describe('the shares of the owners [PRP-12]', () => {
  it.each([
    [[], '100'],
    [['60'], '40'],
    [['33.33', '33.33'], '33.34'],
    [['100'], ''],
    [['', '25'], '75'],
  ])('a new entry beside %j starts with %s', (shares, start) => {
    expect(startingShare(owners(...shares))).toBe(start);
  });

  it('rejects a change past 100 in total and takes one up to it', () => {
    expect(withShare(owners('60', ''), 1, '41')).toBeUndefined();
    expect(withShare(owners('60', ''), 1, '40')?.map((owner) => owner.percentage)).toEqual(['60', '40']);
  });

  it('says what remains', () => {
    expect(remainingText(owners('75'))).toEqual({ complete: false, text: 'Remaining 25%' });
    expect(remainingText(owners('33.33', '33.33', '33.34')).complete).toBe(true);
    expect(remainingText(owners('')).text).toBe('Remaining 100%');
  });

  it.each([
    [1, ['100']],
    [2, ['50', '50']],
    [3, ['33.34', '33.33', '33.33']],
    [7, ['14.32', '14.28', '14.28', '14.28', '14.28', '14.28', '14.28']],
  ])('splits equally between %i', (count, shares) => {
    const split = equalShares(owners(...Array.from({ length: count }, () => '')));
    expect(split.map((owner) => owner.percentage)).toEqual(shares);
    expect(remainingText(split).complete).toBe(true);
  });
});

describe('what the owners section offers [PRP-06]', () => {
  const choices = {
    choosesOwnership: false,
    startsWithSelf: false,
    mayAdd: true,
    mayAddNew: true,
    mayPickExisting: true,
    mayAddSelf: false,
  };
  const manager = { ...choices, choosesOwnership: true, startsWithSelf: true };
  const landlord = { ...choices, startsWithSelf: true, mayAddSelf: true };
  it.each([
    ['orgAdmin', 4, 'change', choices],
    ['rentalManager', 4, 'change', choices],
    ['rentalManager', 4, 'view', { ...choices, mayAddNew: false }],
    ['rentalManager', 4, 'none', { ...choices, mayAdd: false, mayAddNew: false }],
    ['manager', 3, 'change', manager],
    ['manager', 1, 'change', { ...manager, mayAdd: false }],
    ['owner', 2, 'change', landlord],
    ['owner', 1, 'change', { ...landlord, mayAdd: false }],
  ] as const)('%s on plan %i, owners %s [ROL-02] [ROL-03] [ROL-05]', (roleLabel, planId, owners, offered) => {
    expect(ownerChoices({ roleLabel, planId, owners })).toEqual(offered);
  });
});

describe('the mail check of a new owner [PRP-18] [API-13]', () => {
  const answering =
    (...found: string[]): AskEmail =>
    async () =>
      found.map((email) => ({ email }));

  it('has three outcomes, each with its sentences', async () => {
    expect(await checkEmail(answering(), 'a@b.test')).toBe('free');
    expect(await checkEmail(answering('a@b.test'), 'a@b.test')).toBe('taken');
    expect(
      await checkEmail(async () => {
        throw new Error('offline');
      }, 'a@b.test'),
    ).toBe('unknown');
    expect(verdictSentence.typing.taken).toBe('Email already exists!');
    expect(verdictSentence.sending.taken).toBe('Email already exists. Please use a different email.');
    expect(verdictSentence.sending.unknown).toBe('An error occurred while checking email. Please try again.');
    expect(verdictSentence.typing.free).toBeUndefined();
  });

  it('asks about the address as it is compared, and not about half a one', async () => {
    const asked: string[] = [];
    await checkEmail(async (email) => {
      asked.push(email);
      return [];
    }, ' Ada@Vale.TEST ');
    expect(asked).toEqual(['ada@vale.test']);
    expect(worthAsking('ada@')).toBe(false);
    expect(worthAsking('ada@vale.test')).toBe(true);
  });
});

describe('the form of a new owner', () => {
  const whole: NewOwnerValues = {
    ...emptyOwner,
    firstName: "Mary-Jane O'Neil",
    lastName: 'Vale',
    email: 'mj@vale.test',
    mobile: '5551234567',
  };
  const said = (values: NewOwnerValues, field: keyof NewOwnerValues, others: { email: string }[] = []) =>
    toFields(problemsBeside(others)(values))[field];

  it('takes a whole one, a company without a person’s name too [PRP-17]', () => {
    expect(problemsBeside([])(whole)).toEqual([]);
    const company = { ...whole, isCompany: true, firstName: '', lastName: '', companyName: 'Vale LLC' };
    expect(problemsBeside([])(company)).toEqual([]);
    expect(said({ ...company, companyName: ' ' }, 'companyName')).toBeDefined();
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['firstName', 'R2D2', 'Numerics are Not allowed'],
    ['lastName', 'Va!e', 'Only characters allowed in Last name'],
    ['email', '', 'Email is required'],
    ['email', 'mj@vale', 'Invalid email format'],
    ['mobile', '', 'Mobile Number is required'],
    ['mobile', '55512a4567', 'Mobile number allows only numeric digits'],
    ['mobile', '555123456', 'Enter valid Mobile number'],
  ] as const)('says of %s “%s”: %s [PRP-17] [PRP-18] [PRP-20]', (field, typed, sentence) => {
    expect(said({ ...whole, [field]: typed }, field)).toBe(sentence);
  });

  it('refuses who is in the list already [PRP-19]', () => {
    expect(said(whole, 'email', [{ email: 'MJ@vale.test' }])).toBe(
      'Email already exist, try with another one',
    );
  });

  it('makes an owner without a user id, and no company for a person', () => {
    expect(newAsOwner({ ...whole, companyName: 'left over' }, '40')).toMatchObject({
      userId: '',
      companyName: '',
      percentage: '40',
    });
  });
});

describe('an owner’s name', () => {
  it('is the company’s, else the person’s, else the mail address', () => {
    const person = { firstName: 'Ada', lastName: 'Vale', companyName: '', email: 'a@v.test' };
    expect(ownerName(person)).toBe('Ada Vale');
    expect(ownerName({ ...person, companyName: 'Vale LLC' })).toBe('Vale LLC');
    expect(ownerName({ ...person, firstName: '', lastName: '' })).toBe('a@v.test');
  });

  it('of an existing owner comes along with the owner’s id', () => {
    const owner = existingAsOwner(
      {
        id: 'own_1',
        user_id: '',
        user_role_id: '',
        first_name: 'Ben',
        last_name: 'Ash',
        company_name: '',
        email: 'ben@ash.test',
        mobile_number: '5550001111',
        property_title: '',
      },
      '40',
    );
    expect(owner).toMatchObject({ userId: 'own_1', firstName: 'Ben', percentage: '40', isCompany: false });
  });
});
