import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { does, drafted, sent, signedLease, tried } from '../../../../test/support/leases/lease-story';
import { changeDraft } from '../draft/write-draft';
import { statusOf } from '../status/status';
import { endLease, settle } from './end-lease';
import { giveNotice, takeNoticeBack } from './give-notice';
import { chargeHoldoverRent } from './holdover';
import { surrender } from './keys';
import { renew } from './renew';

const story = signedLease('2026-01-10');
const ending = signedLease('2026-01-10', { fields: termFields({ atEnd: 'end' }) });
const notice = { by: 'tenants', lastDay: '2026-07-01', reason: '' } as const;
const codeOf = (answer: object) => ('refused' in answer ? answer.refused : 'done');

describe('notice', () => {
  it('is kept with its days, and the calendar ends with it', () => {
    const given = does(story, '2026-06-01', giveNotice, notice);
    expect(given.lease.notices).toEqual([
      { number: 1, ...notice, givenOn: '2026-06-01', writtenOn: '2026-06-01' },
    ]);
    expect(given.calendar.entries).toEqual([
      { kind: 'signed', lease: 'lse_1', from: '2026-01-16', to: '2026-07-01' },
    ]);
  });

  it.each([
    ['30 days later', {}, 'done'],
    ['29 days later', { lastDay: '2026-06-30' }, 'notice-too-short'],
    ['29 days later, with a reason', { lastDay: '2026-06-30', reason: 'Agreed' }, 'done'],
    ['a reason of blanks is none', { lastDay: '2026-06-30', reason: ' ' }, 'notice-too-short'],
    ['today, with a reason', { lastDay: '2026-06-01', reason: 'Agreed' }, 'done'],
    ['yesterday, with a reason', { lastDay: '2026-05-31', reason: 'Agreed' }, 'notice-too-short'],
    [
      'given five days ago: the days count from then',
      { givenOn: '2026-05-27', lastDay: '2026-06-26' },
      'done',
    ],
    [
      'given five days ago, a day too soon',
      { givenOn: '2026-05-27', lastDay: '2026-06-25' },
      'notice-too-short',
    ],
    [
      'given long ago, the last day is past',
      { givenOn: '2026-04-01', lastDay: '2026-05-31' },
      'notice-too-short',
    ],
    ['given tomorrow', { givenOn: '2026-06-02' }, 'bad-day'],
    ['given on the first day of the lease', { givenOn: '2026-01-16' }, 'done'],
    ['given before the lease', { givenOn: '2026-01-15' }, 'bad-day'],
    ['after the end of a term that goes on', { lastDay: '2027-03-31' }, 'done'],
    ['in five years', { lastDay: '2031-06-01' }, 'done'],
    ['a day later, by a mistyped year', { lastDay: '2031-06-02' }, 'bad-day'],
  ])('%s', (_, over, expected) => {
    expect(codeOf(tried(story, '2026-06-01', giveNotice, { ...notice, ...over }))).toBe(expected);
  });

  it('that is not possible says which day is', () => {
    expect(tried(story, '2026-06-01', giveNotice, { ...notice, givenOn: '2026-06-02' })).toEqual({
      refused: 'bad-day',
      fields: { given_on: 'Choose a day of the lease up to today' },
    });
  });

  it('is neither given nor taken back once the lease is settled', () => {
    const left = does(does(story, '2026-06-01', giveNotice, notice), '2026-07-01', surrender, {
      day: '2026-07-01',
    });
    expect(tried(left, '2026-07-02', giveNotice, notice)).toEqual({ refused: 'keys-back' });
    expect(tried(left, '2026-07-02', takeNoticeBack, undefined)).toEqual({ refused: 'keys-back' });
    const settled = does(left, '2026-07-02', settle, { depositHeldCents: 0 });
    expect(tried(settled, '2026-07-02', giveNotice, notice)).toEqual({ refused: 'wrong-status' });
    expect(tried(settled, '2026-07-02', takeNoticeBack, undefined)).toEqual({ refused: 'wrong-status' });
  });

  it('never lies after the end of a term that does not go on, until that is past', () => {
    const at = (on: string, lastDay: string) =>
      codeOf(tried(ending, on, giveNotice, { ...notice, lastDay, reason: 'x' }));
    expect(at('2026-06-01', '2026-12-31')).toBe('done');
    expect(at('2026-06-01', '2027-01-01')).toBe('after-term-end');
    expect(at('2026-12-31', '2027-01-01')).toBe('after-term-end');
    expect(at('2027-01-01', '2027-01-01')).toBe('done');
  });

  it('given in holdover keeps the unit and ends rent that was decided', () => {
    const held = does(ending, '2027-01-05', chargeHoldoverRent, {});
    const given = does(held, '2027-01-10', giveNotice, { ...notice, lastDay: '2027-02-28' });
    expect(given.lease.holdovers).toEqual([
      { kind: 'rent', from: '2027-01-01', to: '2027-02-28', decidedOn: '2027-01-05' },
    ]);
    expect(statusOf(given.lease, '2027-02-28')).toBe('notice-given');
    expect(statusOf(given.lease, '2027-03-01')).toBe('holdover');
    expect(given.calendar.entries).toMatchObject([{ to: '2027-02-28' }]);
  });

  it('given again moves the last day, the older one is taken back', () => {
    const first = does(story, '2026-06-01', giveNotice, notice);
    const second = does(first, '2026-06-10', giveNotice, { ...notice, lastDay: '2026-08-31' });
    expect(second.lease.notices.map(({ number, takenBackOn }) => [number, takenBackOn])).toEqual([
      [1, '2026-06-10'],
      [2, undefined],
    ]);
    expect(second.calendar.entries).toMatchObject([{ to: '2026-08-31' }]);
  });

  it('is not moved into days that another lease has', () => {
    const first = does(story, '2026-06-01', giveNotice, notice);
    const fields = termFields({ from: '2026-08-01', to: '2027-07-31' });
    const { calendar } = sent(
      drafted('2026-06-02', { leaseId: 'lse_2', fields, calendar: first.calendar }),
      '2026-06-02',
    );
    const move = (lastDay: string) =>
      tried({ ...first, calendar }, '2026-06-03', giveNotice, { ...notice, lastDay });
    expect(codeOf(move('2026-07-31'))).toBe('done');
    expect(move('2026-08-01')).toMatchObject({
      refused: 'unit-taken',
      taken: [{ from: '2026-08-01', to: '2026-08-01' }],
    });
  });

  it('voids the renewal that is out', () => {
    let next = does(story, '2026-06-01', renew, undefined);
    next = does(next, '2026-06-01', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    next = does(sent(next, '2026-06-01', 2), '2026-06-02', giveNotice, { ...notice, lastDay: '2026-07-02' });
    expect(next.lease.packets[1]?.voided).toMatchObject({ why: 'notice-given', on: '2026-06-02' });
    expect(next.events.at(-1)).toMatchObject({ kind: 'voided', term: 2, note: 'notice-given' });
  });

  it('needs a lease that has begun and goes on, and keys that are out', () => {
    expect(codeOf(tried(story, '2026-01-15', giveNotice, { ...notice, lastDay: '2026-03-01' }))).toBe(
      'wrong-status',
    );
    expect(codeOf(tried(story, '2026-01-16', giveNotice, { ...notice, lastDay: '2026-03-01' }))).toBe('done');
    const keys = does(ending, '2026-06-01', surrender, { day: '2026-06-01' });
    expect(codeOf(tried(keys, '2026-06-01', giveNotice, notice))).toBe('keys-back');
    const ended = does(story, '2026-05-31', endLease, { day: '2026-05-31', why: 'agreement', note: '' });
    expect(codeOf(tried(ended, '2026-05-31', giveNotice, notice))).toBe('wrong-status');
    const settled = does(ended, '2026-06-01', settle, { depositHeldCents: 0 });
    expect(codeOf(tried(settled, '2026-06-01', giveNotice, notice))).toBe('wrong-status');
  });
});

describe('taking notice back', () => {
  const given = does(story, '2026-06-01', giveNotice, notice);

  it('makes the lease as it was', () => {
    const back = does(given, '2026-06-10', takeNoticeBack, undefined);
    expect(back.lease.notices[0]?.takenBackOn).toBe('2026-06-10');
    expect([statusOf(back.lease, '2026-06-10'), back.calendar]).toEqual(['active', story.calendar]);
  });

  it('works in holdover, and does not revive rent that was decided', () => {
    const held = does(given, '2026-07-05', chargeHoldoverRent, {});
    const back = does(held, '2026-07-10', takeNoticeBack, undefined);
    expect(statusOf(back.lease, '2026-07-10')).toBe('active');
    expect(back.lease.holdovers).toEqual([
      { kind: 'rent', from: '2026-07-02', to: '2026-07-10', decidedOn: '2026-07-05' },
    ]);
  });

  it('is refused without one, with keys back, after an end', () => {
    expect(codeOf(tried(story, '2026-06-10', takeNoticeBack, undefined))).toBe('wrong-status');
    const keys = does(given, '2026-06-20', surrender, { day: '2026-06-20' });
    expect(codeOf(tried(keys, '2026-06-20', takeNoticeBack, undefined))).toBe('keys-back');
    const ended = does(given, '2026-06-20', endLease, { day: '2026-06-20', why: 'agreement', note: '' });
    expect(codeOf(tried(ended, '2026-06-20', takeNoticeBack, undefined))).toBe('wrong-status');
    const settled = does(ended, '2026-06-21', settle, { depositHeldCents: 0 });
    expect(codeOf(tried(settled, '2026-06-21', takeNoticeBack, undefined))).toBe('wrong-status');
  });
});
