import { describe, expect, it } from 'vitest';
import {
  ada,
  clerk,
  grace,
  mia,
  noon,
  shortHash,
  termFields,
} from '../../../../test/support/leases/lease-data';
import {
  does,
  drafted,
  everyone,
  givenOf,
  linkTo,
  sent,
  signedBy,
  signing,
  tried,
} from '../../../../test/support/leases/lease-story';
import { statusOf } from '../status/status';
import { noteMail } from './note-mail';
import { ask, consent, openPacket } from './open-packet';
import { sign } from './sign';
import { signInPerson } from './sign-in-person';
import { signersInTurn } from './signers';
import { decline, voidPacket } from './void-packet';

const out = sent(drafted('2026-01-02'), '2026-01-03');
const on = '2026-01-04';
const kinds = (events: readonly { kind: string; signer?: string }[]) =>
  events.map(({ kind, signer }) => (signer ? `${kind} ${signer}` : kind));

describe('a signer signs once [D47] [D48]', () => {
  it('with name, method, instant, address, device and the text’s hash', () => {
    const story = signedBy(out, on, ['ada']);
    expect(story.lease.signers[0]).toMatchObject({
      consented: { ...noon(on), textVersion: '1' },
      signed: { ...noon(on), method: 'drawn', name: 'ada', image: shortHash('ada'), origin: clerk.origin },
    });
    expect(story.lease.packets[0]).toMatchObject({ signedOn: [on], textHash: signing(out, 'ada').textHash });
    expect(kinds(story.events)).toEqual(['created', 'sent', 'consented ada', 'signed ada']);
    expect(tried(story, on, sign, signing(story, 'ada'))).toEqual({ refused: 'already-signed' });
    expect(tried(story, on, consent, linkTo(story, 'ada'))).toEqual({ refused: 'already-signed' });
  });

  it('is complete with the last one, and not before', () => {
    const three = signedBy(out, on, ['ada', 'grace', 'conrad']);
    expect(three.lease.packets[0]).not.toHaveProperty('completed');
    expect(statusOf(three.lease, on)).toBe('partly-signed');
    const four = signedBy(three, '2026-01-05', ['mia']);
    expect(four.lease.packets[0]).toMatchObject({
      completed: noon('2026-01-05'),
      signedOn: [on, on, on, '2026-01-05'],
    });
    expect(kinds(four.events).slice(-2)).toEqual(['signed mia', 'completed']);
    expect(statusOf(four.lease, '2026-01-05')).toBe('signed');
    expect(four.calendar.entries).toEqual([{ kind: 'signed', lease: 'lse_1', from: '2026-01-16' }]);
  });

  it('the unit’s text follows tenants and owner side, the co-signer is beside it [PRP-28]', () => {
    const eSign = (signers: readonly string[]) => signedBy(out, on, signers).calendar.entries[0];
    expect(eSign(['ada', 'conrad', 'mia'])).toMatchObject({ eSign: 'in-progress' });
    expect(eSign(['ada', 'grace', 'conrad'])).toMatchObject({ eSign: 'in-progress' });
    expect(eSign(['ada', 'grace', 'mia'])).toMatchObject({ eSign: 'co-signer-pending' });
  });

  it('only after agreeing to sign electronically', () => {
    expect(tried(out, on, sign, signing(out, 'ada'))).toEqual({ refused: 'consent-missing' });
    const agreed = does(out, on, consent, linkTo(out, 'ada'));
    expect(does(agreed, '2026-01-05', consent, linkTo(out, 'ada')).lease).toEqual(agreed.lease);
    expect(kinds(does(agreed, '2026-01-05', consent, linkTo(out, 'ada')).events)).toEqual(
      kinds(agreed.events),
    );
  });

  it('with a name and a signature [COS-05]', () => {
    const agreed = does(out, on, consent, linkTo(out, 'ada'));
    for (const missing of [{ name: '' }, { name: '  ' }, { image: '' }])
      expect(tried(agreed, on, sign, { ...signing(agreed, 'ada'), ...missing })).toEqual({
        refused: 'signature-missing',
      });
    const typed = does(agreed, on, sign, { ...signing(agreed, 'ada'), name: ' Ada B. ', method: 'typed' });
    expect(typed.lease.signers[0]?.signed).toMatchObject({ name: 'Ada B.', method: 'typed' });
  });

  it('the text that was sent, and no other one [R17]', () => {
    const agreed = does(out, on, consent, linkTo(out, 'ada'));
    const other = { ...signing(agreed, 'ada'), textHash: shortHash('another text') };
    expect(tried(agreed, on, sign, other)).toEqual({ refused: 'link-ended' });
  });
});

describe('a link [COS-03]', () => {
  const commands = [
    [
      'opens',
      (story: typeof out, day: string, who: string) => tried(story, day, openPacket, linkTo(story, who)),
    ],
    [
      'consents',
      (story: typeof out, day: string, who: string) => tried(story, day, consent, linkTo(story, who)),
    ],
    ['signs', (story: typeof out, day: string, who: string) => tried(story, day, sign, signing(story, who))],
    [
      'asks',
      (story: typeof out, day: string, who: string) =>
        tried(story, day, ask, { link: linkTo(story, who), question: 'Why?' }),
    ],
    [
      'declines',
      (story: typeof out, day: string, who: string) =>
        tried(story, day, decline, { link: linkTo(story, who), reason: 'No' }),
    ],
  ] as const;

  it.each(commands)('of a foreign, void, expired or other packet %s nothing', (_, attempt) => {
    const isVoid = does(out, on, voidPacket, { term: 1, note: '' });
    const whole = signedBy(out, on, everyone);
    const wholeAndVoid = does(whole, '2026-01-05', voidPacket, { term: 1, note: '' });
    expect(attempt(out, on, 'nobody')).toEqual({ refused: 'link-ended' });
    expect(attempt(isVoid, on, 'ada')).toEqual({ refused: 'link-ended' });
    expect(attempt(out, '2026-02-03', 'ada')).toEqual({ refused: 'link-ended' });
    expect(attempt(whole, '2026-02-03', 'ada')).toEqual({ refused: 'already-signed' });
    expect(attempt(wholeAndVoid, '2026-01-05', 'ada')).toEqual({ refused: 'link-ended' });
    const link = { ...linkTo(out, 'ada'), version: 2 };
    expect(tried(out, on, openPacket, link)).toEqual({ refused: 'link-ended' });
    expect(tried(out, on, openPacket, { ...link, version: 1, term: 2 })).toEqual({ refused: 'link-ended' });
  });

  it('lives through the last day', () => {
    expect(tried(out, '2026-02-02', openPacket, linkTo(out, 'ada'))).not.toHaveProperty('refused');
  });

  it('waits for its turn in a fixed order, and not in a free one', () => {
    const parties = { ...termFields().parties, signingOrder: ['ada', 'grace', 'conrad', 'mia'] };
    const ordered = sent(drafted('2026-01-02', { fields: termFields({ parties }) }), '2026-01-03');
    for (const [, attempt] of commands)
      expect(attempt(ordered, on, 'grace')).toEqual({ refused: 'not-your-turn' });
    const first = signedBy(ordered, on, ['ada']);
    expect(tried(first, on, openPacket, linkTo(first, 'grace'))).not.toHaveProperty('refused');
    expect(tried(first, on, openPacket, linkTo(first, 'conrad'))).toEqual({ refused: 'not-your-turn' });
    const inTurn = ({ lease }: typeof out) =>
      lease.packets[0] && signersInTurn(lease, lease.packets[0]).map(({ id }) => id);
    expect(inTurn(ordered)).toEqual(['ada']);
    expect(inTurn(first)).toEqual(['grace']);
    expect(inTurn(signedBy(out, on, ['ada']))).toEqual(['grace', 'conrad', 'mia']);
  });
});

describe('what a signer does besides', () => {
  const from = (userAgent: string) => ({
    ...givenOf(out, on),
    actor: { ...clerk, origin: { ipAddress: '', userAgent } },
  });

  it('opening is an event the first time and from each new device', () => {
    const first = does(out, on, openPacket, linkTo(out, 'ada'));
    expect(first.lease.signers[0]).toMatchObject({ opened: noon(on), devices: ['Desk/1'] });
    expect(does(first, '2026-01-05', openPacket, linkTo(out, 'ada')).events).toEqual(first.events);
    const phone = openPacket(
      { ...from('Phone/2'), lease: first.lease, now: noon('2026-01-05') },
      linkTo(out, 'ada'),
    );
    expect(phone).toMatchObject({ events: [{ kind: 'opened', signer: 'ada' }] });
    expect('lease' in phone && phone.lease.signers[0]).toMatchObject({
      opened: noon(on),
      devices: ['Desk/1', 'Phone/2'],
    });
  });

  it('tells at most twenty devices apart', () => {
    let { lease } = out;
    let events = 0;
    for (let device = 1; device <= 21; device += 1) {
      const answer = openPacket({ ...from(`Device/${device}`), lease }, linkTo(out, 'ada'));
      if ('refused' in answer) throw new Error(answer.refused);
      lease = answer.lease;
      events += answer.events.length;
    }
    expect([events, lease.signers[0]?.devices.length]).toEqual([20, 20]);
  });

  it('a question is an event with its words and changes nothing else', () => {
    const asked = does(out, on, ask, { link: linkTo(out, 'ada'), question: 'When do I get the keys?' });
    expect(asked.lease).toEqual(out.lease);
    expect(asked.events.at(-1)).toMatchObject({
      kind: 'asked',
      signer: 'ada',
      note: 'When do I get the keys?',
    });
  });

  it('declining voids the packet, with the reason [D47]', () => {
    const declined = does(signedBy(out, on, ['ada']), on, decline, {
      link: linkTo(out, 'grace'),
      reason: 'Too dear',
    });
    expect(declined.lease.packets[0]?.voided).toEqual({ ...noon(on), why: 'declined', note: 'Too dear' });
    expect(declined.lease.signers[1]?.declined).toEqual({ ...noon(on), reason: 'Too dear' });
    expect(declined.events.at(-1)).toMatchObject({ kind: 'declined', signer: 'grace', note: 'Too dear' });
    expect(declined.calendar.entries).toEqual([]);
    expect(statusOf(declined.lease, on)).toBe('void');
  });

  it('a mail is delivered or bounces once, until it is sent again; also after the signature', () => {
    const link = linkTo(out, 'ada');
    const bounced = does(out, on, noteMail, { link, mail: 'bounced' });
    expect(bounced.lease.signers[0]?.mail).toEqual({ state: 'bounced', on });
    expect(does(bounced, '2026-01-05', noteMail, { link, mail: 'bounced' })).toEqual(bounced);
    const reminded = does(bounced, '2026-01-05', noteMail, { link, mail: 'reminded' });
    expect(reminded.lease).toEqual(bounced.lease);
    const again = does(reminded, '2026-01-05', noteMail, { link, mail: 'sent-again' });
    expect(again.lease.signers[0]).not.toHaveProperty('mail');
    expect(
      does(again, '2026-01-05', noteMail, { link, mail: 'reminded' }).lease.signers[0],
    ).not.toHaveProperty('mail');
    const delivered = does(signedBy(again, on, ['ada']), '2026-01-06', noteMail, { link, mail: 'delivered' });
    expect(delivered.lease.signers[0]?.mail).toEqual({ state: 'delivered', on: '2026-01-06' });
    expect(kinds(delivered.events).filter((kind) => /ada/.test(kind))).toEqual([
      'bounced ada',
      'reminded ada',
      'sent-again ada',
      'consented ada',
      'signed ada',
      'delivered ada',
    ]);
    expect(tried(out, on, noteMail, { link: linkTo(out, 'nobody'), mail: 'bounced' })).toEqual({
      refused: 'link-ended',
    });
  });
});

describe('signing in person [D47]', () => {
  const inPerson = { term: 1, witness: ' Wendy Witness ', scan: shortHash('scan') };

  it('everyone who has not signed signs at once, before a witness, and the scan is kept', () => {
    const story = does(signedBy(out, on, ['ada']), '2026-01-05', signInPerson, inPerson);
    expect(story.lease.packets[0]).toMatchObject({
      inPerson: { witness: 'Wendy Witness', scan: shortHash('scan') },
      completed: noon('2026-01-05'),
      signedOn: [on, '2026-01-05', '2026-01-05', '2026-01-05'],
    });
    expect(story.lease.signers.map(({ signed }) => [signed?.method, signed?.name])).toEqual([
      ['drawn', 'ada'],
      ['in-person', 'Grace Hopper'],
      ['in-person', 'Conrad Co-Signer'],
      ['in-person', 'Mia Manager, Oak Management LLC'],
    ]);
    expect(kinds(story.events).slice(-4)).toEqual([
      'signed grace',
      'signed conrad',
      'signed mia',
      'completed',
    ]);
  });

  it('needs no mail address', () => {
    const tenants = [ada, grace].map((one) => ({ ...one, email: '', signsInPerson: true }));
    const agent = { ...mia, email: '', signsInPerson: true };
    const parties = { ...termFields().parties, tenants, coSigners: [], agent };
    const story = sent(drafted('2026-01-02', { fields: termFields({ parties }) }), '2026-01-03');
    expect(statusOf(does(story, on, signInPerson, inPerson).lease, on)).toBe('signed');
  });

  it.each([
    ['witness', { ...inPerson, witness: ' ' }],
    ['scan', { ...inPerson, scan: '' }],
  ])('is refused without a %s', (_, input) => {
    expect(tried(out, on, signInPerson, input)).toEqual({ refused: 'witness-missing' });
  });

  it('is refused when nothing is out', () => {
    expect(tried(drafted('2026-01-02'), on, signInPerson, inPerson)).toEqual({ refused: 'wrong-status' });
    expect(tried(signedBy(out, on, everyone), on, signInPerson, inPerson)).toEqual({
      refused: 'wrong-status',
    });
    expect(tried(out, '2026-02-03', signInPerson, inPerson)).toEqual({ refused: 'wrong-status' });
  });
});
