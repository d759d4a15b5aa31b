// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MyApplication } from '../../../../shared/contract/my-applications';
import { emptyApplication } from '../../../../shared/domain/screening/application-rules';
import { applicantDetails, aScreening, myApplication } from '../../testing/applicant-samples';
import { parseApplyPlace, stepAfter, stepOfField, stepsOf } from './apply/apply-place';
import { applicantPlaces } from './list/applicant-place';
import { nextStep } from './mine/next-step';
import { feeTotal, keptOrder, numberKeys, orderProblems, orderValues } from './order/order-values';
import { reportedWords } from './parts/answer-words';
import { fieldsOf, valuesOf } from './parts/application-values';
import { feeWords } from './parts/fee-words';
import { furtherWords } from './parts/further-words';
import { applicantQuery } from './queries';
import { conditionProblems, conditionsOf } from './show/condition-fields';

beforeEach(() => sessionStorage.clear());

describe('a screening order', () => {
  const person = {
    applicant_id: 'apl_2',
    kind: 'guarantor' as const,
    stage: 'submitted' as const,
    income: 0,
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@a.test',
    may_order: true,
  };
  const values = orderValues(
    applicantDetails({ people: [person, { ...person, email: 'b@a.test', may_order: false }] }),
  );

  it('begins with what the record says, for the applicant and everybody who may be screened', () => {
    expect(values).toEqual({
      rent: '1450.00',
      deposit: '',
      months: '',
      chargeTo: 'applicant',
      fees: [
        { firstName: 'Grace', lastName: 'Hopper', email: 'grace@applicant.test', amount: '' },
        { firstName: 'Ada', lastName: 'Byron', email: 'ada@a.test', amount: '' },
      ],
      requester: { firstName: 'Ada', lastName: 'Vale', email: 'ada@vale.test', mobile: '5550001111' },
    });
    expect(orderProblems(values)).toEqual([]);
  });

  it('names each amount that is none, and each name of the requester that cannot be', () => {
    const wrong = {
      ...values,
      rent: '1.2.3',
      deposit: '.5.',
      months: 'x',
      fees: values.fees.map((fee) => ({ ...fee, amount: '1..' })),
      requester: { ...values.requester, firstName: 'see www.a.test', lastName: 'http://a.test' },
    };
    expect(orderProblems(wrong).map(({ path }) => path.join('.'))).toEqual([
      'rent',
      'deposit',
      'months',
      'fees.0.amount',
      'fees.1.amount',
      'requester.firstName',
      'requester.lastName',
    ]);
  });

  it('adds up its fees, where a blank or what is no amount counts 0 [SCR-04]', () => {
    const fees = ['35', '', '0.55', 'x'].map((amount) => ({ amount }));
    expect(feeTotal(fees)).toBe(3_555);
    expect(numberKeys('$1,450.5o')).toBe('1450.5');
  });

  it('is kept by applicant until it is forgotten', () => {
    expect(keptOrder.read('apl_1')).toBeUndefined();
    keptOrder.write('apl_1', values);
    expect(keptOrder.read('apl_1')).toEqual(values);
    expect(keptOrder.read('apl_2')).toBeUndefined();
    keptOrder.forget('apl_1');
    expect(keptOrder.read('apl_1')).toBeUndefined();
  });
});

describe('words about an applicant', () => {
  const other = { application_id: 'apl_2', unit_id: 'unt_2', unit_number: '102', stage: 'draft' } as const;
  const elm = { ...other, property_title: 'Elm House' };
  const same = { ...elm, unit_id: 'unt_1' };
  it.each([
    [[], undefined],
    [[same], 'Applied twice for this unit'],
    [[same, same], 'Applied 3 times for this unit'],
    [[elm], 'Also applied for Unit 102'],
    [[elm, elm], 'Also applied for Unit 102'],
    [[{ ...elm, property_title: 'Oak' }], 'Also applied for Unit 102, Oak'],
    [
      [elm, { ...elm, unit_id: 'unt_3' }, { ...elm, unit_id: 'unt_4' }],
      'Also applied for Unit 102 and 2 more',
    ],
  ])('who applied for %j', (further, words) => {
    expect(furtherWords({ unit_id: 'unt_1', property_title: 'Elm House', further })).toBe(words);
  });

  it.each([
    [0, ''],
    [1, '1 has a report: decide about it on its own page.'],
    [2, '2 still wait: those with a report are decided on their own pages.'],
  ])('who is left: %i', (left, words) => expect(reportedWords(left)).toBe(words));

  const at = '2026-06-16T12:00:00.000Z';
  const back = '2026-06-20T12:00:00.000Z';
  it.each([
    [{}, '$40.00, unpaid'],
    [{ settled: { how: 'online', at } }, '$40.00, paid online Jun 16, 2026'],
    [{ settled: { how: 'otherwise', at } }, '$40.00, paid Jun 16, 2026'],
    [{ settled: { how: 'waived', at } }, '$40.00, waived Jun 16, 2026'],
    [
      { settled: { how: 'online', at }, back: { state: 'asked', at: back } },
      '$40.00, paid online Jun 16, 2026, on its way back since Jun 20, 2026',
    ],
    [
      { settled: { how: 'online', at }, back: { state: 'failed', at: back } },
      '$40.00, paid online Jun 16, 2026, refund failed Jun 20, 2026',
    ],
  ] as const)('an application fee: %j', (over, words) => {
    expect(feeWords({ cents: 4_000, is_due: false, ...over })).toBe(words);
  });
});

describe('answers in a form', () => {
  it('hold the income in dollars as one would type it', () => {
    const income = (monthlyIncome: number) => valuesOf({ ...emptyApplication, monthlyIncome }).income;
    expect([0, 1, 50, 500_000, 500_050].map(income)).toEqual(['', '0.01', '0.50', '5000', '5000.50']);
    const back = (typed: string) => fieldsOf({ ...valuesOf(emptyApplication), income: typed }).monthlyIncome;
    expect(['', '0.01', '5000', 'x'].map(back)).toEqual([0, 1, 500_000, 0]);
    expect(valuesOf(emptyApplication)).not.toHaveProperty('monthlyIncome');
    expect(fieldsOf(valuesOf(emptyApplication))).toEqual(emptyApplication);
  });
});

describe('conditions of an approval', () => {
  const screened = (deposit: number) =>
    applicantDetails({
      screening: aScreening({ order: { ...aScreening().order, deposit } }),
      deposit_amount: '10.00',
    });
  const asked = { terms: 'conditions', deposit: '', coSigner: false } as const;

  it('are none as applied for, and hold a deposit only when one was typed', () => {
    expect(conditionsOf({ terms: 'usual', deposit: '2900', coSigner: true })).toBeUndefined();
    expect(conditionsOf({ ...asked, coSigner: true })).toEqual({ coSigner: true });
    expect(conditionsOf({ ...asked, deposit: '2900' })).toEqual({ coSigner: false, deposit: 290_000 });
  });

  it('ask for more than the usual deposit, or for a co-signer', () => {
    const messageOf = (deposit: string, coSigner = false) =>
      conditionProblems({ ...asked, deposit, coSigner }, screened(145_000))[0]?.message;
    expect(messageOf('')).toBe('Enter a deposit, require a co-signer, or both');
    expect(messageOf('', true)).toBeUndefined();
    expect(messageOf('1450.00')).toBe('Enter more than $1,450.00');
    expect(messageOf('1450.00', true)).toBe('Enter more than $1,450.00');
    expect(messageOf('1450.01')).toBeUndefined();
    const usual = { terms: 'usual', deposit: '', coSigner: false } as const;
    expect(conditionProblems(usual, screened(145_000))).toEqual([]);
    expect(
      conditionProblems({ ...asked, deposit: '10' }, applicantDetails({ deposit_amount: '10.00' })),
    ).toEqual([{ path: ['deposit'], message: 'Enter more than $10.00' }]);
  });
});

describe('the place of an application', () => {
  it('takes a link as it comes, and only a known step', () => {
    expect(parseApplyPlace({ unit: 'u', application: 12, step: 'home' })).toEqual({
      unit: 'u',
      application: '12',
      step: 'home',
    });
    expect(parseApplyPlace({ unit: true, application: {}, step: 'nowhere' })).toEqual({});
  });

  it('leads from step to step, past the household for one who was named', () => {
    const all = ['about', 'home', 'work', 'household', 'review'];
    expect(stepsOf().map(({ key }) => key)).toEqual(all);
    const own = stepsOf({ part: {} });
    expect(own.map(({ key }) => key)).toEqual(all.filter((key) => key !== 'household'));
    expect(
      (['about', 'home', 'work', 'household', 'review'] as const).map((step) => stepAfter(step)),
    ).toEqual(['home', 'work', 'household', 'review', 'review']);
    expect(stepAfter('work', own)).toBe('review');
  });

  it('knows the step of each answer that can be refused', () => {
    expect(stepOfField).toEqual({
      firstName: 'about',
      lastName: 'about',
      email: 'about',
      mobile: 'about',
      moveIn: 'about',
      currentAddress: 'home',
      livesThereSince: 'home',
      landlordMobile: 'home',
      otherIncome: 'work',
      isTrue: 'review',
    });
  });

  it('of the list is found by its old names, and asks for no page back', () => {
    const raw = { stage: 'approved', search: 'grace', unit_id: 'unt_1', other: 1 };
    expect(applicantPlaces.parse(raw)).toEqual({ view: 'approved', q: 'grace', unit: 'unt_1' });
    expect(applicantPlaces.parse({ stage: 'gone' })).toEqual({});
    const place = applicantPlaces.parse(raw);
    expect(applicantPlaces.cleared(place)).toEqual({ view: 'approved' });
  });
});

describe('an applicant is read again', () => {
  it('every 5 seconds while the report is made, and not before or after', () => {
    const waits = ([undefined, 0, 2, 3, 4, 9] as const).map((status) => {
      const client = new QueryClient();
      const options = applicantQuery('apl_1');
      const screening = status === undefined ? undefined : aScreening({ status });
      client.setQueryData(options.queryKey, applicantDetails({ screening }));
      const observer = new QueryObserver(client, options);
      const query = observer.getCurrentQuery();
      const { refetchInterval } = observer.options;
      return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
    });
    expect(waits).toEqual([false, false, false, 5_000, false, false]);
  });
});

describe('the next step of an own application', () => {
  const until = '2026-07-14T12:00:00.000Z';
  const fee = { cents: 4_000, is_due: true };
  const screening = (status: 0 | 1 | 2 | 4 | 5, cost?: number) => ({
    screening: { status, until, fee: cost },
  });
  it.each([
    [screening(0), 'Your screening is waiting for you'],
    [screening(1), 'Your screening is waiting for you'],
    [screening(2), 'Your application was submitted'],
    [screening(4), 'Your application was submitted'],
    [screening(4, 3_500), 'The screening fee of $35.00 is due'],
    [screening(5, 3_500), 'Your application was submitted'],
    [{ fee, ...screening(1) }, 'Your screening is waiting for you'],
    [{ fee, stage: 'declined' }, 'One thing is open: the application fee of $40.00'],
    [{ fee: { ...fee, is_due: false } }, 'Your application was submitted'],
    [{ stage: 'waiting' }, 'You’re on the waiting list'],
  ] as const satisfies readonly (readonly [Partial<MyApplication>, string])[])(
    'of %j is “%s”',
    (over, title) =>
      expect(nextStep(myApplication(over), new Date('2026-06-14T12:00:00.000Z')).title).toBe(title),
  );

  const decided = { at: '2026-06-20T12:00:00.000Z', has_notice: false, is_taken: false };

  it.each([
    [{}, 'Vale Homes has it and will be in touch. There is nothing to do for now.'],
    [{ stage: 'draft' }, 'Vale Homes gets the application once everybody you named has sent theirs.'],
    [{ stage: 'draft', kind: 'guarantor' }, 'The application is submitted once the others have sent theirs.'],
    [
      { stage: 'approved', decision: { ...decided, conditions: { coSigner: true, deposit: 290_000 } } },
      'The conditions: a deposit of $2,900.00 and a co-signer on the lease. The lease is being prepared. You get an email with a link to read and sign it.',
    ],
    [
      { stage: 'approved' },
      'Congratulations! The lease is being prepared. You get an email with a link to read and sign it.',
    ],
    [{ stage: 'declined' }, 'Vale Homes decided not to rent this home to you.'],
    [screening(1), 'Vale Homes asks for a screening. Read what it is about and agree by Jul 14, 2026.'],
  ] as const satisfies readonly (readonly [Partial<MyApplication>, string])[])(
    'of %j is explained',
    (over, text) =>
      expect(nextStep(myApplication(over), new Date('2026-06-14T12:00:00.000Z')).text).toBe(text),
  );

  it('calls a fee missing only after a day', () => {
    const due = myApplication({
      fee: { cents: 4_000, is_due: true },
      submitted_at: '2026-06-14T12:00:00.000Z',
    });
    const titleAt = (now: string) => nextStep(due, new Date(now)).title;
    const open = 'One thing is open: the application fee of $40.00';
    expect(titleAt('2026-06-15T11:59:59.999Z')).toBe(open);
    expect(titleAt('2026-06-15T12:00:00.000Z')).toBe('The application fee of $40.00 is still missing');
    expect(nextStep({ ...due, submitted_at: undefined }, new Date('2026-07-15T12:00:00.000Z')).title).toBe(
      open,
    );
  });
});
