import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  drafted,
  sending,
  sent,
  signedBy,
  signedLease,
  tried,
} from '../../../../test/support/leases/lease-story';
import { changeDraft } from '../draft/write-draft';
import { rentOf } from '../rent/rent';
import { send } from '../signing/send';
import { voidPacket } from '../signing/void-packet';
import { statusOf } from '../status/status';
import { endLease } from './end-lease';
import { giveNotice } from './give-notice';
import { chargeHoldoverRent, rollOver } from './holdover';
import { surrender } from './keys';
import { renew } from './renew';

const ending = signedLease('2026-01-10', { fields: termFields({ atEnd: 'end' }) });
const story = signedLease('2026-01-10');
const noticed = does(story, '2026-06-01', giveNotice, { by: 'tenants', lastDay: '2026-07-31', reason: '' });
const codeOf = (answer: object) => ('refused' in answer ? answer.refused : 'done');
const next = { leaseId: 'lse_2', fields: termFields({ from: '2026-08-05', to: '2026-08-20', atEnd: 'end' }) };
const charges = (lease: typeof story.lease, from: string, to: string) =>
  rentOf(lease, { from, to }).map((charge) => [charge.from, charge.to, charge.cents, charge.isHoldover]);

describe('rolling over in holdover [D36]', () => {
  it('goes on month-to-month from the day after the last', () => {
    const rolled = does(ending, '2027-01-05', rollOver, undefined);
    expect(rolled.lease.holdovers).toEqual([
      { kind: 'rolls-over', term: 1, after: '2026-12-31', from: '2027-01-01', decidedOn: '2027-01-05' },
    ]);
    expect(statusOf(rolled.lease, '2027-01-05')).toBe('month-to-month');
    expect(rolled.calendar.entries).toEqual([{ kind: 'signed', lease: 'lse_1', from: '2026-01-16' }]);
    expect(charges(rolled.lease, '2027-01-01', '2027-01-31')).toEqual([
      ['2027-01-01', '2027-01-31', 145_000, false],
    ]);
  });

  it('takes a notice back that has run out, and ends rent that was decided', () => {
    const held = does(noticed, '2026-08-02', chargeHoldoverRent, {});
    const rolled = does(held, '2026-08-05', rollOver, undefined);
    expect(rolled.lease.notices[0]?.takenBackOn).toBe('2026-08-05');
    expect(rolled.lease.holdovers).toEqual([
      { kind: 'rent', from: '2026-08-01', to: '2026-07-31', decidedOn: '2026-08-02' },
      { kind: 'rolls-over', term: 1, after: '2026-07-31', from: '2026-08-01', decidedOn: '2026-08-05' },
    ]);
    expect(statusOf(rolled.lease, '2026-08-05')).toBe('active');
  });

  it('begins after the days that others had, which stay nobody’s, due when it is decided [D65]', () => {
    const other = signedLease('2026-06-02', { ...next, calendar: noticed.calendar });
    const gone = does(other, '2026-08-20', surrender, { day: '2026-08-20' });
    const held = { ...noticed, calendar: gone.calendar };
    expect(tried(held, '2026-08-20', rollOver, undefined)).toMatchObject({ refused: 'unit-taken' });
    const rolled = does(held, '2026-08-25', rollOver, undefined);
    expect(rolled.lease.holdovers).toEqual([
      { kind: 'rolls-over', term: 1, after: '2026-07-31', from: '2026-08-21', decidedOn: '2026-08-25' },
    ]);
    expect(rolled.calendar.entries).toEqual([{ kind: 'signed', lease: 'lse_1', from: '2026-08-21' }]);
    expect(charges(rolled.lease, '2026-07-01', '2026-08-31')).toEqual([
      ['2026-07-01', '2026-07-31', 145_000, false],
      ['2026-08-21', '2026-08-31', 51_452, false],
    ]);
    expect(rentOf(rolled.lease, { from: '2026-08-01', to: '2026-08-31' })[0]?.dueOn).toBe('2026-08-25');
  });

  it('in the month of the last day charges the days on both sides of those that others had', () => {
    const leaving = does(story, '2026-06-01', giveNotice, {
      by: 'tenants',
      lastDay: '2026-08-04',
      reason: '',
    });
    const other = signedLease('2026-06-02', { ...next, calendar: leaving.calendar });
    const gone = does(other, '2026-08-20', surrender, { day: '2026-08-20' });
    const rolled = does({ ...leaving, calendar: gone.calendar }, '2026-08-25', rollOver, undefined);
    expect(charges(rolled.lease, '2026-08-01', '2026-08-31')).toEqual([
      ['2026-08-01', '2026-08-04', 18_710, false],
      ['2026-08-21', '2026-08-31', 51_452, false],
    ]);
  });

  it('begins after a single day that others had', () => {
    const fields = termFields({ from: '2026-08-01', to: '2026-08-01', atEnd: 'end' });
    const other = signedLease('2026-06-02', { leaseId: 'lse_2', fields, calendar: noticed.calendar });
    const gone = does(other, '2026-08-01', surrender, { day: '2026-08-01' });
    const rolled = does({ ...noticed, calendar: gone.calendar }, '2026-08-25', rollOver, undefined);
    expect(rolled.calendar.entries).toEqual([{ kind: 'signed', lease: 'lse_1', from: '2026-08-02' }]);
    expect(charges(rolled.lease, '2026-08-01', '2026-08-31')).toEqual([
      ['2026-08-02', '2026-08-31', 140_323, false],
    ]);
  });

  it('is refused out of holdover, with keys back, after an end, and when the unit is taken', () => {
    expect(codeOf(tried(ending, '2026-12-31', rollOver, undefined))).toBe('wrong-status');
    expect(codeOf(tried(ending, '2027-01-01', rollOver, undefined))).toBe('done');
    const keys = does(ending, '2027-01-05', surrender, { day: '2027-01-05' });
    expect([
      statusOf(keys.lease, '2027-01-05'),
      codeOf(tried(keys, '2027-01-05', rollOver, undefined)),
    ]).toEqual(['holdover', 'wrong-status']);
    const ended = does(ending, '2027-01-05', endLease, { day: '2027-01-05', why: 'court', note: '' });
    expect([
      statusOf(ended.lease, '2027-01-05'),
      codeOf(tried(ended, '2027-01-05', rollOver, undefined)),
    ]).toEqual(['holdover', 'wrong-status']);
    const { calendar } = sent(drafted('2026-06-02', { ...next, calendar: noticed.calendar }), '2026-07-20');
    expect(codeOf(tried(noticed, '2026-08-01', rollOver, undefined))).toBe('done');
    expect(codeOf(tried({ ...noticed, calendar }, '2026-08-01', rollOver, undefined))).toBe('unit-taken');
    const late = drafted('2026-06-02', { ...next, calendar: noticed.calendar });
    expect(codeOf(tried(late, '2026-08-01', send, sending(late)))).toBe('unit-taken');
  });
});

describe('rent in holdover is charged as decided [D36]', () => {
  it('from the first day that is not agreed, until further notice, by actual days', () => {
    const held = does(ending, '2027-01-05', chargeHoldoverRent, {});
    expect(held.lease.holdovers).toEqual([{ kind: 'rent', from: '2027-01-01', decidedOn: '2027-01-05' }]);
    expect(statusOf(held.lease, '2027-01-05')).toBe('holdover');
    expect(charges(held.lease, '2026-12-01', '2027-02-28')).toEqual([
      ['2026-12-01', '2026-12-31', 145_000, false],
      ['2027-01-01', '2027-01-31', 145_000, true],
      ['2027-02-01', '2027-02-28', 145_000, true],
    ]);
  });

  it('for the days of choice; the next decision ends the one before', () => {
    const first = does(ending, '2027-01-10', chargeHoldoverRent, { from: '2027-01-03', to: '2027-01-08' });
    expect(charges(first.lease, '2027-01-01', '2027-01-31')).toEqual([
      ['2027-01-03', '2027-01-08', 28_065, true],
    ]);
    const second = does(first, '2027-01-12', chargeHoldoverRent, { from: '2027-01-06' });
    expect(second.lease.holdovers).toEqual([
      { kind: 'rent', from: '2027-01-03', to: '2027-01-05', decidedOn: '2027-01-10' },
      { kind: 'rent', from: '2027-01-06', decidedOn: '2027-01-12' },
    ]);
    expect(
      charges(does(first, '2027-01-12', chargeHoldoverRent, {}).lease, '2027-01-01', '2027-01-31'),
    ).toEqual([['2027-01-01', '2027-01-31', 145_000, true]]);
  });

  it('for one day alone', () => {
    const day = { from: '2027-01-03', to: '2027-01-03' };
    expect(
      charges(does(ending, '2027-01-05', chargeHoldoverRent, day).lease, '2027-01-01', '2027-01-31'),
    ).toEqual([['2027-01-03', '2027-01-03', 4_677, true]]);
  });

  it('by actual days whatever the method, due on the day of the decision, apart from what was agreed [D65]', () => {
    const fields = termFields({
      to: '2026-12-15',
      atEnd: 'end',
      proration: { method: 'none', firstMonthFull: false },
    });
    const held = does(signedLease('2026-01-10', { fields }), '2027-01-05', chargeHoldoverRent, {
      to: '2027-01-10',
    });
    const all = rentOf(held.lease, { from: '2026-12-01', to: '2027-01-31' });
    expect(all.map(({ from, to, dueOn, cents, isHoldover }) => [from, to, dueOn, cents, isHoldover])).toEqual(
      [
        ['2026-12-01', '2026-12-15', '2026-12-01', 70_161, false],
        ['2026-12-16', '2026-12-31', '2027-01-05', 74_839, true],
        ['2027-01-01', '2027-01-10', '2027-01-05', 46_774, true],
      ],
    );
  });

  it.each([
    ['the last agreed day', { from: '2026-12-31' }, 'bad-day'],
    ['the day after', { from: '2027-01-01' }, 'done'],
    ['today', { from: '2027-01-05' }, 'done'],
    ['tomorrow', { from: '2027-01-06' }, 'bad-day'],
    ['one day', { from: '2027-01-03', to: '2027-01-03' }, 'done'],
    ['backward', { from: '2027-01-03', to: '2027-01-02' }, 'bad-day'],
  ])('from %s', (_, days, expected) => {
    expect(codeOf(tried(ending, '2027-01-05', chargeHoldoverRent, days))).toBe(expected);
  });

  it('says which days can be chosen', () => {
    expect(tried(ending, '2027-01-05', chargeHoldoverRent, { from: '2026-12-31' })).toEqual({
      refused: 'bad-day',
      fields: { from: 'Choose days after the last one that was agreed' },
    });
  });

  it('goes on until a renewal is signed by everyone, not by some', () => {
    let renewal = does(does(ending, '2027-01-05', chargeHoldoverRent, {}), '2027-01-06', renew, undefined);
    renewal = does(renewal, '2027-01-06', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    renewal = signedBy(sent(renewal, '2027-01-06', 2), '2027-01-06', ['ada'], 2);
    expect(renewal.lease.holdovers).toEqual([{ kind: 'rent', from: '2027-01-01', decidedOn: '2027-01-05' }]);
  });

  it('stops the day before another lease begins', () => {
    const { calendar } = signedLease('2026-06-02', { ...next, calendar: noticed.calendar });
    const held = { ...noticed, calendar };
    expect(does(held, '2026-08-02', chargeHoldoverRent, {}).lease.holdovers).toEqual([
      { kind: 'rent', from: '2026-08-01', to: '2026-08-04', decidedOn: '2026-08-02' },
    ]);
    expect(codeOf(tried(held, '2026-08-02', chargeHoldoverRent, { to: '2026-08-04' }))).toBe('done');
    expect(codeOf(tried(held, '2026-08-02', chargeHoldoverRent, { to: '2026-08-05' }))).toBe('unit-taken');
    expect(codeOf(tried(held, '2026-08-06', chargeHoldoverRent, { from: '2026-08-05' }))).toBe('unit-taken');
    expect(codeOf(tried(held, '2026-08-06', chargeHoldoverRent, { from: '2026-08-04' }))).toBe('done');
  });

  it('moves nothing in the calendar until the tenants are out; then charged days are theirs', () => {
    const held = does(ending, '2027-01-10', chargeHoldoverRent, { from: '2027-01-08', to: '2027-01-20' });
    expect(held.calendar).toEqual(ending.calendar);
    const end = (day: string) =>
      does(held, '2027-01-10', endLease, { day, why: 'court', note: '' }).calendar.freeFrom;
    expect([end('2027-01-09'), end('2027-01-08'), end('2027-01-07')]).toEqual([
      '2027-01-10',
      '2027-01-09',
      '2027-01-01',
    ]);
  });

  it('is not charged twice when a moved notice agrees on the same days', () => {
    const held = does(noticed, '2026-08-02', chargeHoldoverRent, {});
    const moved = does(held, '2026-08-03', giveNotice, {
      by: 'both',
      lastDay: '2026-08-20',
      reason: 'Agreed',
    });
    expect(charges(moved.lease, '2026-08-01', '2026-09-30')).toEqual([
      ['2026-08-01', '2026-08-20', 93_548, false],
    ]);
  });

  it('is refused out of holdover', () => {
    expect(codeOf(tried(ending, '2026-12-31', chargeHoldoverRent, {}))).toBe('wrong-status');
    const isVoid = does(sent(drafted('2026-01-02'), '2026-01-03'), '2026-01-04', voidPacket, {
      term: 1,
      note: '',
    });
    expect(codeOf(tried(isVoid, '2026-01-04', chargeHoldoverRent, {}))).toBe('wrong-status');
  });
});
