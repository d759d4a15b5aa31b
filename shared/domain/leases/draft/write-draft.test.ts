import { describe, expect, it } from 'vitest';
import { olga, termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  drafted,
  everyone,
  sending,
  sent,
  signedBy,
  signedLease,
  tried,
} from '../../../../test/support/leases/lease-story';
import { endLease, settle } from '../moves/end-lease';
import { giveNotice } from '../moves/give-notice';
import { renew } from '../moves/renew';
import { packetDays, send } from '../signing/send';
import { voidPacket } from '../signing/void-packet';
import { statusOf } from '../status/status';
import { changeDraft, discardDraft, draftAgain } from './write-draft';

const voided = { term: 1, note: 'A typing error' };

describe('a draft [D47]', () => {
  it('is changed as often as needed, on any day, and keeps its version', () => {
    const story = does(drafted('2026-01-02'), '2026-01-05', changeDraft, { term: 1, fields: { dueDay: 5 } });
    expect(story.lease.terms[0]).toMatchObject({ dueDay: 5, drafts: [{ version: 1, since: '2026-01-02' }] });
    expect(story.calendar.entries).toEqual([{ kind: 'draft', lease: 'lse_1' }]);
  });

  it('is frozen once it was sent, and once it is signed', () => {
    const out = sent(drafted('2026-01-02'), '2026-01-03');
    const whole = signedBy(out, '2026-01-04', everyone);
    for (const story of [out, whole])
      for (const command of [changeDraft, discardDraft, draftAgain])
        expect(tried(story, '2026-01-05', command, { term: 1, fields: { dueDay: 5 } })).toEqual({
          refused: 'lease-frozen',
        });
    expect(tried(out, '2026-01-05', send, sending(out))).toEqual({ refused: 'lease-frozen' });
  });

  it('of a renewal that was signed stays frozen, also once notice was given', () => {
    let story = does(signedLease('2026-01-10'), '2026-11-01', renew, undefined);
    story = does(story, '2026-11-01', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    story = signedBy(sent(story, '2026-11-01', 2), '2026-11-02', everyone, 2);
    story = does(story, '2027-02-01', giveNotice, { by: 'owner', lastDay: '2027-06-30', reason: '' });
    expect(tried(story, '2027-02-02', changeDraft, { term: 2, fields: {} })).toEqual({
      refused: 'lease-frozen',
    });
  });

  it('given up stays, without a place in the calendar, and can be taken up again', () => {
    const story = does(drafted('2026-01-02'), '2026-01-05', discardDraft, { term: 1 });
    expect(story.lease.terms[0]?.drafts).toEqual([
      { version: 1, since: '2026-01-02', discardedOn: '2026-01-05' },
    ]);
    expect(story.calendar.entries).toEqual([]);
    expect(tried(story, '2026-01-05', changeDraft, { term: 1, fields: {} })).toEqual({
      refused: 'wrong-status',
    });
    expect(tried(story, '2026-01-05', send, sending(story))).toEqual({ refused: 'wrong-status' });
    const again = does(story, '2026-01-06', draftAgain, { term: 1 });
    expect(again.lease.terms[0]?.drafts.at(-1)).toEqual({ version: 2, since: '2026-01-06' });
    expect(statusOf(again.lease, '2026-01-06')).toBe('draft');
  });

  it('that is none is not there', () => {
    const story = drafted('2026-01-02');
    for (const command of [changeDraft, discardDraft, draftAgain])
      expect(tried(story, '2026-01-02', command, { term: 2, fields: {} })).toEqual({
        refused: 'wrong-status',
      });
    expect(tried(story, '2026-01-02', send, sending(story, 2))).toEqual({ refused: 'wrong-status' });
    expect(tried(story, '2026-01-02', draftAgain, { term: 1 })).toEqual({ refused: 'wrong-status' });
  });

  it('after a void packet is a new version, and so is one after an expiry that no job wrote down', () => {
    const out = sent(drafted('2026-01-02'), '2026-01-03');
    const isVoid = does(out, '2026-01-04', voidPacket, voided);
    const again = sent(does(isVoid, '2026-01-04', draftAgain, { term: 1 }), '2026-01-05');
    expect(again.lease.packets.map(({ version, voided: gone }) => [version, gone?.why])).toEqual([
      [1, 'voided'],
      [2, undefined],
    ]);
    expect(tried(out, '2026-02-02', draftAgain, { term: 1 })).toEqual({ refused: 'lease-frozen' });
    expect(does(out, '2026-02-03', draftAgain, { term: 1 }).lease.terms[0]?.drafts).toHaveLength(2);
  });

  it('of a term before a signed one is not taken up again', () => {
    let story = signedLease('2026-01-10');
    story = does(story, '2026-02-01', renew, undefined);
    story = does(story, '2026-02-01', discardDraft, { term: 2 });
    story = does(story, '2026-02-01', renew, undefined);
    expect(tried(story, '2026-02-01', draftAgain, { term: 2 })).toEqual({ refused: 'renewal-open' });
    story = does(story, '2026-02-01', changeDraft, { term: 3, fields: { to: '2027-12-31' } });
    story = signedBy(sent(story, '2026-02-01', 3), '2026-02-01', everyone, 3);
    expect(tried(story, '2026-02-02', draftAgain, { term: 2 })).toEqual({ refused: 'wrong-status' });
  });

  it('of a renewal is not taken up again once notice was given, nor anything after the settlement', () => {
    let story = does(signedLease('2026-01-10'), '2026-02-01', renew, undefined);
    story = does(story, '2026-02-01', discardDraft, { term: 2 });
    story = does(story, '2026-02-01', giveNotice, { by: 'owner', lastDay: '2026-06-30', reason: '' });
    expect(tried(story, '2026-02-02', draftAgain, { term: 2 })).toEqual({ refused: 'notice-given' });
    story = does(story, '2026-02-02', endLease, { day: '2026-02-02', why: 'agreement', note: '' });
    story = does(story, '2026-02-03', settle, { depositHeldCents: 0 });
    for (const term of [1, 2])
      expect(tried(story, '2026-02-03', draftAgain, { term })).toEqual({ refused: 'wrong-status' });
  });
});

describe('sending [D47]', () => {
  const story = drafted('2026-01-02');

  it('makes a packet and its signers, with the events of its beginning', () => {
    const out = sent(story, '2026-01-03');
    expect(out.lease.packets).toEqual([
      {
        term: 1,
        version: 1,
        textHash: sending(story).textHash,
        consentVersion: '1',
        sent: { at: '2026-01-03T17:00:00.000Z', on: '2026-01-03' },
        expiresOn: '2026-02-02',
        signerCount: 4,
        signedOn: [],
        chain: { seq: 0, hash: '' },
      },
    ]);
    expect(
      out.lease.signers.map(({ id, role, name, email, order }) => [id, role, name, email, order]),
    ).toEqual([
      ['ada', 'tenant', 'Ada Byron', 'ada@example.test', 1],
      ['grace', 'tenant', 'Grace Hopper', 'grace@example.test', 1],
      ['conrad', 'co-signer', 'Conrad Co-Signer', 'conrad@example.test', 1],
      ['mia', 'agent', 'Mia Manager, Oak Management LLC', 'mia@example.test', 1],
    ]);
    expect(out.lease.signers[3]?.authority).toBe('Management agreement of January 5, 2025');
    expect(out.lease.signers[0]).not.toHaveProperty('authority');
    expect(out.events.map(({ kind, at, actor }) => [kind, at, actor.id])).toEqual([
      ['created', '2026-01-03T17:00:00.000Z', 'usr_mia'],
      ['sent', '2026-01-03T17:00:00.000Z', 'usr_mia'],
    ]);
  });

  it('of a PDF brought along keeps the file, and says so in its first event', () => {
    const brought = { sha256: 'b'.repeat(64), pages: 12 };
    const out = does(story, '2026-01-03', send, { ...sending(story), file: brought });
    expect(out.lease.packets[0]?.file).toEqual(brought);
    expect(out.events.map(({ note }) => note)).toEqual([
      `PDF of 12 pages, SHA-256 ${'b'.repeat(64)}`,
      undefined,
    ]);
    const own = sent(story, '2026-01-03');
    expect(own.lease.packets[0]).not.toHaveProperty('file');
    expect(own.events.map(({ note }) => note)).toEqual([undefined, undefined]);
  });

  it('of a renewal keeps the signers of the term before', () => {
    let next = does(signedLease('2026-01-10'), '2026-11-01', renew, undefined);
    next = does(next, '2026-11-01', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
    const signers = sent(next, '2026-11-01', 2).lease.signers.map(({ id, term, signed }) => [
      id,
      term,
      signed !== undefined,
    ]);
    expect(signers).toEqual([
      ...everyone.map((id) => [id, 1, true]),
      ...everyone.map((id) => [id, 2, false]),
    ]);
  });

  it('asks the owners who sign themselves, each for their company', () => {
    const owners = [
      { ...olga, signs: true, companyName: 'Oak Homes LLC' },
      { ...olga, id: 'otto', firstName: 'Otto', signs: false },
    ];
    const parties = { ...termFields().parties, owners, agent: undefined };
    const out = sent(drafted('2026-01-02', { fields: termFields({ parties }) }), '2026-01-03');
    expect(out.lease.signers.map(({ id, role, name }) => [id, role, name])).toEqual([
      ['ada', 'tenant', 'Ada Byron'],
      ['grace', 'tenant', 'Grace Hopper'],
      ['conrad', 'co-signer', 'Conrad Co-Signer'],
      ['olga', 'owner', 'Olga Owner, Oak Homes LLC'],
    ]);
  });

  it('names the fields that are missing', () => {
    const bare = does(story, '2026-01-02', changeDraft, {
      term: 1,
      fields: { rentLines: [], text: undefined },
    });
    expect(tried(bare, '2026-01-03', send, sending(bare))).toEqual({
      refused: 'lease-incomplete',
      fields: { rentLines: 'Add the rent', text: 'Choose the text of the lease' },
    });
  });

  it.each([
    ['today', '2026-01-03', true],
    ['yesterday', '2026-01-02', false],
    ['90 days later', '2026-04-03', true],
    ['91 days later', '2026-04-04', false],
  ])('can be signed until %s', (_, expiresOn, isTaken) => {
    const answer = tried(story, '2026-01-03', send, { ...sending(story), expiresOn });
    if (isTaken) expect(answer).toMatchObject({ lease: { packets: [{ expiresOn }] } });
    else
      expect(answer).toEqual({
        refused: 'lease-incomplete',
        fields: { expires_on: 'At most 90 days away and within the term' },
      });
  });

  it('never can be signed past the end of a term that does not go on', () => {
    const short = drafted('2026-01-02', { fields: termFields({ to: '2026-01-20', atEnd: 'end' }) });
    expect(sent(short, '2026-01-03').lease.packets[0]?.expiresOn).toBe('2026-01-20');
    const until = (expiresOn: string) => tried(short, '2026-01-03', send, { ...sending(short), expiresOn });
    expect(until('2026-01-20')).not.toHaveProperty('refused');
    expect(until('2026-01-21')).toMatchObject({ refused: 'lease-incomplete' });
    const going = drafted('2026-01-02', { fields: termFields({ to: '2026-01-20' }) });
    expect(sent(going, '2026-01-03').lease.packets[0]?.expiresOn).toBe('2026-02-02');
    expect(packetDays).toEqual({ usual: 30, most: 90 });
  });

  it('takes no term that is over already, unless it goes on', () => {
    const over = (atEnd: 'end' | 'month-to-month') =>
      drafted('2026-01-02', { fields: termFields({ from: '2025-01-01', to: '2025-12-31', atEnd }) });
    expect(tried(over('end'), '2026-01-03', send, sending(over('end')))).toMatchObject({
      refused: 'lease-incomplete',
      fields: { to: 'This term would already be over' },
    });
    expect(tried(over('month-to-month'), '2026-01-03', send, sending(story))).not.toHaveProperty('refused');
  });

  it('of a fixed order gives each signer a place, those it does not name the last one', () => {
    const parties = { ...termFields().parties, signingOrder: ['mia', 'ada'] };
    const out = sent(drafted('2026-01-02', { fields: termFields({ parties }) }), '2026-01-03');
    expect(out.lease.signers.map(({ id, order }) => [id, order])).toEqual([
      ['ada', 2],
      ['grace', 3],
      ['conrad', 3],
      ['mia', 1],
    ]);
  });
});
