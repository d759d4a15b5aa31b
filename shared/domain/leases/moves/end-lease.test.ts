import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  drafted,
  everyone,
  sent,
  signedBy,
  signedLease,
  tried,
} from '../../../../test/support/leases/lease-story';
import { changeDraft, draftAgain } from '../draft/write-draft';
import { voidPacket } from '../signing/void-packet';
import { statusOf } from '../status/status';
import { endLease, reopen, settle, undoSurrender } from './end-lease';
import { giveNotice } from './give-notice';
import { chargeHoldoverRent } from './holdover';
import { giveForwardingAddress, surrender } from './keys';
import { moveIn } from './move-in';
import { renew } from './renew';

const story = signedLease('2026-01-10');
const ending = signedLease('2026-01-10', { fields: termFields({ atEnd: 'end' }) });
const noticed = does(story, '2026-06-01', giveNotice, { by: 'tenants', lastDay: '2026-07-31', reason: '' });
const end = (day: string) => ({ day, why: 'agreement', note: 'By both' }) as const;
const pastDay = { refused: 'bad-day', fields: { day: 'Choose a day of the lease up to today' } };
const codeOf = (answer: object) => ('refused' in answer ? answer.refused : 'done');
const withRenewal = (on: string) => {
  const drafts = does(ending, on, renew, undefined);
  return sent(does(drafts, on, changeDraft, { term: 2, fields: { to: '2027-12-31' } }), on, 2);
};

describe('keys', () => {
  it('back early end nothing: the days run to the last one', () => {
    const keys = does(noticed, '2026-07-10', surrender, { day: '2026-07-08' });
    expect(keys.lease.surrenders).toEqual([{ number: 1, on: '2026-07-08', writtenOn: '2026-07-10' }]);
    expect(keys.calendar.entries).toEqual([
      { kind: 'signed', lease: 'lse_1', from: '2026-01-16', to: '2026-07-31', out: true },
    ]);
    expect([statusOf(keys.lease, '2026-07-31'), statusOf(keys.lease, '2026-08-01')]).toEqual([
      'notice-given',
      'ended',
    ]);
  });

  it('void the renewal that is out, and end rent that was decided', () => {
    const keys = does(withRenewal('2026-11-01'), '2026-11-05', surrender, { day: '2026-11-05' });
    expect(keys.lease.packets[1]?.voided?.why).toBe('keys-back');
    const held = does(ending, '2027-01-05', chargeHoldoverRent, {});
    expect(does(held, '2027-01-20', surrender, { day: '2027-01-18' }).lease.holdovers).toMatchObject([
      { to: '2027-01-18' },
    ]);
  });

  it('need a last day, a lease that has begun, and a day of it up to today', () => {
    expect(codeOf(tried(story, '2026-06-01', surrender, { day: '2026-06-01' }))).toBe('no-last-day');
    expect(codeOf(tried(ending, '2026-01-15', surrender, { day: '2026-01-15' }))).toBe('wrong-status');
    expect(codeOf(tried(ending, '2026-06-01', surrender, { day: '2026-06-02' }))).toBe('bad-day');
    expect(codeOf(tried(ending, '2026-06-01', surrender, { day: '2026-01-16' }))).toBe('done');
    expect(codeOf(tried(ending, '2026-06-01', surrender, { day: '2026-01-15' }))).toBe('bad-day');
  });

  it('come back once, also after an end, and not after the settlement', () => {
    const keys = does(noticed, '2026-07-10', surrender, { day: '2026-07-10' });
    expect(codeOf(tried(keys, '2026-07-11', surrender, { day: '2026-07-11' }))).toBe('keys-back');
    const ended = does(story, '2026-07-10', endLease, end('2026-07-01'));
    expect(codeOf(tried(ended, '2026-07-10', surrender, { day: '2026-07-10' }))).toBe('done');
    const settled = does(ended, '2026-07-10', settle, { depositHeldCents: 0 });
    expect(codeOf(tried(settled, '2026-07-10', surrender, { day: '2026-07-10' }))).toBe('wrong-status');
    expect(
      codeOf(tried(settled, '2026-07-10', giveForwardingAddress, { address: 'x', givenOn: '2026-07-10' })),
    ).toBe('wrong-status');
  });

  it('are undone, which leaves an end standing', () => {
    const keys = does(noticed, '2026-07-10', surrender, { day: '2026-07-10' });
    const back = does(keys, '2026-07-12', undoSurrender, undefined);
    expect(back.lease.surrenders[0]?.undoneOn).toBe('2026-07-12');
    expect(back.calendar).toEqual(noticed.calendar);
    expect(codeOf(tried(noticed, '2026-07-12', undoSurrender, undefined))).toBe('wrong-status');
    const both = does(
      does(keys, '2026-07-12', endLease, end('2026-07-11')),
      '2026-07-13',
      undoSurrender,
      undefined,
    );
    expect(statusOf(both.lease, '2026-07-13')).toBe('ended');
    const settled = does(does(keys, '2026-07-12', endLease, end('2026-07-11')), '2026-07-13', settle, {
      depositHeldCents: 0,
    });
    expect(codeOf(tried(settled, '2026-07-13', undoSurrender, undefined))).toBe('wrong-status');
  });

  it('a forwarding address is given on a day of the lease up to today', () => {
    const at = (givenOn: string) =>
      tried(noticed, '2026-07-10', giveForwardingAddress, { address: '7 Oak St', givenOn });
    expect(at('2026-07-10')).toMatchObject({
      lease: { forwarding: { address: '7 Oak St', givenOn: '2026-07-10' } },
    });
    expect(codeOf(at('2026-07-11'))).toBe('bad-day');
    expect(
      codeOf(tried(story, '2026-01-15', giveForwardingAddress, { address: 'x', givenOn: '2026-01-15' })),
    ).toBe('wrong-status');
  });
});

describe('an end [D39]', () => {
  it('is kept with its reason, and the unit is free the day after', () => {
    const ended = does(story, '2026-06-10', endLease, end('2026-06-08'));
    expect(ended.lease.ends).toEqual([
      { number: 1, on: '2026-06-08', why: 'agreement', note: 'By both', writtenOn: '2026-06-10' },
    ]);
    expect(ended.calendar).toEqual({ entries: [], freeFrom: '2026-06-09' });
    expect([statusOf(ended.lease, '2026-06-08'), statusOf(ended.lease, '2026-06-09')]).toEqual([
      'active',
      'ended',
    ]);
  });

  it('voids the renewal that is out', () => {
    const ended = does(withRenewal('2026-11-01'), '2026-11-05', endLease, end('2026-11-05'));
    expect(ended.lease.packets[1]?.voided?.why).toBe('lease-ended');
  });

  it('cuts off the rent of a holdover, and puts no day later', () => {
    const held = does(ending, '2027-01-05', chargeHoldoverRent, {});
    const ended = does(held, '2027-01-20', endLease, end('2027-01-15'));
    expect(ended.lease.holdovers).toMatchObject([{ from: '2027-01-01', to: '2027-01-15' }]);
    expect(ended.calendar).toEqual({ entries: [], freeFrom: '2027-01-16' });
    const unpaid = does(ending, '2027-01-20', endLease, end('2027-01-15'));
    expect(unpaid.calendar).toEqual({ entries: [], freeFrom: '2027-01-01' });
  });

  it('lies on a day of the lease up to today, once', () => {
    expect(codeOf(tried(story, '2026-06-10', endLease, end('2026-06-10')))).toBe('done');
    expect(tried(story, '2026-06-10', endLease, end('2026-06-11'))).toEqual(pastDay);
    expect(codeOf(tried(story, '2026-06-10', endLease, end('2026-01-16')))).toBe('done');
    expect(codeOf(tried(story, '2026-06-10', endLease, end('2026-01-15')))).toBe('bad-day');
    expect(codeOf(tried(story, '2026-01-15', endLease, end('2026-01-15')))).toBe('wrong-status');
    const ended = does(story, '2026-06-10', endLease, end('2026-06-10'));
    expect(codeOf(tried(ended, '2026-06-10', endLease, end('2026-06-10')))).toBe('wrong-status');
    const left = does(noticed, '2026-07-31', surrender, { day: '2026-07-31' });
    const settled = does(left, '2026-08-01', settle, { depositHeldCents: 0 });
    expect(codeOf(tried(left, '2026-08-01', endLease, end('2026-07-30')))).toBe('done');
    expect(codeOf(tried(settled, '2026-08-01', endLease, end('2026-07-30')))).toBe('wrong-status');
  });

  it('leaves a holdover’s rent that stopped before it', () => {
    const held = does(ending, '2027-01-10', chargeHoldoverRent, { from: '2027-01-03', to: '2027-01-08' });
    const ended = does(held, '2027-01-20', endLease, end('2027-01-15'));
    expect(ended.lease.holdovers).toEqual(held.lease.holdovers);
  });
});

describe('reopening [D39]', () => {
  const ended = does(story, '2026-06-10', endLease, end('2026-06-10'));

  it('keeps what was undone beside an end and keys that come later', () => {
    const keys = does(ended, '2026-06-11', surrender, { day: '2026-06-11' });
    const again = does(keys, '2026-06-20', reopen, undefined);
    const anew = does(does(again, '2026-07-02', endLease, end('2026-07-01')), '2026-07-02', surrender, {
      day: '2026-07-02',
    });
    expect(anew.lease.ends.map(({ number, on, undoneOn }) => [number, on, undoneOn])).toEqual([
      [1, '2026-06-10', '2026-06-20'],
      [2, '2026-07-01', undefined],
    ]);
    expect(anew.lease.surrenders.map(({ number, on, undoneOn }) => [number, on, undoneOn])).toEqual([
      [1, '2026-06-11', '2026-06-20'],
      [2, '2026-07-02', undefined],
    ]);
  });

  it('undoes the end and the keys', () => {
    const keys = does(ended, '2026-06-11', surrender, { day: '2026-06-11' });
    const again = does(keys, '2026-06-20', reopen, undefined);
    expect([again.lease.ends[0]?.undoneOn, again.lease.surrenders[0]?.undoneOn]).toEqual([
      '2026-06-20',
      '2026-06-20',
    ]);
    expect(statusOf(again.lease, '2026-06-20')).toBe('active');
    expect(again.calendar.entries).toEqual(story.calendar.entries);
  });

  it('undoes the keys alone', () => {
    const keys = does(noticed, '2026-07-10', surrender, { day: '2026-07-10' });
    expect(statusOf(does(keys, '2026-08-05', reopen, undefined).lease, '2026-08-05')).toBe('holdover');
  });

  it('is refused when the unit was given to others since, also when no agreed day is taken', () => {
    const next = { leaseId: 'lse_2', fields: termFields({ from: '2026-08-01', to: '2027-07-31' }) };
    const { calendar } = sent(drafted('2026-06-12', { ...next, calendar: ended.calendar }), '2026-06-12');
    expect(tried({ ...ended, calendar }, '2026-06-20', reopen, undefined)).toMatchObject({
      refused: 'unit-taken',
    });
    const keys = does(noticed, '2026-07-31', surrender, { day: '2026-07-31' });
    const other = sent(drafted('2026-07-31', { ...next, calendar: keys.calendar }), '2026-07-31');
    const held = { ...keys, calendar: other.calendar };
    expect(codeOf(tried(held, '2026-07-31', undoSurrender, undefined))).toBe('done');
    expect(tried(held, '2026-08-01', undoSurrender, undefined)).toMatchObject({
      refused: 'unit-taken',
      taken: [{ from: '2026-08-01' }],
    });
    expect(tried(held, '2026-08-01', reopen, undefined)).toMatchObject({ refused: 'unit-taken' });
  });

  it('needs an end or keys, before the settlement', () => {
    expect(codeOf(tried(story, '2026-06-10', reopen, undefined))).toBe('wrong-status');
    const settled = does(ended, '2026-06-11', settle, { depositHeldCents: 0 });
    expect(codeOf(tried(settled, '2026-06-12', reopen, undefined))).toBe('wrong-status');
  });
});

describe('settling [D40]', () => {
  const ended = does(story, '2026-06-10', endLease, end('2026-06-10'));

  it('closes an ended lease once nothing is held', () => {
    expect(codeOf(tried(ended, '2026-06-10', settle, { depositHeldCents: 0 }))).toBe('wrong-status');
    expect(codeOf(tried(ended, '2026-06-11', settle, { depositHeldCents: 1 }))).toBe('deposit-held');
    const settled = does(ended, '2026-06-11', settle, { depositHeldCents: 0 });
    expect([settled.lease.settledOn, statusOf(settled.lease, '2026-06-11')]).toEqual([
      '2026-06-11',
      'settled',
    ]);
    expect(codeOf(tried(settled, '2026-06-12', settle, { depositHeldCents: 0 }))).toBe('wrong-status');
    expect(settled.calendar.freeFrom).toBe('2026-06-11');
  });

  it('closes what was void once everyone had signed, and nothing that never was', () => {
    const complete = does(story, '2026-01-12', voidPacket, { term: 1, note: '' });
    expect(codeOf(tried(complete, '2026-01-12', settle, { depositHeldCents: 0 }))).toBe('done');
    expect(codeOf(tried(complete, '2026-01-12', settle, { depositHeldCents: 1 }))).toBe('deposit-held');
    const again = sent(does(complete, '2026-01-12', draftAgain, { term: 1 }), '2026-01-12');
    const both = does(again, '2026-01-13', voidPacket, { term: 1, note: '' });
    expect(codeOf(tried(both, '2026-01-13', settle, { depositHeldCents: 0 }))).toBe('done');
    const never = does(sent(drafted('2026-01-02'), '2026-01-03'), '2026-01-04', voidPacket, {
      term: 1,
      note: '',
    });
    expect(codeOf(tried(never, '2026-01-05', settle, { depositHeldCents: 0 }))).toBe('wrong-status');
    expect(codeOf(tried(story, '2026-06-01', settle, { depositHeldCents: 0 }))).toBe('wrong-status');
  });
});

describe('moving in', () => {
  it('is a day up to today', () => {
    expect(does(story, '2026-01-20', moveIn, { day: '2026-01-16' }).lease.movedInOn).toBe('2026-01-16');
    expect(codeOf(tried(story, '2026-01-20', moveIn, { day: '2026-01-20' }))).toBe('done');
    expect(tried(story, '2026-01-20', moveIn, { day: '2026-01-21' })).toEqual(pastDay);
  });

  it('is not after the last day', () => {
    const held = does(ending, '2027-01-05', chargeHoldoverRent, {});
    expect(codeOf(tried(held, '2027-01-05', moveIn, { day: '2026-12-31' }))).toBe('done');
    expect(codeOf(tried(held, '2027-01-05', moveIn, { day: '2027-01-01' }))).toBe('bad-day');
  });

  it('is not of a lease that is settled', () => {
    const settled = { ...noticed, lease: { ...noticed.lease, settledOn: '2026-08-04' } };
    expect(codeOf(tried(noticed, '2026-08-05', moveIn, { day: '2026-01-16' }))).toBe('done');
    expect(codeOf(tried(settled, '2026-08-05', moveIn, { day: '2026-01-16' }))).toBe('wrong-status');
  });

  it('before the first day needs every day up to it', () => {
    const guest = { kind: 'signed' as const, lease: 'lse_9', from: '2026-01-15', to: '2026-01-15' };
    const calendar = { entries: [...story.calendar.entries, guest] };
    expect(tried({ ...story, calendar }, '2026-01-14', moveIn, { day: '2026-01-14' })).toMatchObject({
      refused: 'unit-taken',
      taken: [{ from: '2026-01-15', to: '2026-01-15' }],
    });
  });

  it('before the first day takes a unit that is free', () => {
    expect(codeOf(tried(story, '2026-01-12', moveIn, { day: '2026-01-12' }))).toBe('done');
    const next = signedLease('2026-06-02', {
      leaseId: 'lse_2',
      fields: termFields({ from: '2026-08-03' }),
      calendar: noticed.calendar,
    });
    expect(codeOf(tried(next, '2026-07-31', moveIn, { day: '2026-07-31' }))).toBe('unit-taken');
    const free = does({ ...noticed, calendar: next.calendar }, '2026-07-31', surrender, {
      day: '2026-07-31',
    });
    expect(
      codeOf(tried({ ...next, calendar: free.calendar }, '2026-08-01', moveIn, { day: '2026-08-01' })),
    ).toBe('done');
    expect(
      tried({ ...next, calendar: free.calendar }, '2026-08-01', moveIn, { day: '2026-07-31' }),
    ).toMatchObject({
      taken: [{ from: '2026-07-31', to: '2026-07-31' }],
    });
  });

  it('waits until those before have left', () => {
    const next = signedLease('2026-06-02', {
      leaseId: 'lse_2',
      fields: termFields({ from: '2026-08-01', to: '2027-07-31' }),
      calendar: noticed.calendar,
    });
    expect(tried(next, '2026-08-01', moveIn, { day: '2026-08-01' })).toMatchObject({ refused: 'unit-taken' });
    expect(statusOf(next.lease, '2026-08-01')).toBe('active');
    const free = does({ ...noticed, calendar: next.calendar }, '2026-08-02', surrender, {
      day: '2026-08-02',
    });
    expect(
      codeOf(tried({ ...next, calendar: free.calendar }, '2026-08-02', moveIn, { day: '2026-08-02' })),
    ).toBe('done');
  });

  it('needs a signed lease that goes on, and keys that are out', () => {
    const unsigned = sent(drafted('2026-01-02'), '2026-01-03');
    expect(codeOf(tried(unsigned, '2026-01-20', moveIn, { day: '2026-01-20' }))).toBe('wrong-status');
    expect(
      codeOf(tried(signedBy(unsigned, '2026-01-04', everyone), '2026-01-20', moveIn, { day: '2026-01-20' })),
    ).toBe('done');
    const keys = does(noticed, '2026-07-10', surrender, { day: '2026-07-10' });
    expect(codeOf(tried(keys, '2026-07-11', moveIn, { day: '2026-07-10' }))).toBe('keys-back');
    const ended = does(story, '2026-06-10', endLease, end('2026-06-10'));
    expect(codeOf(tried(ended, '2026-06-10', moveIn, { day: '2026-06-10' }))).toBe('wrong-status');
    const settled = does(ended, '2026-06-11', settle, { depositHeldCents: 0 });
    expect(codeOf(tried(settled, '2026-06-11', moveIn, { day: '2026-06-10' }))).toBe('wrong-status');
  });
});
