import { describe, expect, it } from 'vitest';
import {
  does,
  drafted,
  everyone,
  type LeaseStory,
  sent,
  signedBy,
  signedLease,
} from '../../../../test/support/leases/lease-story';
import { changeDraft, discardDraft, draftAgain } from '../draft/write-draft';
import { renew } from '../moves/renew';
import { voidPacket } from '../signing/void-packet';
import { currentTerm, lastSignedPacket, packetBefore, voidableTerm } from './current-term';

const first = drafted('2026-01-02');
const out = sent(first, '2026-01-03');
const signed = signedLease('2026-01-10');
const renewal = does(does(signed, '2026-11-01', renew, undefined), '2026-11-01', changeDraft, {
  term: 2,
  fields: { to: '2027-12-31' },
});
const renewalOut = sent(renewal, '2026-11-01', 2);
const renewed = signedBy(renewalOut, '2026-11-05', everyone, 2);
const gone = does(renewal, '2026-11-02', discardDraft, { term: 2 });
const voided = does(renewed, '2026-11-06', voidPacket, { term: 2, note: '' });

describe('the term that is read, changed and sent', () => {
  it.each<[string, LeaseStory, string, number]>([
    ['a draft', first, '2026-01-02', 1],
    ['a term that is out', out, '2026-01-03', 1],
    ['a signed term', signed, '2026-06-01', 1],
    ['a drafted renewal', renewal, '2026-11-01', 2],
    ['a renewal that is out', renewalOut, '2026-11-01', 2],
    ['a signed renewal, before it begins', renewed, '2026-11-05', 2],
    ['the signed term, once its renewal was given up', gone, '2026-11-02', 1],
    ['the signed term, once its renewal can no longer be signed', renewalOut, '2026-12-02', 1],
    [
      'the newest one, where nothing is left',
      does(first, '2026-01-03', discardDraft, { term: 1 }),
      '2026-01-03',
      1,
    ],
  ])('is %s', (_, { lease }, on, number) => expect(currentTerm(lease, on)?.number).toBe(number));
});

describe('the term that the sender can void', () => {
  it.each<[string, LeaseStory, string, number | undefined]>([
    ['none of a draft', first, '2026-01-02', undefined],
    ['one that is out', out, '2026-01-03', 1],
    ['a signed one, the day before it begins', signed, '2026-01-15', 1],
    ['none from its first day', signed, '2026-01-16', undefined],
    ['none later', signed, '2026-01-17', undefined],
    ['a renewal that is out', renewalOut, '2026-11-01', 2],
    ['a signed renewal, the day before it begins', renewed, '2026-12-31', 2],
    ['none from the first day of the renewal', renewed, '2027-01-01', undefined],
  ])('is %s', (_, { lease }, on, number) => expect(voidableTerm(lease, on)).toBe(number));
});

describe('the packet that a text is compared with', () => {
  const compared = ({ lease }: LeaseStory, term: number, on = '2026-11-06') =>
    packetBefore(lease, { term, on })?.term;

  it('is the last complete one of an earlier term', () => {
    expect([compared(renewal, 1), compared(renewal, 2)]).toEqual([undefined, 1]);
    expect([compared(renewed, 1), compared(renewed, 2), compared(renewed, 3)]).toEqual([undefined, 1, 2]);
  });

  it('is none that is still out or void', () => {
    expect([compared(out, 2, '2026-01-03'), compared(voided, 3)]).toEqual([undefined, 1]);
  });
});

describe('the packet that was signed last', () => {
  const last = ({ lease }: LeaseStory) => lastSignedPacket(lease)?.term;

  it('is one that counts, else one that is void', () => {
    expect([last(out), last(signed), last(renewalOut), last(renewed), last(voided)]).toEqual([
      undefined,
      1,
      1,
      2,
      1,
    ]);
    const isVoid = does(signed, '2026-01-12', voidPacket, { term: 1, note: '' });
    expect(last(isVoid)).toBe(1);
    expect(last(sent(does(isVoid, '2026-01-12', draftAgain, { term: 1 }), '2026-01-12'))).toBe(1);
  });
});
