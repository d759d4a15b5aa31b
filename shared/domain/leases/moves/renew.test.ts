import { describe, expect, it } from 'vitest';
import { conrad, termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  drafted,
  everyone,
  givenOf,
  sending,
  sent,
  signedBy,
  signedLease,
  tried,
} from '../../../../test/support/leases/lease-story';
import { farAhead } from '../../dates';
import { changeDraft, discardDraft } from '../draft/write-draft';
import type { MoveInItem, MoveInKind } from '../rent/rent-terms';
import { send } from '../signing/send';
import { voidPacket } from '../signing/void-packet';
import { statusOf } from '../status/status';
import { changeRent, mayChangeRent } from './change-rent';
import { endLease, settle } from './end-lease';
import { giveNotice } from './give-notice';
import { chargeHoldoverRent } from './holdover';
import { surrender } from './keys';
import { renew } from './renew';

const story = signedLease('2026-01-10');
const none = undefined;

describe('a renewal is a new term of the same lease [D37]', () => {
  it('drafts the next term from the day after, with people and rents as they are', () => {
    const drafts = does(story, '2026-11-01', renew, none);
    expect(drafts.lease.terms[1]).toEqual({
      ...termFields(),
      number: 2,
      from: '2027-01-01',
      to: '',
      drafts: [{ version: 1, since: '2026-11-01' }],
      moveIn: { depositDue: 'start', items: [] },
    });
    expect(statusOf(drafts.lease, '2026-11-01')).toBe('expiring');
  });

  it('carries deposits over, and no fee that was charged once [D61]', () => {
    const item = (id: string, kind: MoveInKind): MoveInItem => ({
      id,
      kind,
      label: 'Keys',
      cents: 5_000,
      due: 'signing',
    });
    const items = [item('p', 'pet-deposit'), item('l', 'last-month'), item('k', 'fee')];
    const fields = termFields({ moveIn: { depositDue: 'signing', items } });
    const drafts = does(signedLease('2026-01-10', { fields }), '2026-11-01', renew, none);
    expect(drafts.lease.terms[1]?.moveIn).toEqual({ depositDue: 'start', items: items.slice(0, 2) });
  });

  it('takes over a rent that was changed', () => {
    const change = {
      line: 'rent',
      cents: 150_000,
      from: '2027-02-01',
      noticeDay: '2027-01-01',
      ruleDays: 30,
    };
    const changed = does(story, '2027-01-01', changeRent, change);
    expect(does(changed, '2027-01-31', renew, none).lease.terms[1]?.rentLines[0]?.cents).toBe(145_000);
    expect(does(changed, '2027-02-01', renew, none).lease.terms[1]?.rentLines[0]?.cents).toBe(150_000);
  });

  it('of a lease without an end has no first day yet', () => {
    const open = signedLease('2026-01-10', { fields: termFields({ to: undefined }) });
    expect(does(open, '2026-03-01', renew, none).lease.terms[1]?.from).toBe('');
  });

  it('is one at a time, drafted or out; one given up makes room', () => {
    const drafts = does(story, '2026-11-01', renew, none);
    expect(tried(drafts, '2026-11-01', renew, none)).toEqual({ refused: 'renewal-open' });
    const isOut = sent(
      does(drafts, '2026-11-01', changeDraft, { term: 2, fields: { to: '2027-12-31' } }),
      '2026-11-01',
      2,
    );
    expect(tried(isOut, '2026-11-02', renew, none)).toEqual({ refused: 'renewal-open' });
    expect(tried(isOut, '2026-12-02', renew, none)).not.toHaveProperty('refused');
    const given = does(drafts, '2026-11-02', discardDraft, { term: 2 });
    expect(does(given, '2026-11-03', renew, none).lease.terms.map(({ number }) => number)).toEqual([1, 2, 3]);
    const gone = does(isOut, '2026-11-03', voidPacket, { term: 2, note: '' });
    expect(does(gone, '2026-11-03', renew, none).lease.terms).toHaveLength(3);
  });

  it('of a renewal that is signed follows that one', () => {
    let next = does(story, '2026-11-01', renew, none);
    next = does(next, '2026-11-01', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    next = signedBy(sent(next, '2026-11-01', 2), '2026-11-02', everyone, 2);
    expect(does(next, '2026-11-03', renew, none).lease.terms[2]?.from).toBe('2028-01-01');
  });

  it('is refused when the lease is coming to its end', () => {
    const notice = does(story, '2026-06-01', giveNotice, { by: 'owner', lastDay: '2026-07-31', reason: '' });
    expect(tried(notice, '2026-06-02', renew, none)).toEqual({ refused: 'notice-given' });
    const ended = does(story, '2026-06-01', endLease, { day: '2026-06-01', why: 'agreement', note: '' });
    expect(tried(ended, '2026-06-01', renew, none)).toEqual({ refused: 'notice-given' });
    const ending = signedLease('2026-01-10', { fields: termFields({ atEnd: 'end' }) });
    const keys = does(ending, '2026-06-01', surrender, { day: '2026-06-01' });
    expect(tried(keys, '2026-06-02', renew, none)).toEqual({ refused: 'notice-given' });
    const settled = does(ended, '2026-06-02', settle, { depositHeldCents: 0 });
    expect(tried(settled, '2026-06-02', renew, none)).toEqual({ refused: 'wrong-status' });
  });

  it('is refused when nothing is signed', () => {
    expect(tried(drafted('2026-01-02'), '2026-01-03', renew, none)).toEqual({ refused: 'wrong-status' });
  });

  it('is neither sent nor changed once notice was given meanwhile, and stays as it is once settled', () => {
    let next = does(story, '2026-06-01', renew, none);
    next = does(next, '2026-06-01', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    next = does(next, '2026-06-02', giveNotice, { by: 'tenants', lastDay: '2026-07-31', reason: '' });
    expect(tried(next, '2026-06-03', send, sending(next, 2))).toEqual({ refused: 'notice-given' });
    const fields = { dueDay: 5 };
    expect(tried(next, '2026-06-03', changeDraft, { term: 2, fields })).toEqual({ refused: 'notice-given' });
    expect(tried(next, '2026-06-03', discardDraft, { term: 2 })).not.toHaveProperty('refused');
    next = does(next, '2026-06-03', endLease, { day: '2026-06-03', why: 'agreement', note: '' });
    next = does(next, '2026-06-04', settle, { depositHeldCents: 0 });
    expect(tried(next, '2026-06-04', discardDraft, { term: 2 })).toEqual({ refused: 'wrong-status' });
  });

  it('later than the day after is to come on the day it is sent', () => {
    let next = does(story, '2027-02-01', renew, none);
    next = does(next, '2027-02-01', changeDraft, {
      term: 2,
      fields: { from: '2027-03-01', to: '2027-12-31' },
    });
    expect(tried(next, '2027-02-28', send, sending(next, 2))).not.toHaveProperty('refused');
    expect(tried(next, '2027-03-01', send, sending(next, 2))).toEqual({
      refused: 'lease-incomplete',
      fields: { from: 'Choose a future day' },
    });
  });

  it('a co-signer is released by it, or signs again', () => {
    const parties = { ...termFields().parties, coSigners: [] };
    let next = does(story, '2026-11-01', renew, none);
    next = does(next, '2026-11-01', changeDraft, { term: 2, fields: { to: '2027-12-31', parties } });
    next = sent(next, '2026-11-01', 2);
    expect(next.lease.signers.filter(({ term }) => term === 2).map(({ id }) => id)).toEqual([
      'ada',
      'grace',
      'mia',
    ]);
    expect(next.lease.terms[0]?.parties.coSigners).toEqual([conrad]);
    next = signedBy(next, '2026-11-02', ['ada', 'grace', 'mia'], 2);
    expect(statusOf(next.lease, '2027-01-01')).toBe('active');
  });

  it('signed late ends the rent of the holdover where it begins', () => {
    let next = signedLease('2026-01-10', { fields: termFields({ atEnd: 'end' }) });
    next = does(next, '2027-01-05', chargeHoldoverRent, {});
    next = does(next, '2027-01-06', renew, none);
    next = does(next, '2027-01-06', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    next = signedBy(sent(next, '2027-01-06', 2), '2027-01-08', everyone, 2);
    expect(next.lease.holdovers).toEqual([
      { kind: 'rent', from: '2027-01-01', to: '2026-12-31', decidedOn: '2027-01-05' },
    ]);
    expect(statusOf(next.lease, '2027-01-08')).toBe('active');
  });
});

describe('a rent change [D38]', () => {
  const change = { line: 'rent', cents: 150_000, from: '2027-02-01', noticeDay: '2027-01-01', ruleDays: 30 };
  const rolling = signedLease('2026-01-10');
  const ending = signedLease('2026-01-10', { fields: termFields({ atEnd: 'end' }) });

  it('is kept with its days', () => {
    expect(does(rolling, '2027-01-02', changeRent, change).lease.rentChanges).toEqual([
      {
        term: 1,
        line: 'rent',
        cents: 150_000,
        from: '2027-02-01',
        noticeDay: '2027-01-01',
        writtenOn: '2027-01-02',
      },
    ]);
  });

  it.each([
    ['31 days after the notice', {}, 'done'],
    ['on the first day the rule allows', { ruleDays: 31 }, 'done'],
    ['a day too soon', { ruleDays: 32 }, 'notice-too-short'],
    ['a lower rent, at once', { ruleDays: 90, cents: 144_999 }, 'done'],
    ['the same rent', { ruleDays: 90, cents: 145_000 }, 'done'],
    ['a cent more', { ruleDays: 90, cents: 145_001 }, 'notice-too-short'],
    ['told today', { noticeDay: '2027-01-02', ruleDays: 30 }, 'done'],
    ['told tomorrow', { noticeDay: '2027-01-03', ruleDays: 0 }, 'bad-day'],
    ['not on the first of a month', { from: '2027-02-02' }, 'bad-day'],
    ['from a first that is past', { from: '2027-01-01' }, 'bad-day'],
    ['of a line that is not there', { line: 'pet' }, 'wrong-status'],
  ])('%s', (_, over, expected) => {
    const answer = tried(rolling, '2027-01-02', changeRent, { ...change, ...over });
    expect('refused' in answer ? answer.refused : 'done').toBe(expected);
  });

  it('says which day is to be chosen', () => {
    const leaving = does(rolling, '2026-12-01', giveNotice, {
      by: 'tenants' as const,
      lastDay: '2027-02-28',
      reason: '',
    });
    const fields = (over: object, story = rolling) =>
      tried(story, '2027-01-02', changeRent, { ...change, ...over });
    expect(fields({ noticeDay: '2027-01-03' })).toEqual({
      refused: 'bad-day',
      fields: { notice_day: 'Choose today or an earlier day' },
    });
    for (const from of ['2027-01-01', '2027-02-02'])
      expect(fields({ from })).toEqual({
        refused: 'bad-day',
        fields: { from: 'Choose the first of a future month after the term ends' },
      });
    expect(fields({ from: '2027-03-01' }, leaving)).toEqual({
      refused: 'bad-day',
      fields: { from: 'The lease ends before that day' },
    });
  });

  it('is for a month to come, not for one that begins today', () => {
    const at = (on: string) => tried(rolling, on, changeRent, { ...change, cents: 1 });
    expect(at('2027-01-31')).not.toHaveProperty('refused');
    expect(at('2027-02-01')).toMatchObject({ refused: 'bad-day' });
  });

  it('waits for the end of the term', () => {
    const at = (from: string) =>
      tried(rolling, '2026-06-01', changeRent, { ...change, from, noticeDay: '2026-06-01' });
    expect(at('2026-12-01')).toMatchObject({ refused: 'bad-day' });
    expect(at('2027-01-01')).not.toHaveProperty('refused');
  });

  it('starts no later than the last day of a notice', () => {
    const notice = { by: 'tenants' as const, lastDay: '2027-02-01', reason: '' };
    const leaving = does(rolling, '2026-12-01', giveNotice, notice);
    const at = (from: string) => tried(leaving, '2027-01-02', changeRent, { ...change, from });
    expect(at('2027-02-01')).not.toHaveProperty('refused');
    expect(at('2027-03-01')).toMatchObject({ refused: 'bad-day' });
  });

  it('starts on a day that somebody may plan for', () => {
    const at = (from: string) => tried(rolling, '2027-01-02', changeRent, { ...change, from });
    expect(at('2032-01-01')).not.toHaveProperty('refused');
    expect(at('2032-02-01')).toMatchObject({ refused: 'bad-day', fields: { from: farAhead } });
  });

  it('of a lease without an end waits for its first month', () => {
    const open = signedLease('2026-01-10', { fields: termFields({ to: undefined, from: '2026-03-01' }) });
    const at = (from: string) =>
      tried(open, '2026-01-20', changeRent, { ...change, from, noticeDay: '2026-01-20', ruleDays: 0 });
    expect(at('2026-03-01')).toMatchObject({ refused: 'bad-day' });
    expect(at('2026-04-01')).not.toHaveProperty('refused');
  });

  it('needs a term that goes on, is signed, and has no end', () => {
    expect(tried(ending, '2026-06-01', changeRent, change)).toEqual({ refused: 'wrong-status' });
    expect(tried(drafted('2026-01-02'), '2026-06-01', changeRent, change)).toEqual({
      refused: 'wrong-status',
    });
    const ended = does(rolling, '2027-01-02', endLease, { day: '2027-01-02', why: 'agreement', note: '' });
    expect(tried(ended, '2027-01-02', changeRent, change)).toEqual({ refused: 'wrong-status' });
    const settled = does(ended, '2027-01-03', settle, { depositHeldCents: 0 });
    expect(tried(settled, '2027-01-03', changeRent, change)).toEqual({ refused: 'wrong-status' });
    let moved = does(rolling, '2026-11-01', giveNotice, { by: 'both', lastDay: '2026-12-31', reason: '' });
    moved = does(moved, '2026-12-31', surrender, { day: '2026-12-31' });
    moved = does(moved, '2027-01-02', settle, { depositHeldCents: 0 });
    expect(tried(moved, '2027-01-03', changeRent, change)).toEqual({ refused: 'wrong-status' });
  });

  it('may be made of a term that goes on, not of a draft', () => {
    const may = (story: typeof rolling, on: string) => mayChangeRent(givenOf(story, on));
    expect([may(rolling, '2026-06-01'), may(ending, '2026-06-01')]).toEqual([true, false]);
    expect(may(drafted('2026-01-02'), '2026-01-02')).toBe(false);
  });
});
