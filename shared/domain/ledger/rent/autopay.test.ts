import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  drafted,
  everyone,
  sent,
  signedBy,
  signedLease,
} from '../../../../test/support/leases/lease-story';
import { addDays } from '../../dates';
import { changeDraft } from '../../leases/draft/write-draft';
import { changeRent } from '../../leases/moves/change-rent';
import { giveNotice } from '../../leases/moves/give-notice';
import { renew } from '../../leases/moves/renew';
import type { Head } from '../entry';
import {
  type AutopayAsked,
  type AutopayPlan,
  afterDebits,
  autopayStep,
  type Debit,
  dayAfterDebit,
  dueBy,
  firstAbove,
  lookDay,
  mostAfterDue,
  nextDebitDay,
} from './autopay';
import { autopayProblems } from './autopay-terms';

const story = signedLease('2026-01-10');
const { lease } = story;
const terms = { afterDue: 2, ceiling: 160_000, announceAbove: 145_000 };
const plan: AutopayPlan = { terms, next: '2026-03-03' };
const open = (cents: number, due = '2026-03-01', kind: 'rent' | 'deposit' = 'rent') =>
  ({ kind, label: '', due, to: kind === 'rent' ? 'owner' : 'deposit:ten_1', cents, charge: 1 }) as const;
const notice = { by: 'tenants', lastDay: '2026-03-02', reason: 'Agreed' } as const;
const head = (cents: number, prepaid = 0): Pick<Head, 'open' | 'balances'> => ({
  open: [open(cents)],
  balances: { receivable: cents, ...(prepaid > 0 && { prepayment: -prepaid }) },
});
const asked = (more: Partial<AutopayAsked> = {}): AutopayAsked => ({
  lease,
  today: '2026-03-03',
  head: head(145_000),
  pending: [],
  mode: 'any',
  isTenant: true,
  ...more,
});

describe('the day of a debit', () => {
  it('is the due day of each month’s rent or a day after it without a late fee, and the first rent’s own due day [D6] [D17]', () => {
    expect(mostAfterDue(lease, '2026-02-01')).toBe(4);
    const next = (past: string, afterDue: number) => nextDebitDay(lease, { past, afterDue });
    expect(next('2026-01-10', 0)).toBe('2026-01-16');
    expect(next('2026-01-16', 0)).toBe('2026-02-01');
    expect(next('2026-01-31', 0)).toBe('2026-02-01');
    expect(next('2026-02-01', 0)).toBe('2026-03-01');
    expect(next('2026-02-01', 4)).toBe('2026-02-05');
    expect(next('2026-02-05', 4)).toBe('2026-03-05');
  });

  it('may be as many days later as the term in force has without a late fee, before the first term its own [D17]', () => {
    expect(mostAfterDue(lease, '2026-01-10')).toBe(4);
    const late = { ...termFields().late, graceDays: 1, firstFeeDay: 1 };
    const draft = { term: 2, fields: termFields({ from: '2027-01-01', to: '2027-12-31', late }) };
    const drafts = does(does(story, '2026-11-01', renew, undefined), '2026-11-02', changeDraft, draft);
    const renewed = signedBy(sent(drafts, '2026-11-03', 2), '2026-11-04', everyone, 2).lease;
    expect(mostAfterDue(renewed, '2026-12-31')).toBe(4);
    expect(mostAfterDue(renewed, '2027-01-01')).toBe(0);
    expect(mostAfterDue(drafted('2026-01-10').lease, '2026-01-10')).toBe(0);
  });

  it('is never past the days of its rent, and ends the day after the lease [D39]', () => {
    const ended = does(story, '2026-02-20', giveNotice, notice).lease;
    expect(nextDebitDay(ended, { past: '2026-02-05', afterDue: 4 })).toBe('2026-03-02');
    expect(nextDebitDay(ended, { past: '2026-03-02', afterDue: 4 })).toBeUndefined();
    expect(dayAfterDebit(ended, { past: '2026-02-05', afterDue: 4 })).toBe('2026-03-02');
    expect(dayAfterDebit(ended, { past: '2026-03-02', afterDue: 4 })).toBe('2026-03-03');
    expect(dayAfterDebit(lease, { past: '2026-03-02', afterDue: 4 })).toBe('2026-03-05');
    expect(autopayStep(plan, asked({ lease: ended, today: '2026-03-03' }))).toEqual({ do: 'end' });
    expect(autopayStep(plan, asked({ isTenant: false }))).toEqual({ do: 'end' });
  });

  it('is looked at twelve days early when it may have to be announced', () => {
    expect(lookDay(plan)).toBe('2026-02-19');
    expect(lookDay({ ...plan, announced: { day: '2026-03-03', cents: 0 } })).toBe('2026-03-03');
    expect(lookDay({ ...plan, terms: { ...terms, announceAbove: 160_000 } })).toBe('2026-03-03');
  });
});

describe('what is debited', () => {
  it('is what is due by then less what is prepaid, never a deposit and never what is due later [D22] [D23]', () => {
    const { balances } = head(145_000, 5_000);
    const charges = [open(145_000), open(50_000, '2026-03-01', 'deposit'), open(145_000, '2026-03-04')];
    expect(dueBy({ open: charges, balances }, '2026-03-03')).toBe(140_000);
    expect(dueBy({ open: charges, balances }, '2026-03-04')).toBe(285_000);
    expect(dueBy({ open: [], balances }, '2026-03-04')).toBe(0);
  });

  it.each([
    ['exactly what is due', {}, { do: 'debit', cents: 145_000 }],
    ['late, what is due then', { today: '2026-03-09', head: head(144_999) }, { do: 'debit', cents: 144_999 }],
    ['nothing before its day', { today: '2026-03-02' }, { do: 'wait' }],
    [
      'nothing while a payment is on its way',
      { pending: [{ payment: 'p', cents: 1, begun: '' }] },
      { do: 'wait' },
    ],
    ['nothing for less than a dollar', { head: head(99) }, { do: 'skip' }],
    ['a dollar', { head: head(100) }, { do: 'debit', cents: 100 }],
    [
      'only what is allowed without notice',
      { head: head(145_001) },
      { do: 'ask', cents: 145_001, why: 'not-announced' },
    ],
    ['never above the ceiling', { head: head(160_001) }, { do: 'ask', cents: 160_001, why: 'above-ceiling' }],
    [
      'nothing when the landlord takes nothing',
      { mode: 'off' },
      { do: 'ask', cents: 145_000, why: 'online-off' },
    ],
    ['the whole of what is due', { mode: 'full' }, { do: 'debit', cents: 145_000 }],
  ] as const)('is %s', (_, more, step) => {
    expect(autopayStep(plan, asked(more))).toEqual(step);
  });

  it('is no part where the landlord wants all, a due deposit too', () => {
    const both = { ...head(145_000), open: [open(145_000), open(1, '2026-03-03', 'deposit')] };
    expect(autopayStep(plan, asked({ mode: 'full', head: both }))).toMatchObject({
      do: 'ask',
      why: 'not-whole',
    });
    expect(autopayStep(plan, asked({ head: both }))).toEqual({ do: 'debit', cents: 145_000 });
    const later = { ...both, open: [open(145_000), open(1, '2026-03-04', 'deposit')] };
    expect(autopayStep(plan, asked({ mode: 'full', head: later }))).toEqual({ do: 'debit', cents: 145_000 });
  });

  it('goes up to what was announced for the very day, and never above the ceiling', () => {
    const announced = { day: '2026-03-03', cents: 150_000 };
    const at = (cents: number, told = announced) =>
      autopayStep({ ...plan, announced: told }, asked({ head: head(cents) }));
    expect(at(150_000)).toEqual({ do: 'debit', cents: 150_000 });
    expect(at(150_001)).toMatchObject({ do: 'ask', why: 'not-announced' });
    expect(at(150_000, { ...announced, day: '2026-02-03' })).toMatchObject({ do: 'ask' });
    expect(at(160_000, { ...announced, cents: 170_000 })).toEqual({ do: 'debit', cents: 160_000 });
    expect(at(160_001, { ...announced, cents: 170_000 })).toMatchObject({ do: 'ask', why: 'above-ceiling' });
    const unannounced = { ...plan, terms: { ...terms, announceAbove: 0 } };
    expect(autopayStep(unannounced, asked({ head: head(100) }))).toMatchObject({ why: 'not-announced' });
  });

  it('is as much as is allowed, where the payer wants that, and says what is left', () => {
    const upTo = { ...plan, terms: { ...terms, upTo: true } };
    const at = (cents: number, more: Partial<AutopayAsked> = {}) =>
      autopayStep(upTo, asked({ head: head(cents), ...more }));
    expect(at(145_000)).toEqual({ do: 'debit', cents: 145_000 });
    expect(at(145_001)).toEqual({ do: 'debit', cents: 145_000, rest: 1 });
    const announced = { ...upTo, announced: { day: '2026-03-03', cents: 170_000 } };
    expect(autopayStep(announced, asked({ head: head(170_000) }))).toEqual({
      do: 'debit',
      cents: 160_000,
      rest: 10_000,
    });
    expect(at(170_000, { mode: 'full' })).toMatchObject({ do: 'ask', why: 'above-ceiling' });
    expect(at(170_000, { mode: 'off' })).toMatchObject({ do: 'ask', why: 'online-off' });
  });

  it('above the most is known long before: a bill of the next day, or a rent that was agreed', () => {
    expect(firstAbove(plan, { lease, due: 160_000 })).toBeUndefined();
    expect(firstAbove(plan, { lease, due: 160_001 })).toEqual({ day: '2026-03-03', cents: 160_001 });
    const change = {
      line: 'rent',
      cents: 170_000,
      from: '2027-02-01',
      noticeDay: '2026-12-01',
      ruleDays: 30,
    };
    const dearer = does(story, '2026-12-01', changeRent, change).lease;
    const late = { ...plan, next: '2026-12-03' };
    expect(firstAbove(late, { lease: dearer, due: 145_000 })).toEqual({ day: '2027-02-03', cents: 170_000 });
  });

  it('is announced ten days before, or not at all', () => {
    const on = (today: string, more: Partial<AutopayPlan> = {}) =>
      autopayStep({ ...plan, ...more }, asked({ today, head: head(150_000) }));
    expect(on('2026-02-18')).toEqual({ do: 'wait' });
    expect(on('2026-02-19')).toEqual({ do: 'announce', cents: 150_000 });
    expect(on('2026-02-21')).toEqual({ do: 'announce', cents: 150_000 });
    expect(on('2026-02-22')).toEqual({ do: 'wait' });
    expect(on('2026-02-21', { announced: { day: '2026-03-03', cents: 1 } })).toEqual({ do: 'wait' });
    expect(on('2026-02-21', { terms: { ...terms, announceAbove: 160_000 } })).toEqual({ do: 'wait' });
  });

  it('is never more than the ceiling, nor than what is due, nor unannounced, whatever the day and the books', () => {
    const cents = fc.integer({ min: 0, max: 300_000 });
    const days = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(cents, cents, cents, cents, days, (due, ceiling, announceAbove, told, shift) => {
        const today = addDays(plan.next, shift);
        const made = { terms: { afterDue: 2, ceiling, announceAbove }, next: plan.next };
        const announced = told % 2 ? { announced: { day: plan.next, cents: told } } : {};
        const step = autopayStep({ ...made, ...announced }, asked({ today, head: head(due) }));
        if (step.do !== 'debit') return;
        expect(today >= plan.next).toBe(true);
        expect(step.cents).toBe(due);
        expect(due).toBeLessThanOrEqual(ceiling);
        expect(due <= announceAbove || (told % 2 === 1 && due <= told)).toBe(true);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

describe('after debits [D28]', () => {
  const debit = (state: Debit['state'], paymentId = 'auto:2026-03-03', failure = ''): Debit => ({
    paymentId,
    state,
    failure,
  });
  it.each([
    ['none', [], {}],
    ['one on its way', [debit('pending')], {}],
    ['one that settled', [debit('settled')], {}],
    ['one that failed is tried again', [debit('failed')], { retry: 'auto:2026-03-03' }],
    ['one that came back too', [debit('returned', 'b', 'insufficient_funds')], { retry: 'b' }],
    ['two in a row pause it', [debit('failed'), debit('returned')], { pause: 'failures' }],
    [
      'a reservation that ended is none of them',
      [debit('failed'), debit('expired'), debit('failed')],
      { pause: 'failures' },
    ],
    [
      'nor is one that was only begun',
      [debit('failed'), debit('initiated'), debit('failed')],
      { pause: 'failures' },
    ],
    ['nor one on its way', [debit('failed'), debit('pending'), debit('failed')], { pause: 'failures' }],
    [
      'one that never went out is tried again, whatever the reason',
      [debit('failed', 'b', 'debit_not_authorized')],
      { retry: 'b' },
    ],
    [
      'one that settled begins the row anew',
      [debit('failed'), debit('settled'), debit('failed', 'c')],
      { retry: 'c' },
    ],
    [
      'not authorized pauses it at once',
      [debit('returned', 'b', 'debit_not_authorized'), debit('settled')],
      { pause: 'not-authorized' },
    ],
  ] as const)('%s', (_, debits, after) => {
    expect(afterDebits(debits)).toEqual(after);
  });
});

it('terms are within the days without a late fee, at least a dollar, and announced below the ceiling', () => {
  const problems = (more: Partial<typeof terms>) =>
    autopayProblems({ ...terms, ...more }, { mostDays: 4, least: 100 }).map(({ path, message }) => [
      path[0],
      message,
    ]);
  expect(problems({})).toEqual([]);
  expect(problems({ afterDue: 4, ceiling: 100, announceAbove: 100 })).toEqual([]);
  expect(problems({ afterDue: 5 })).toEqual([['after_due', 'Choose a day without a late fee']]);
  expect(problems({ ceiling: 99, announceAbove: 0 })).toEqual([['ceiling_cents', 'Enter at least $1.00']]);
  expect(problems({ announceAbove: 160_001 })).toEqual([
    ['announce_above_cents', 'Enter at most what is debited'],
  ]);
});
