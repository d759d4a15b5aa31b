import { describe, expect, it } from 'vitest';
import { noon } from '../../../../test/support/leases/lease-data';
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
import { renew } from '../moves/renew';
import { statusOf } from '../status/status';
import { expirePacket, voidPacket } from './void-packet';

const out = sent(drafted('2026-01-02'), '2026-01-03');
const note = 'A typing error';

describe('voiding [D47]', () => {
  it('ends a packet that is out', () => {
    const story = does(out, '2026-01-04', voidPacket, { term: 1, note });
    expect(story.lease.packets[0]?.voided).toEqual({ ...noon('2026-01-04'), why: 'voided', note });
    expect(story.events.at(-1)).toMatchObject({ kind: 'voided', note, term: 1, version: 1 });
    expect([story.calendar.entries, statusOf(story.lease, '2026-01-04')]).toEqual([[], 'void']);
    expect(tried(story, '2026-01-05', voidPacket, { term: 1, note })).toEqual({ refused: 'wrong-status' });
  });

  it('ends what everyone has signed until the day before its first', () => {
    const story = signedLease('2026-01-10');
    const early = does(story, '2026-01-15', voidPacket, { term: 1, note });
    expect([early.calendar, statusOf(early.lease, '2026-01-15')]).toEqual([{ entries: [] }, 'void']);
    expect(tried(story, '2026-01-16', voidPacket, { term: 1, note })).toEqual({ refused: 'term-begun' });
  });

  it('ends a packet that is out though its term has begun', () => {
    const story = sent(drafted('2026-01-02'), '2026-01-20');
    expect(statusOf(does(story, '2026-01-25', voidPacket, { term: 1, note }).lease, '2026-01-25')).toBe(
      'void',
    );
  });

  it('of a term takes the later terms along: signed, out and drafted', () => {
    let story = does(signedLease('2026-01-02'), '2026-01-03', renew, undefined);
    story = does(story, '2026-01-03', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    const isDrafted = does(story, '2026-01-04', voidPacket, { term: 1, note });
    expect(isDrafted.lease.terms[1]?.drafts).toEqual([
      { version: 1, since: '2026-01-03', discardedOn: '2026-01-04' },
    ]);
    story = sent(story, '2026-01-03', 2);
    const isOut = does(story, '2026-01-04', voidPacket, { term: 1, note });
    expect(isOut.lease.packets.map(({ voided }) => voided?.why)).toEqual(['voided', 'earlier-term-voided']);
    // What was sent is void, not a draft that somebody gave up.
    expect(isOut.lease.terms[1]?.drafts).toEqual([{ version: 1, since: '2026-01-03' }]);
    story = signedBy(story, '2026-01-03', everyone, 2);
    const isSigned = does(story, '2026-01-04', voidPacket, { term: 1, note });
    expect(isSigned.lease.packets.map(({ voided }) => voided?.why)).toEqual([
      'voided',
      'earlier-term-voided',
    ]);
    expect(isSigned.events.slice(-2).map(({ kind, term, note: why }) => [kind, term, why])).toEqual([
      ['voided', 1, note],
      ['voided', 2, 'earlier-term-voided'],
    ]);
    const second = does(story, '2026-06-01', voidPacket, { term: 2, note });
    expect(second.lease.packets.map(({ voided }) => voided?.why)).toEqual([undefined, 'voided']);
    expect(statusOf(second.lease, '2026-06-01')).toBe('active');
  });

  it('leaves the reason of what was void before', () => {
    let story = does(signedLease('2026-01-02'), '2026-01-03', renew, undefined);
    story = does(story, '2026-01-03', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    story = does(sent(story, '2026-01-03', 2), '2026-01-04', voidPacket, { term: 2, note });
    story = does(story, '2026-01-05', voidPacket, { term: 1, note });
    expect(story.lease.packets.map(({ voided }) => [voided?.on, voided?.why])).toEqual([
      ['2026-01-05', 'voided'],
      ['2026-01-04', 'voided'],
    ]);
  });

  it('leaves the signatures of a version that came before', () => {
    const first = does(signedBy(out, '2026-01-04', ['ada']), '2026-01-05', voidPacket, { term: 1, note });
    const second = sent(does(first, '2026-01-05', draftAgain, { term: 1 }), '2026-01-05');
    expect(statusOf(second.lease, '2026-01-05')).toBe('sent');
    const { lease } = signedBy(second, '2026-01-06', ['ada', 'grace']);
    expect(lease.packets.map(({ version, signedOn }) => [version, signedOn])).toEqual([
      [1, ['2026-01-04']],
      [2, ['2026-01-06', '2026-01-06']],
    ]);
    expect(lease.signers.map(({ version, id, signed }) => `${version} ${id} ${signed?.on ?? ''}`)).toEqual([
      '1 ada 2026-01-04',
      '1 grace ',
      '1 conrad ',
      '1 mia ',
      '2 ada 2026-01-06',
      '2 grace 2026-01-06',
      '2 conrad ',
      '2 mia ',
    ]);
    const whole = signedBy(second, '2026-01-06', everyone);
    expect(statusOf(whole.lease, '2026-01-06')).toBe('signed');
  });

  it('of a term that is not there is refused', () => {
    expect(tried(out, '2026-01-04', voidPacket, { term: 2, note })).toEqual({ refused: 'wrong-status' });
    expect(tried(drafted('2026-01-02'), '2026-01-04', voidPacket, { term: 1, note })).toEqual({
      refused: 'wrong-status',
    });
  });
});

describe('expiry', () => {
  const packet = { term: 1, version: 1 };

  it('is written down the day after the last one, once', () => {
    expect(tried(out, '2026-02-02', expirePacket, packet)).toEqual({ refused: 'wrong-status' });
    const story = does(out, '2026-02-03', expirePacket, packet);
    expect(story.lease.packets[0]?.voided).toEqual({ ...noon('2026-02-03'), why: 'expired', note: '' });
    expect(story.events.at(-1)).toMatchObject({ kind: 'expired', note: 'expired' });
    expect(tried(story, '2026-02-04', expirePacket, packet)).toEqual({ refused: 'wrong-status' });
  });

  it('is not written for what is signed, void or not there', () => {
    expect(tried(signedLease('2026-01-10'), '2026-03-01', expirePacket, packet)).toEqual({
      refused: 'wrong-status',
    });
    const isVoid = does(out, '2026-01-04', voidPacket, { term: 1, note });
    expect(tried(isVoid, '2026-03-01', expirePacket, packet)).toEqual({ refused: 'wrong-status' });
    expect(tried(out, '2026-03-01', expirePacket, { term: 1, version: 2 })).toEqual({
      refused: 'wrong-status',
    });
    expect(tried(out, '2026-03-01', expirePacket, { term: 2, version: 1 })).toEqual({
      refused: 'wrong-status',
    });
  });
});
