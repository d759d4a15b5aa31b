import { describe, expect, it } from 'vitest';
import { ada, conrad, grace, mia, olga, termFields } from '../../../../test/support/leases/lease-data';
import { addDays, addMonths } from '../../dates';
import { fieldName, type Problem } from '../../problem';
import type { Parties } from '../parties';
import type { LateTerms } from '../rent/rent-terms';
import { TermFields } from '../term';
import { leaseProblems, leaseSteps } from './lease-problems';
import type { PreviousTerm } from './term-problems';

const on = '2026-01-02';
const named = (problems: readonly Problem[]) =>
  problems.map(({ path, message }) => [fieldName(path), message]);
const term = (over: Partial<TermFields>) => named(leaseSteps.term(termFields(over), { on }));
const people = (over: Partial<Parties>) =>
  named(leaseSteps.people(termFields({ parties: { ...termFields().parties, ...over } })));
const rent = (over: Partial<TermFields>) => named(leaseSteps.rent(termFields(over)));
const late = (over: Partial<LateTerms>) => rent({ late: { ...termFields().late, ...over } });
const rules = (over: Partial<TermFields>) => named(leaseSteps.rules(termFields(over)));

describe('a whole lease', () => {
  it('has no problem, and is as it is stored', () => {
    expect(leaseProblems(termFields(), { on })).toEqual([]);
    expect(TermFields.parse(termFields())).toEqual(termFields());
  });

  it('says every step’s problems, by the fields of the form', () => {
    const empty = termFields({
      from: '',
      to: '',
      parties: { tenants: [], coSigners: [], owners: [] },
      rentLines: [],
      noticeAddress: ' ',
      text: undefined,
    });
    expect(named(leaseProblems(empty, { on }))).toEqual([
      ['from', 'Choose the first day'],
      ['to', 'Choose the last day, or month-to-month'],
      ['parties.tenants', 'Add at least one tenant'],
      ['parties.owners', 'Add the owner'],
      ['rentLines', 'Add the rent'],
      ['noticeAddress', 'Enter the address for notices to the landlord'],
      ['text', 'Choose the text of the lease'],
    ]);
    expect(TermFields.safeParse(empty).success).toBe(true);
  });
});

const lines = (count: number): TermFields['rentLines'] =>
  Array.from({ length: count }, (_, at) => ({ id: `line-${at}`, kind: 'rent', label: '', cents: 100 }));

describe('the days of a term', () => {
  it.each<[string, Partial<TermFields>, string[][]]>([
    ['month-to-month', { to: undefined }, []],
    ['from a day in five years', { from: addMonths(on, 60), to: undefined }, []],
    [
      'from a day later, by a mistyped year',
      { from: addDays(addMonths(on, 60), 1), to: undefined },
      [['from', 'Choose a day within the next 5 years']],
    ],
    ['one day', { from: '2026-01-16', to: '2026-01-16' }, []],
    ['of forty years, with two lines', { from: '1986-01-02', to: undefined, rentLines: lines(2) }, []],
    [
      'of forty years, with three lines: no ledger holds its past rent',
      { from: '1986-01-02', to: undefined, rentLines: lines(3) },
      [['from', 'Choose a later first day: rent is charged since then']],
    ],
    ['of 1,200 past charges', { from: addDays(on, -3_000), to: undefined, rentLines: lines(12) }, []],
    [
      'of one day more',
      { from: addDays(on, -3_001), to: undefined, rentLines: lines(12) },
      [['from', 'Choose a later first day: rent is charged since then']],
    ],
    ['backward', { from: '2026-01-16', to: '2026-01-15' }, [['to', 'The last day is before the first']]],
    ['99 years', { from: '2026-01-16', to: '2125-01-15' }, []],
    ['99 years and a day', { from: '2026-01-16', to: '2125-01-16' }, [['to', 'At most 99 years']]],
    ['over today', { from: '2025-01-01', to: on, atEnd: 'end' }, []],
    [
      'over already',
      { from: '2025-01-01', to: '2026-01-01', atEnd: 'end' },
      [['to', 'This term would already be over']],
    ],
    ['over and going on', { from: '2025-01-01', to: '2026-01-01', atEnd: 'month-to-month' }, []],
    ['no first day', { from: '', to: '2026-01-01' }, [['from', 'Choose the first day']]],
  ])('%s', (_, over, problems) => expect(term(over)).toEqual(problems));

  const fixed: PreviousTerm = { from: '2025-01-01', to: '2026-01-31', rollsOver: false };
  const rolling: PreviousTerm = { ...fixed, rollsOver: true };
  const past: PreviousTerm = { from: '2024-01-01', to: '2025-12-01', rollsOver: true };
  const open: PreviousTerm = { from: '2025-01-01', to: undefined, rollsOver: true };
  it.each<[string, PreviousTerm, TermFields['from'], string | undefined]>([
    ['the day after', fixed, '2026-02-01', undefined],
    ['its last day', fixed, '2026-01-31', 'Choose Feb 01, 2026 or a later day'],
    ['later, of one that ends', fixed, '2026-02-02', 'This renewal begins on Feb 01, 2026'],
    ['later, of one that goes on', rolling, '2026-02-02', undefined],
    ['the day after, though it is past', past, '2025-12-02', undefined],
    ['later, to come', past, '2026-01-03', undefined],
    ['later, but today', past, on, 'Choose a future day'],
    ['of one without an end, to come', open, '2026-01-03', undefined],
    ['of one without an end, today', open, on, 'Choose a future day'],
    ['of one without an end, its own first day', open, '2025-01-01', 'Choose Jan 02, 2025 or a later day'],
    ['of one without an end, the second day', open, '2025-01-02', 'Choose a future day'],
    ['none', fixed, '', 'Choose the first day'],
  ])('a renewal from %s [D37]', (_, before, from, message) => {
    const problems = leaseSteps.term(termFields({ from, to: undefined }), { on, before });
    expect(named(problems)).toEqual(message === undefined ? [] : [['from', message]]);
  });
});

describe('the people of a term [D47]', () => {
  it('are at most twenty who sign', () => {
    const tenants = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const [first] = termFields().parties.tenants;
        if (!first) throw new Error('the sample has tenants');
        return { ...first, id: `tenant-${at}`, email: `tenant-${at}@example.test` };
      });
    const parties = (count: number) => ({ ...termFields().parties, coSigners: [], tenants: tenants(count) });
    const problems = (count: number) => named(leaseSteps.people(termFields({ parties: parties(count) })));
    expect(problems(19)).toEqual([]);
    expect(problems(20)).toEqual([['parties.tenants', 'At most 20 people can sign']]);
  });

  it.each<[string, Partial<Parties>, string[][]]>([
    ['a co-signer is not needed', { coSigners: [] }, []],
    [
      'a co-signer is a condition',
      { coSigners: [], needsCoSigner: true },
      [['parties.coSigners', 'A co-signer is required: add one']],
    ],
    ['the condition is met', { needsCoSigner: true }, []],
    ['an owner signs', { owners: [{ ...olga, signs: true }], agent: undefined }, []],
    [
      'nobody signs for the owner',
      { agent: undefined },
      [['parties.owners', 'Choose an owner who signs, or the manager as agent']],
    ],
    [
      'no authority',
      { agent: { ...mia, authority: ' ' } },
      [['parties.agent.authority', 'Say what gives the right to sign for the owner']],
    ],
    [
      'an owner who does not sign needs a name',
      { owners: [{ ...olga, lastName: '' }] },
      [['parties.owners.0.lastName', 'Last name is required']],
    ],
    [
      'one who signs needs it once, whatever the company',
      { owners: [{ ...olga, signs: true, lastName: '' }] },
      [['parties.owners.0.lastName', 'Last name is required']],
    ],
    [
      'one of two owners signs',
      { owners: [olga, { ...olga, id: 'otto', signs: true }], agent: undefined },
      [],
    ],
    ['or a company', { owners: [{ ...olga, lastName: '', companyName: 'Oak LLC' }] }, []],
    ['an owner who does not sign needs no mail', { owners: [{ ...olga, email: '' }] }, []],
    [
      'an owner who signs does',
      { owners: [{ ...olga, email: '', signs: true }] },
      [['parties.owners.0.email', 'Email is required']],
    ],
    [
      'names',
      { tenants: [{ ...ada, firstName: ' ', lastName: '' }] },
      [
        ['parties.tenants.0.firstName', 'First name is required'],
        ['parties.tenants.0.lastName', 'Last name is required'],
      ],
    ],
    [
      'a mail address',
      { tenants: [ada, { ...grace, email: ' ' }] },
      [['parties.tenants.1.email', 'Email is required']],
    ],
    [
      'a real one',
      { tenants: [{ ...ada, email: 'ada@home' }] },
      [['parties.tenants.0.email', 'Invalid email format']],
    ],
    ['or to sign in person', { tenants: [{ ...ada, email: '', signsInPerson: true }] }, []],
    [
      'in person, a mail address that is there is real',
      { tenants: [{ ...ada, email: 'ada', signsInPerson: true }] },
      [['parties.tenants.0.email', 'Invalid email format']],
    ],
    ['a mobile number of ten digits', { tenants: [{ ...ada, mobile: '515-555-0142' }] }, []],
    [
      'not of nine',
      { tenants: [{ ...ada, mobile: '51555501' }] },
      [['parties.tenants.0.mobile', 'Enter valid Mobile number']],
    ],
    [
      'an address of the co-signer',
      { coSigners: [{ ...conrad, address: '' }] },
      [['parties.coSigners.0.address', 'Enter the address']],
    ],
    [
      'no mail address of their own for a couple',
      { tenants: [ada, { ...grace, email: 'ADA@example.test ' }] },
      [],
    ],
    [
      'another mail address on the landlord’s side',
      { owners: [{ ...olga, email: 'ADA@example.test ', signs: true }] },
      [['parties.owners.0.email', 'The landlord’s side needs a different email than the tenants']],
    ],
    [
      'an id each',
      { coSigners: [{ ...conrad, id: 'ada' }] },
      [['parties.coSigners.0.email', 'Each signer can be named once']],
    ],
    [
      'two without mail are no repetition',
      { tenants: [ada, grace].map((one) => ({ ...one, email: '', signsInPerson: true })) },
      [],
    ],
    [
      'the agent is checked as everyone',
      { agent: { ...mia, email: '' } },
      [['parties.agent.email', 'Email is required']],
    ],
  ])('%s', (_, over, problems) => expect(people(over)).toEqual(problems));
});

describe('rent, late fees and deposit', () => {
  const line = { id: 'rent', kind: 'rent' as const, label: 'Rent', cents: 1 };
  it.each<[string, Partial<TermFields>, string[][]]>([
    ['one cent', { rentLines: [line] }, []],
    ['nothing', { rentLines: [{ ...line, cents: 0 }] }, [['rentLines.0.cents', 'Enter an amount']]],
    ['only a pet', { rentLines: [{ ...line, kind: 'pet' }] }, [['rentLines', 'Add the rent']]],
    [
      'other without a word',
      { rentLines: [line, { ...line, id: 'b', kind: 'other', label: ' ' }] },
      [['rentLines.1.label', 'Say what this is for']],
    ],
    ['rent without a word', { rentLines: [{ ...line, label: '' }] }, []],
    ['a line twice', { rentLines: [line, line] }, [['rentLines.1.id', 'This line is already listed']]],
    ['no deposit', { deposit: { ...termFields().deposit, cents: 0, heldBy: '', returnDays: 0 } }, []],
    [
      'a deposit of nobody',
      { deposit: { ...termFields().deposit, heldBy: ' ' } },
      [['deposit.heldBy', 'Say who holds the deposit']],
    ],
    [
      'a deposit for ever',
      { deposit: { ...termFields().deposit, returnDays: 0 } },
      [['deposit.returnDays', 'Enter the days for returning it']],
    ],
  ])('%s', (_, over, problems) => expect(rent(over)).toEqual(problems));

  const fee = { id: 'k', kind: 'fee', label: 'Keys', cents: 1, due: 'start' } as const;
  const pet = { ...fee, id: 'p', kind: 'pet-deposit', label: '' } as const;
  it.each<[string, NonNullable<TermFields['moveIn']>['items'], string[][]]>([
    ['a fee of one cent, and two fees', [fee, { ...fee, id: 'l' }], []],
    ['a deposit needs no word', [pet], []],
    ['a fee without a word', [{ ...fee, label: ' ' }], [['moveIn.items.0.label', 'Say what this is for']]],
    ['nothing', [{ ...pet, cents: 0 }], [['moveIn.items.0.cents', 'Enter an amount']]],
    [
      'two pet deposits',
      [pet, { ...pet, id: 'q' }],
      [['moveIn.items.1.kind', 'This charge is already listed']],
    ],
    ['one id twice', [fee, fee], [['moveIn.items.1.id', 'This charge is already listed']]],
  ])('move-in charges: %s [D61]', (_, items, problems) =>
    expect(rent({ moveIn: { depositDue: 'start', items } })).toEqual(problems),
  );

  it.each<[string, Partial<LateTerms>, string[][]]>([
    [
      'none, whatever the rest says',
      { fee: { kind: 'none' }, graceDays: 9, firstFeeDay: 1, lineKinds: [] },
      [],
    ],
    ['the first fee day is the last of grace', { graceDays: 5, firstFeeDay: 5 }, []],
    [
      'the first fee day within grace',
      { graceDays: 5, firstFeeDay: 4 },
      [['late.firstFeeDay', 'The first fee day is within the days of grace']],
    ],
    ['a flat nothing', { fee: { kind: 'flat', cents: 0 } }, [['late.fee.cents', 'Enter an amount']]],
    [
      'no percent',
      { fee: { kind: 'percent', hundredths: 0, of: 'original' } },
      [['late.fee.hundredths', 'Enter a percentage']],
    ],
    ['a percent', { fee: { kind: 'percent', hundredths: 500, of: 'original' } }, []],
    ['again nothing', { repeats: { every: 'day', cents: 0 } }, [['late.repeats.cents', 'Enter an amount']]],
    ['again something', { repeats: { every: 'day', cents: 1 }, maximumCents: 1 }, []],
    ['at most nothing', { maximumCents: 0 }, [['late.maximumCents', 'Enter an amount']]],
    ['for nothing', { lineKinds: [] }, [['late.lineKinds', 'Choose what a late fee is charged for']]],
  ])('a late fee: %s [D14] [D15]', (_, over, problems) => expect(late(over)).toEqual(problems));
});

describe('rules, utilities and who lives there', () => {
  it.each<[string, Partial<TermFields>, string[][]]>([
    [
      'a utility without a name',
      { utilities: [{ name: ' ', paidBy: 'owner' }] },
      [['utilities.0.name', 'Name the utility']],
    ],
    [
      'a utility twice',
      {
        utilities: [
          { name: 'Gas', paidBy: 'owner' },
          { name: ' gas', paidBy: 'tenants' },
        ],
      },
      [['utilities.1.name', 'This utility is already listed']],
    ],
    [
      'an occupant without a name',
      { occupants: [{ name: 'Tim' }, { name: '' }] },
      [['occupants.1.name', 'Enter a name']],
    ],
    [
      'another animal that is described',
      { pets: [{ kind: 'other', name: '', description: 'a parrot' }] },
      [],
    ],
    ['a dog', { pets: [{ kind: 'dog', name: '', description: '' }] }, []],
    [
      'another animal',
      { pets: [{ kind: 'other', name: 'Pip', description: ' ' }] },
      [['pets.0.description', 'Describe the animal']],
    ],
    [
      'no address',
      { noticeAddress: '' },
      [['noticeAddress', 'Enter the address for notices to the landlord']],
    ],
  ])('%s', (_, over, problems) => expect(rules(over)).toEqual(problems));
});
