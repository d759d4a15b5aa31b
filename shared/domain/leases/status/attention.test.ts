import { describe, expect, it } from 'vitest';
import { leaseWith, noon, shortHash, termFields } from '../../../../test/support/leases/lease-data';
import type { Lease } from '../lease';
import type { Packet, Signer } from '../packet';
import type { Term } from '../term';
import { attentionDays, attentionOf } from './attention';

const packet = (over: Partial<Packet> = {}): Packet => ({
  term: 1,
  version: 1,
  textHash: shortHash('text'),
  consentVersion: '1',
  sent: noon('2026-01-03'),
  expiresOn: '2026-02-02',
  signerCount: 2,
  signedOn: [],
  chain: { seq: 0, hash: '' },
  ...over,
});
const complete = packet({ signedOn: ['2026-01-05', '2026-01-05'], completed: noon('2026-01-05') });
const signer = (id: string, role: Signer['role'], over: Partial<Signer> = {}): Signer => ({
  term: 1,
  version: 1,
  id,
  role,
  name: id,
  email: `${id}@example.test`,
  order: 1,
  devices: [],
  ...over,
});
const ending = (): Term[] => [
  { ...termFields(), number: 1, atEnd: 'end', drafts: [{ version: 1, since: '2026-01-02' }] },
];
/** The first term, and a second one as a draft. */
const withRenewal = (): Term[] => [
  { ...termFields(), number: 1, drafts: [{ version: 1, since: '2026-01-02' }] },
  {
    ...termFields({ from: '2027-01-01', to: '2027-12-31' }),
    number: 2,
    drafts: [{ version: 1, since: '2026-11-01' }],
  },
];
const leased = (over: Partial<Lease> = {}) => leaseWith({ packets: [complete], ...over });
const keys = [{ number: 1, on: '2026-12-30', writtenOn: '2026-12-30' }];
const early = [{ number: 1, on: '2026-01-19', writtenOn: '2026-01-19' }];
const end = { number: 1, on: '2026-01-19', why: 'agreement', note: '', writtenOn: '2026-01-19' } as const;
const deposit: [string, string] = ['deposit', '2026-02-18'];
const why = (lease: Lease, on: string) => {
  const found = attentionOf(lease, on);
  return found && [found.why, found.on];
};

describe('a lease needs its landlord', () => {
  it.each<[string, Lease, string, [string, string] | undefined]>([
    ['to send a draft', leaseWith({}), '2026-01-10', ['send', '2026-01-02']],
    [
      'to send a renewal that is drafted',
      leased({ terms: withRenewal(), movedInOn: '2026-01-16' }),
      '2026-11-05',
      ['send', '2026-11-01'],
    ],
    ['to record a move-in', leased(), '2026-01-06', ['move-in', '2026-01-16']],
    ['to record it 30 days late', leased(), '2026-02-15', ['move-in', '2026-01-16']],
    ['no more for it after 31', leased(), '2026-02-16', undefined],
    ['no more once they moved in', leased({ movedInOn: '2026-01-16' }), '2026-01-17', undefined],
    ['at its end', leased({ terms: ending() }), '2026-06-01', ['end', '2026-12-31']],
    ['no more for a move-in once the keys are back', leased({ surrenders: early }), '2026-01-20', deposit],
    ['no more for it once the lease has ended', leased({ ends: [end] }), '2026-01-20', deposit],
    [
      'with a draft no more once it is settled',
      leaseWith({ settledOn: '2026-01-05' }),
      '2026-01-10',
      undefined,
    ],
    [
      'for its deposit, with the keys back',
      leased({ terms: ending(), surrenders: keys }),
      '2027-01-05',
      ['deposit', '2027-01-29'],
    ],
    [
      'no more once it is settled',
      leased({ terms: ending(), surrenders: keys, settledOn: '2027-01-05' }),
      '2027-01-05',
      undefined,
    ],
  ])('%s', (_, lease, on, expected) => {
    expect(why(lease, on)).toEqual(expected);
  });

  it('to sign, when it is the turn of an owner or agent who has not', () => {
    const out = (...signers: Signer[]) =>
      attentionOf(leaseWith({ packets: [packet()], signers }), '2026-01-10');
    expect(out(signer('nora', 'tenant'), signer('ann', 'agent'), signer('bo', 'owner'))).toEqual({
      why: 'sign',
      on: '2026-01-03',
      signers: ['ann@example.test', 'bo@example.test'],
    });
    expect(out(signer('nora', 'tenant'), signer('ann', 'agent', { order: 2 }))).toBeUndefined();
    const renewal = packet({ term: 2, sent: noon('2026-11-02'), expiresOn: '2026-12-02' });
    const signers = [signer('ann', 'agent', { term: 2 })];
    expect(
      why(leased({ terms: withRenewal(), packets: [complete, renewal], signers }), '2026-11-05'),
    ).toEqual(['sign', '2026-11-02']);
    expect(
      attentionOf(leaseWith({ packets: [packet()], signers: [signer('ann', 'agent')] }), '2026-02-03'),
    ).toBeUndefined();
  });
});

it('looks a week ahead, and a month back for a move-in', () => {
  expect(attentionDays('move-in', '2026-06-15')).toEqual({ from: '2026-05-16', to: '2026-06-22' });
  expect(attentionDays('end', '2026-06-15').to).toBe('2026-06-22');
  for (const why of ['send', 'sign'] as const) expect(attentionDays(why, '2026-06-15').to).toBe('2026-06-16');
});
