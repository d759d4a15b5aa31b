import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  drafted,
  everyone,
  type LeaseStory,
  sent,
  signedBy,
  signedLease,
} from '../../../../test/support/leases/lease-story';
import { addDays } from '../../dates';
import { changeDraft } from '../draft/write-draft';
import { changeRent } from '../moves/change-rent';
import { endLease, settle } from '../moves/end-lease';
import { giveNotice } from '../moves/give-notice';
import { rollOver } from '../moves/holdover';
import { giveForwardingAddress, surrender } from '../moves/keys';
import { renew } from '../moves/renew';
import { depositDeadline } from '../rent/deposit-clock';
import { voidPacket } from '../signing/void-packet';
import { nextStepOf } from '../status/next-step';
import { changedDues, duesOf, stepsDue } from './steps';

const none = undefined;
const namesOn = ({ lease }: LeaseStory, on: string) =>
  stepsDue(lease, on).map(({ name }) => name.replace(':lse_1', ''));
/** The days on which a step is due: its first and its last of the given days. */
const spanOf = (story: LeaseStory, name: string, [from, to]: [string, string]) => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (namesOn(story, day).includes(name)) days.push(day);
  return [days[0], days.at(-1), days.length];
};

const story = signedLease('2026-01-02');
const ending = signedLease('2026-01-02', { fields: termFields({ atEnd: 'end' }) });
const notice = { by: 'tenants', lastDay: '2026-07-31', reason: '' } as const;
const noticed = does(story, '2026-06-01', giveNotice, notice);

describe('a step is due from its day as long as it matters', () => {
  it.each<[string, LeaseStory, string, [string, string], [string, string, number]]>([
    [
      'the first reminder',
      sent(drafted('2026-01-02'), '2026-01-03'),
      'remind-2:1:1',
      ['2026-01-01', '2026-02-10'],
      ['2026-01-05', '2026-01-07', 3],
    ],
    [
      'the second one',
      sent(drafted('2026-01-02'), '2026-01-03'),
      'remind-5:1:1',
      ['2026-01-01', '2026-02-10'],
      ['2026-01-08', '2026-02-02', 26],
    ],
    [
      'the expiry, until it is written',
      sent(drafted('2026-01-02'), '2026-01-03'),
      'expired:1:1',
      ['2026-01-01', '2026-02-10'],
      ['2026-02-03', '2026-02-10', 8],
    ],
    [
      'the first day, for a week',
      story,
      'first-day:1',
      ['2026-01-01', '2026-02-10'],
      ['2026-01-16', '2026-01-22', 7],
    ],
    [
      '90 days before the end',
      story,
      'expiring-90:1',
      ['2026-09-01', '2027-01-10'],
      ['2026-10-02', '2026-10-31', 30],
    ],
    [
      '60 days before',
      story,
      'expiring-60:1',
      ['2026-09-01', '2027-01-10'],
      ['2026-11-01', '2026-11-30', 30],
    ],
    [
      '30 days before',
      story,
      'expiring-30:1',
      ['2026-09-01', '2027-01-10'],
      ['2026-12-01', '2026-12-31', 31],
    ],
    ['going on', story, 'month-to-month:1', ['2026-12-01', '2027-01-20'], ['2027-01-01', '2027-01-07', 7]],
    [
      'the last day of a term',
      ending,
      'last-day:term-1',
      ['2026-12-01', '2027-01-20'],
      ['2026-12-31', '2026-12-31', 1],
    ],
    [
      'the day after it, until somebody decides',
      ending,
      'holdover:term-1',
      ['2026-12-01', '2027-01-20'],
      ['2027-01-01', '2027-01-20', 20],
    ],
    [
      'the last day of a notice',
      noticed,
      'last-day:notice-1',
      ['2026-07-01', '2026-08-10'],
      ['2026-07-31', '2026-07-31', 1],
    ],
    [
      'the day after that',
      noticed,
      'holdover:notice-1',
      ['2026-07-01', '2026-08-10'],
      ['2026-08-01', '2026-08-10', 10],
    ],
  ])('%s', (_, given, name, days, span) => expect(spanOf(given, name, days)).toEqual(span));

  it('a reminder ends with the packet', () => {
    const short = drafted('2026-01-02', {
      fields: termFields({ from: '2026-01-01', to: '2026-01-06', atEnd: 'end' }),
    });
    const out = sent(short, '2026-01-03');
    expect(spanOf(out, 'remind-2:1:1', ['2026-01-01', '2026-02-01'])).toEqual([
      '2026-01-05',
      '2026-01-06',
      2,
    ]);
    expect(spanOf(out, 'remind-5:1:1', ['2026-01-01', '2026-02-01'])).toEqual([none, none, 0]);
    expect(namesOn(does(out, '2026-01-04', voidPacket, { term: 1, note: '' }), '2026-01-05')).toEqual([]);
    expect(namesOn(signedBy(out, '2026-01-04', everyone), '2026-01-05')).toEqual([
      'first-day:1',
      'expiring-30:1',
    ]);
  });

  it('with keys back, the day after the last one is the end', () => {
    const keys = does(noticed, '2026-07-20', surrender, { day: '2026-07-20' });
    expect(namesOn(keys, '2026-07-31')).toEqual(['last-day:notice-1']);
    expect(spanOf(keys, 'ended:keys-1', ['2026-07-01', '2026-08-30'])).toEqual([
      '2026-08-01',
      '2026-08-07',
      7,
    ]);
    const late = does(noticed, '2026-08-05', surrender, { day: '2026-08-05' });
    expect(spanOf(late, 'ended:keys-1', ['2026-07-01', '2026-08-30'])).toEqual([
      '2026-08-06',
      '2026-08-12',
      7,
    ]);
    const ended = does(noticed, '2026-07-20', endLease, { day: '2026-07-18', why: 'agreement', note: '' });
    expect(spanOf(ended, 'ended:end-1', ['2026-07-19', '2026-08-30'])).toEqual([
      '2026-07-19',
      '2026-07-25',
      7,
    ]);
    expect(namesOn(ended, '2026-07-31')).toEqual([]);
  });

  it('nothing is said of an end of term once it is known how the lease ends, or that it was renewed', () => {
    const given = does(story, '2026-09-15', giveNotice, { ...notice, lastDay: '2027-01-31' });
    expect([namesOn(given, '2026-10-02'), namesOn(given, '2027-01-01')]).toEqual([[], []]);
    const keys = does(ending, '2026-09-15', surrender, { day: '2026-09-15' });
    expect(namesOn(keys, '2026-12-01')).not.toContain('expiring-30:1');
    let renewed = does(story, '2026-09-15', renew, none);
    renewed = does(renewed, '2026-09-15', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    renewed = signedBy(sent(renewed, '2026-09-15', 2), '2026-09-16', everyone, 2);
    expect([
      namesOn(renewed, '2026-10-02'),
      namesOn(renewed, '2027-01-01'),
      namesOn(renewed, '2027-10-02'),
    ]).toEqual([[], ['first-day:2'], ['expiring-90:2']]);
    const short = does(renewed, '2026-09-17', giveNotice, { ...notice, lastDay: '2026-12-31' });
    expect(namesOn(short, '2027-01-01')).toEqual(['holdover:notice-1']);
  });

  it('a lease that was rolled over in holdover is asked about no more', () => {
    const rolled = does(ending, '2027-01-03', rollOver, none);
    expect(namesOn(rolled, '2027-01-04')).toEqual([]);
  });

  it('a changed rent is told on its first day, once, and not after the last day', () => {
    const change = { line: 'rent', cents: 150_000, from: '2027-03-01', noticeDay: '2027-01-05', ruleDays: 0 };
    let changed = does(story, '2027-01-05', changeRent, change);
    changed = does(changed, '2027-01-06', changeRent, { ...change, cents: 151_000 });
    expect(namesOn(changed, '2027-03-01')).toEqual(['rent-change:1:rent:2027-03-01']);
    const ended = does(changed, '2027-01-07', giveNotice, { ...notice, lastDay: '2027-02-28' });
    expect(namesOn(ended, '2027-03-01')).toEqual(['holdover:notice-1']);
  });

  it('of a short term begins with the term', () => {
    const short = signedLease('2026-01-02', { fields: termFields({ to: '2026-02-28' }) });
    expect(spanOf(short, 'expiring-60:1', ['2026-01-01', '2026-03-01'])).toEqual([
      '2026-01-16',
      '2026-01-28',
      13,
    ]);
    expect(spanOf(short, 'expiring-90:1', ['2026-01-01', '2026-03-01'])).toEqual([none, none, 0]);
  });

  it('is nothing once a lease is settled', () => {
    const ended = does(story, '2026-06-01', endLease, { day: '2026-06-01', why: 'agreement', note: '' });
    expect(namesOn(ended, '2026-06-02')).toEqual(['ended:end-1']);
    expect(namesOn(does(ended, '2026-06-02', settle, { depositHeldCents: 0 }), '2026-06-02')).toEqual([]);
  });
});

describe('the deposit’s clock [D41]', () => {
  const deposit = (clock: 'surrender' | 'forwarding-address' | 'later', cents = 145_000) =>
    termFields({ deposit: { cents, heldBy: 'Oak', returnDays: 14, clock } });
  const left = (fields: ReturnType<typeof termFields>, address = true) => {
    let gone = signedLease('2026-01-02', { fields });
    gone = does(gone, '2026-06-01', giveNotice, notice);
    gone = does(gone, '2026-07-31', surrender, { day: '2026-07-31' });
    return address
      ? does(gone, '2026-08-05', giveForwardingAddress, { address: '7 Oak St', givenOn: '2026-08-04' })
      : gone;
  };

  it.each([
    ['surrender', true, '2026-08-14'],
    ['surrender', false, '2026-08-14'],
    ['forwarding-address', true, '2026-08-18'],
    ['forwarding-address', false, none],
    ['later', true, '2026-08-18'],
    ['later', false, none],
  ] as const)('counts from %s (address given: %s) to %s', (clock, address, deadline) => {
    expect(depositDeadline(left(deposit(clock), address).lease, '2026-08-10')).toBe(deadline);
  });

  it('counts from an end without keys, and not while tenants are there', () => {
    const ended = does(signedLease('2026-01-02', { fields: deposit('surrender') }), '2026-06-10', endLease, {
      day: '2026-06-08',
      why: 'court',
      note: '',
    });
    expect(depositDeadline(ended.lease, '2026-06-10')).toBe('2026-06-22');
    expect(depositDeadline(noticed.lease, '2026-07-01')).toBe(none);
    expect(depositDeadline(left(deposit('surrender', 0)).lease, '2026-08-10')).toBe(none);
    expect(depositDeadline(left(deposit('later')).lease, '2026-08-03')).toBe(none);
  });

  it('is told a week before, and on its day until it is settled', () => {
    const gone = left(deposit('surrender'));
    expect(spanOf(gone, 'deposit-7:2026-08-14', ['2026-08-01', '2026-09-01'])).toEqual([
      '2026-08-07',
      '2026-08-13',
      7,
    ]);
    expect(spanOf(gone, 'deposit-due:2026-08-14', ['2026-08-01', '2026-09-01'])).toEqual([
      '2026-08-14',
      '2026-09-01',
      19,
    ]);
  });
});

describe('dues', () => {
  it('are written for every step to come, none for the day of the command', () => {
    const out = sent(drafted('2026-01-02'), '2026-01-03');
    expect(duesOf(out.lease, '2026-01-03')).toEqual([
      { kind: 'remind-2', name: 'remind-2:lse_1:1:1', on: '2026-01-05' },
      { kind: 'remind-5', name: 'remind-5:lse_1:1:1', on: '2026-01-08' },
      { kind: 'expired', name: 'expired:lse_1:1:1', on: '2026-02-03' },
    ]);
    expect(duesOf(ending.lease, '2026-01-02').map(({ kind, on }) => `${kind} ${on}`)).toEqual([
      'first-day 2026-01-16',
      'expiring-90 2026-10-02',
      'expiring-60 2026-11-01',
      'expiring-30 2026-12-01',
      'last-day 2026-12-31',
      'holdover 2027-01-01',
    ]);
  });

  it('come tomorrow for what is due at once, and never for what is over by then', () => {
    const on = (day: string) => duesOf(story.lease, day).map(({ kind, on: due }) => `${kind} ${due}`);
    expect(on('2026-01-16')[0]).toBe('first-day 2026-01-17');
    expect(on('2026-01-21')[0]).toBe('first-day 2026-01-22');
    expect(on('2026-01-22')[0]).toBe('expiring-90 2026-10-02');
    expect(on('2026-12-30')).toEqual(['expiring-30 2026-12-31', 'month-to-month 2027-01-01']);
    expect(on('2026-12-31')).toEqual(['month-to-month 2027-01-01']);
  });

  it('change by a command: those that go and those that come', () => {
    const { added, removed } = changedDues(story.lease, { after: noticed.lease, on: '2026-06-01' });
    expect(added.map(({ name }) => name)).toEqual(['last-day:lse_1:notice-1', 'holdover:lse_1:notice-1']);
    expect(removed.map(({ name }) => name)).toEqual([
      'expiring-90:lse_1:1',
      'expiring-60:lse_1:1',
      'expiring-30:lse_1:1',
      'month-to-month:lse_1:1',
    ]);
    expect(changedDues(story.lease, { after: story.lease, on: '2026-06-01' })).toEqual({
      added: [],
      removed: [],
    });
    expect(changedDues(undefined, { after: noticed.lease, on: '2026-06-01' })).toEqual({
      added: duesOf(noticed.lease, '2026-06-01'),
      removed: [],
    });
  });

  it('that move come and go by their day', () => {
    const gone = does(
      does(noticed, '2026-07-31', surrender, { day: '2026-07-31' }),
      '2026-07-31',
      giveForwardingAddress,
      { address: 'x', givenOn: '2026-07-31' },
    );
    expect(changedDues(noticed.lease, { after: gone.lease, on: '2026-07-31' })).toMatchObject({
      added: [
        { name: 'ended:lse_1:keys-1' },
        { name: 'deposit-7:lse_1:2026-08-30' },
        { name: 'deposit-due:lse_1:2026-08-30' },
      ],
      removed: [{ name: 'holdover:lse_1:notice-1' }],
    });
  });
});

describe('the next step of a lease, for a list', () => {
  const out = sent(drafted('2026-01-02'), '2026-01-03');
  const renewal = does(story, '2026-11-01', renew, none);
  const renewalOut = sent(
    does(renewal, '2026-11-01', changeDraft, { term: 2, fields: { to: '2027-12-31' } }),
    '2026-11-01',
    2,
  );
  const renewed = signedBy(renewalOut, '2026-11-05', everyone, 2);
  const keys = does(noticed, '2026-07-10', surrender, { day: '2026-07-10' });
  const ended = does(story, '2026-06-01', endLease, { day: '2026-06-01', why: 'agreement', note: '' });

  it.each<[string, LeaseStory, string, object | undefined]>([
    ['a draft', drafted('2026-01-02'), '2026-01-02', { step: 'send', on: '2026-01-16' }],
    [
      'a draft without a day',
      drafted('2026-01-02', { fields: termFields({ from: '' }) }),
      '2026-01-02',
      { step: 'send' },
    ],
    ['sent', out, '2026-01-03', { step: 'collect-signatures', on: '2026-02-02' }],
    [
      'partly signed',
      signedBy(out, '2026-01-04', ['ada']),
      '2026-01-04',
      { step: 'collect-signatures', on: '2026-02-02' },
    ],
    ['signed', story, '2026-01-03', { step: 'move-in', on: '2026-01-16' }],
    ['active', story, '2026-06-01', { step: 'offer-renewal', on: '2026-10-02' }],
    ['the day before it expires', story, '2026-10-01', { step: 'offer-renewal', on: '2026-10-02' }],
    ['expiring', story, '2026-10-02', { step: 'decide-renewal', on: '2026-12-31' }],
    ['renewal drafted', renewal, '2026-11-01', { step: 'send-renewal', on: '2026-12-31' }],
    ['renewal out', renewalOut, '2026-11-01', { step: 'collect-signatures', on: '2026-12-01' }],
    ['renewal signed', renewed, '2026-11-05', { step: 'begin-renewal', on: '2027-01-01' }],
    ['month-to-month', story, '2027-02-01', undefined],
    [
      'without an end',
      signedLease('2026-01-02', { fields: termFields({ to: undefined }) }),
      '2026-02-01',
      undefined,
    ],
    ['notice given', noticed, '2026-06-01', { step: 'take-keys', on: '2026-07-31' }],
    ['notice given, keys back', keys, '2026-07-10', { step: 'await-last-day', on: '2026-07-31' }],
    ['holdover', ending, '2027-01-05', { step: 'decide-holdover', on: '2027-01-01' }],
    ['ended', ended, '2026-06-02', { step: 'settle', on: '2026-07-01' }],
    ['settled', does(ended, '2026-06-02', settle, { depositHeldCents: 0 }), '2026-06-02', undefined],
    ['void', does(out, '2026-01-04', voidPacket, { term: 1, note: '' }), '2026-01-04', undefined],
  ])('%s', (_, { lease }, on, step) => expect(nextStepOf(lease, on)).toEqual(step));
});
