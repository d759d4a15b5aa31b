import { describe, expect, it } from 'vitest';
import type { Packet, Signer } from '../../../shared/domain/leases/packet';
import { clerk, leaseWith, noon, shortHash } from '../../../test/support/leases/lease-data';
import type { LeaseRead } from '../../table/leases/read';
import { readPacket } from './read-packet';

const hash = shortHash('sealed');
const packetOf = (over: Partial<Packet> = {}): Packet => ({
  term: 1,
  version: 2,
  textHash: shortHash('text'),
  consentVersion: '1',
  sent: noon('2026-01-03'),
  expiresOn: '2026-02-02',
  signerCount: 2,
  signedOn: [],
  chain: { seq: 0, hash: '' },
  ...over,
});
const signer = (id: string, over: Partial<Signer> = {}): Signer => ({
  term: 1,
  version: 2,
  id,
  role: 'tenant',
  name: `${id} B`,
  email: `${id}@example.test`,
  order: 1,
  devices: [],
  ...over,
});
const signed = { ...noon('2026-01-05'), method: 'typed' as const, name: 'Ada', origin: clerk.origin };
const event = (seq: number, version: number, term = 1) => ({
  term,
  version,
  seq,
  kind: 'asked' as const,
  at: noon('2026-01-04').at,
  actor: clerk,
  signer: 'ada',
  note: 'May I paint?',
  textHash: shortHash('text'),
  before: '',
  hash,
});

function read(packet: Packet, signers: readonly Signer[] = [], on = '2026-01-10') {
  const events = [event(1, 1), event(1, 2), event(1, 2, 2)] as unknown as LeaseRead['events'];
  const lease = leaseWith({ packets: [packet], signers: [...signers] });
  return readPacket(packet, { read: { lease, events, version: 1, links: [] } as unknown as LeaseRead, on });
}

describe('a packet as it is read', () => {
  it('says of each signer what they did and when, and whose turn it is', () => {
    const ada = signer('ada', {
      order: 1,
      opened: noon('2026-01-04'),
      signed,
      mail: { state: 'delivered', on: '2026-01-03' },
      consented: { ...noon('2026-01-05'), textVersion: '1' },
    });
    const bo = signer('bo', { order: 2, declined: { ...noon('2026-01-06'), reason: 'Too dear' } });
    const other = signer('cy', { version: 1 });
    expect(read(packetOf(), [ada, bo, other]).signers).toEqual([
      {
        signer_id: 'ada',
        role: 'tenant',
        name: 'ada B',
        email: 'ada@example.test',
        order: 1,
        is_turn: false,
        mail: 'delivered',
        opened_at: noon('2026-01-04').at,
        consented_at: noon('2026-01-05').at,
        signed_at: noon('2026-01-05').at,
        method: 'typed',
        declined_at: undefined,
        reason: undefined,
      },
      {
        signer_id: 'bo',
        role: 'tenant',
        name: 'bo B',
        email: 'bo@example.test',
        order: 2,
        is_turn: true,
        mail: undefined,
        opened_at: undefined,
        consented_at: undefined,
        signed_at: undefined,
        method: undefined,
        declined_at: noon('2026-01-06').at,
        reason: 'Too dear',
      },
    ]);
    const closed = read(packetOf(), [bo], '2026-02-03');
    expect(closed.signers.map(({ is_turn }) => is_turn)).toEqual([false]);
  });

  it('has the events of its own term and version with who did what, and from where', () => {
    expect(read(packetOf(), [signer('ada')]).events).toEqual([
      {
        seq: 1,
        kind: 'asked',
        at: noon('2026-01-04').at,
        by: 'Mia Manager',
        note: 'May I paint?',
        address: '192.0.2.1',
        agent: 'Desk/1',
        signer: 'ada B',
      },
    ]);
  });

  const completed = noon('2026-01-06');
  const voided = (why: 'voided' | 'expired') => ({ ...noon('2026-01-07'), why, note: 'Typo' });
  it.each([
    ['open', packetOf(), '2026-02-02'],
    ['expired', packetOf(), '2026-02-03'],
    ['complete', packetOf({ completed }), '2026-02-03'],
    ['void', packetOf({ completed, voided: voided('voided') }), '2026-01-10'],
    ['expired', packetOf({ voided: voided('expired') }), '2026-01-10'],
  ] as const)('is %s', (state, packet, on) => expect(read(packet, [], on).state).toBe(state));

  it('names its text, days, seal and why it is void', () => {
    const sealed = { lease: { ...completed, hash }, void: { ...completed, hash: shortHash('void') } };
    const inPerson = { witness: 'Wanda', scan: hash };
    const {
      signers: _,
      events: __,
      ...facts
    } = read(packetOf({ completed, sealed, inPerson, voided: voided('voided') }));
    expect(facts).toEqual({
      term: 1,
      version: 2,
      state: 'void',
      text_hash: shortHash('text'),
      sent_at: noon('2026-01-03').at,
      expires_on: '2026-02-02',
      completed_at: completed.at,
      in_person: inPerson,
      sealed: { lease: hash, void: shortHash('void') },
      voided: { at: noon('2026-01-07').at, why: 'voided', note: 'Typo' },
    });
    expect(read(packetOf())).toMatchObject({ sealed: { lease: undefined, void: undefined } });
  });
});
