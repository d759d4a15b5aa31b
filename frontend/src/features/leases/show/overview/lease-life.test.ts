import { describe, expect, it } from 'vitest';
import type { LeaseEvent } from '../../../../../../shared/contract/leases';
import { draftLease, packet, signer, term } from '../../../../testing/lease-samples';
import { aLedger } from '../../../../testing/ledger-samples';
import { requestLine } from '../../../../testing/request-samples';
import { lifeOf } from './lease-life';

const event = (seq: number, kind: LeaseEvent['kind']): LeaseEvent => ({
  seq,
  kind,
  at: `2026-11-2${seq}T10:00:00.000Z`,
  by: 'Lena Hart',
  address: '',
  agent: '',
});
const people = ['Theo', 'Priya', 'Ada'].map((name, at) => signer({ signer_id: `s${at}`, name }));
const signed = packet({
  state: 'complete',
  sent_at: '2026-11-20T10:00:00.000Z',
  completed_at: '2026-11-22T10:00:00.000Z',
  signers: people,
  events: [event(1, 'sent'), event(2, 'opened'), event(3, 'reminded'), event(4, 'copied')],
});
const texts = (...asked: Parameters<typeof lifeOf>) => lifeOf(...asked).map(({ text }) => text);

describe('the life of a lease', () => {
  it('has a signing in one line, and its emails in another, the latest first', () => {
    const lease = draftLease({ packets: [signed] });
    expect(lifeOf(lease, {}).map(({ text, note }) => [text, note])).toEqual([
      ['3 emails sent', 'Nov 24, 2026'],
      ['Signed by 3 people', 'Nov 22, 2026 · 4 events'],
      ['Lease drafted', 'Nov 20, 2026'],
    ]);
    const two = draftLease({ packets: [{ ...signed, signers: people.slice(0, 2), events: [] }] });
    expect(texts(two, {})).toContain('Signed by Theo and Priya');
  });

  it('says what waits for signatures, and what a renewal offers', () => {
    const renewal = term({ number: 2, from: '2027-12-01', to: '2028-11-30', drafts: [] });
    const out = packet({ term: 2, version: 1, sent_at: '2027-09-01T10:00:00.000Z' });
    const lease = draftLease({ terms: [term(), renewal], packets: [out, signed] });
    const [first] = lifeOf(lease, {});
    expect(first?.text.replaceAll('\u00a0', ' ')).toBe(
      'Renewal offered: Dec 01, 2027 – Nov 30, 2028, $1,450.00',
    );
    expect(first?.note).toContain('Signatures due');
  });

  it('begins on its first day, once that has come, and only if it is signed', () => {
    const lease = draftLease({ today: '2026-12-01', packets: [signed] });
    expect(texts(lease, {})).toContain('Lease began');
    expect(texts({ ...lease, today: '2026-11-30' }, {})).not.toContain('Lease began');
    expect(texts({ ...lease, packets: [] }, {})).not.toContain('Lease began');
  });

  it('has rents that changed, a notice, keys and the end, but no rent to come', () => {
    const change = { term: 1, line: 'rent', noticeDay: '2027-01-01', writtenOn: '2027-01-01' };
    const lease = draftLease({
      today: '2027-06-10',
      rent_changes: [
        { ...change, cents: 148_000, from: '2027-03-01' },
        { ...change, cents: 152_000, from: '2027-09-01' },
      ],
      notice: {
        number: 1,
        by: 'tenants',
        givenOn: '2027-04-01',
        lastDay: '2027-05-31',
        reason: 'A new job',
        writtenOn: '2027-04-01',
      },
      keys_on: '2027-05-30',
      end: { number: 1, on: '2027-05-31', why: 'move-out', note: '', writtenOn: '2027-06-01' },
    });
    expect(
      lifeOf(lease, {})
        .map(({ text, note }) => [text, note])
        .slice(0, 4),
    ).toEqual([
      ['Lease ended', 'May 31, 2027 · The tenants moved out'],
      ['Keys returned', 'May 30, 2027'],
      ['Notice given, last day May 31, 2027', 'Apr 01, 2027 · A new job'],
      ['Rent changed to $1,480.00', 'Mar 01, 2027'],
    ]);
  });

  it('has requests since its first day, and not those of the tenants before', () => {
    const requests = [
      requestLine({ request_id: 'req_1', words: 'The tap drips', raised_at: '2026-12-01T10:00:00.000Z' }),
      requestLine({ request_id: 'req_2', words: 'Of before', raised_at: '2026-11-30T10:00:00.000Z' }),
    ];
    expect(texts(draftLease(), { requests })).toEqual(['Repair: The tap drips', 'Lease drafted']);
  });

  it('has the deposit that came in, and payments that came back', () => {
    const [line] = aLedger().lines.filter(({ payment }) => payment);
    if (!line?.payment) throw new Error('No payment among the samples');
    const cover = { charge: 1, kind: 'deposit' as const, label: '', due: '2026-12-01', cents: 145_000 };
    const paid = {
      ...line,
      entry_id: 'e1',
      payment: { ...line.payment, state: 'settled' as const, covers: [cover] },
    };
    const back = {
      ...line,
      entry_id: 'e2',
      payment: { ...line.payment, cents: 98_000, state: 'returned' as const },
    };
    expect(texts(draftLease(), { lines: [paid] })).toContain('Deposit of $1,450.00 received');
    expect(texts(draftLease(), { lines: [back] })).toContain('A payment of $980.00 came back');
  });
});
