import { expect, it } from 'vitest';
import { noon } from '../../../../test/support/leases/lease-data';
import { does, drafted, sent, signedLease, tried } from '../../../../test/support/leases/lease-story';
import { lastSignedPacket } from '../status/current-term';
import { papersToSeal, sealPacket } from './seal-packet';
import { voidPacket } from './void-packet';

const signed = signedLease('2026-01-10');
const voided = does(signed, '2026-01-12', voidPacket, { term: 1, note: 'A typing error' });
const [packet] = signed.lease.packets;
const signers = signed.lease.terms[0]?.parties.tenants.map(({ id }) => id) ?? [];
const sealing = (paper: 'lease' | 'void') => ({
  term: 1,
  version: 1,
  paper,
  hash: 'a'.repeat(64),
  copiedTo: signers.slice(0, 1),
});

it('a lease is sealed once everyone has signed, and its void page once it was voided after that [R17]', () => {
  const due = ({ lease }: typeof signed) => lease.packets.map(papersToSeal);
  expect(due(sent(drafted('2026-01-02'), '2026-01-03'))).toEqual([[]]);
  expect(due(signed)).toEqual([['lease']]);
  expect(due(voided)).toEqual([['lease', 'void']]);
  expect(due(does(voided, '2026-01-12', sealPacket, sealing('lease')))).toEqual([['void']]);
  expect(due(does(signed, '2026-01-12', sealPacket, sealing('lease')))).toEqual([[]]);
});

it('a sealed lease is written down with its hash and who got it, once [R17]', () => {
  const sealed = does(signed, '2026-01-12', sealPacket, sealing('lease'));
  expect(sealed.lease.packets[0]?.sealed).toEqual({ lease: { ...noon('2026-01-12'), hash: 'a'.repeat(64) } });
  expect(sealed.events.slice(signed.events.length)).toMatchObject([
    { kind: 'sealed', note: `Signed lease, SHA-256 ${'a'.repeat(64)}` },
    { kind: 'copied', signer: signers[0], note: 'Signed lease' },
  ]);
  const page = does(voided, '2026-01-12', sealPacket, sealing('void'));
  expect(page.events.slice(voided.events.length)).toMatchObject([
    { kind: 'sealed', note: `Void page, SHA-256 ${'a'.repeat(64)}` },
    { kind: 'copied', signer: signers[0], note: 'Void page' },
  ]);
  const refused = { refused: 'wrong-status' };
  expect(tried(sealed, '2026-01-13', sealPacket, sealing('lease'))).toEqual(refused);
  expect(tried(signed, '2026-01-13', sealPacket, sealing('void'))).toEqual(refused);
  for (const other of [{ term: 2 }, { version: 2 }])
    expect(tried(signed, '2026-01-13', sealPacket, { ...sealing('lease'), ...other })).toEqual(refused);
});

it('the packet signed last is one that stands, a void one only without any other', () => {
  if (!packet) throw new Error('There is no packet');
  const again = { ...packet, version: 2 };
  const gone = { ...again, voided: { ...noon('2026-01-12'), why: 'voided' as const, note: '' } };
  expect(lastSignedPacket({ packets: [packet, again] })).toBe(again);
  expect(lastSignedPacket({ packets: [packet, gone] })).toBe(packet);
  expect(lastSignedPacket({ packets: [gone] })).toBe(gone);
  const { completed: _, ...open } = again;
  expect(lastSignedPacket({ packets: [open] })).toBeUndefined();
});
