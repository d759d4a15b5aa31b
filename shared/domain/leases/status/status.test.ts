import { describe, expect, it } from 'vitest';
import { leaseWith, noon, shortHash, termFields } from '../../../../test/support/leases/lease-data';
import { Lease, LeaseOutline } from '../lease';
import type { Packet } from '../packet';
import type { Term } from '../term';
import { type LeaseStatus, type RenewalState, renewalStateOf, statusOf } from './status';

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
const signed = (over: Partial<Packet> = {}): Packet =>
  packet({ signedOn: ['2026-01-04', '2026-01-05'], completed: noon('2026-01-05'), ...over });
const term = (over: Partial<Term> = {}): Term => ({
  ...termFields(),
  number: 1,
  drafts: [{ version: 1, since: '2026-01-02' }],
  ...over,
});
/** 16 Jan to 31 Dec 2026. */
const leased = (over: Partial<Lease> = {}) => leaseWith({ packets: [signed()], ...over });
const ending = [term({ atEnd: 'end' })];
const renewal = term({
  number: 2,
  from: '2027-01-01',
  to: '2027-12-31',
  drafts: [{ version: 1, since: '2026-11-01' }],
});
const notice = {
  number: 1,
  by: 'tenants' as const,
  givenOn: '2026-06-01',
  lastDay: '2026-07-31',
  reason: '',
  writtenOn: '2026-06-01',
};
const keys = (on: string) => ({ number: 1, on, writtenOn: on });
const end = (on: string, undoneOn?: string) => ({
  number: 1,
  on,
  why: 'agreement' as const,
  note: '',
  writtenOn: on,
  ...(undoneOn && { undoneOn }),
});

describe('the status of a lease is computed from its facts [D35] [D36]', () => {
  it.each<[string, Partial<Lease>, string, LeaseStatus]>([
    ['a draft', {}, '2026-01-02', 'draft'],
    ['before the draft', {}, '2026-01-01', 'void'],
    [
      'a draft given up',
      { terms: [term({ drafts: [{ version: 1, since: '2026-01-02', discardedOn: '2026-01-09' }] })] },
      '2026-01-09',
      'void',
    ],
    [
      'until it is given up',
      { terms: [term({ drafts: [{ version: 1, since: '2026-01-02', discardedOn: '2026-01-09' }] })] },
      '2026-01-08',
      'draft',
    ],
    ['sent', { packets: [packet()] }, '2026-01-03', 'sent'],
    ['the day before it was sent', { packets: [packet()] }, '2026-01-02', 'draft'],
    ['sent, on its last day', { packets: [packet()] }, '2026-02-02', 'sent'],
    ['sent, past its last day', { packets: [packet()] }, '2026-02-03', 'void'],
    ['one has signed', { packets: [packet({ signedOn: ['2026-01-04'] })] }, '2026-01-04', 'partly-signed'],
    ['before the one has signed', { packets: [packet({ signedOn: ['2026-01-04'] })] }, '2026-01-03', 'sent'],
    [
      'void',
      { packets: [packet({ voided: { ...noon('2026-01-06'), why: 'voided', note: '' } })] },
      '2026-01-06',
      'void',
    ],
    [
      'before it was void',
      { packets: [packet({ voided: { ...noon('2026-01-06'), why: 'voided', note: '' } })] },
      '2026-01-05',
      'sent',
    ],
    [
      'a new version of what was void',
      {
        terms: [
          term({
            drafts: [
              { version: 1, since: '2026-01-02' },
              { version: 2, since: '2026-01-07' },
            ],
          }),
        ],
        packets: [packet({ voided: { ...noon('2026-01-06'), why: 'voided', note: '' } })],
      },
      '2026-01-07',
      'draft',
    ],
    ['all have signed', { packets: [signed()] }, '2026-01-05', 'signed'],
    [
      'complete and then void',
      { packets: [signed({ voided: { ...noon('2026-01-08'), why: 'voided', note: '' } })] },
      '2026-01-08',
      'void',
    ],
    ['the day before the first', { packets: [signed()] }, '2026-01-15', 'signed'],
    ['the first day', { packets: [signed()] }, '2026-01-16', 'active'],
    ['91 days before the end', { packets: [signed()] }, '2026-10-01', 'active'],
    ['90 days before the end', { packets: [signed()] }, '2026-10-02', 'expiring'],
    ['the last day', { packets: [signed()] }, '2026-12-31', 'expiring'],
    ['the day after, going on', { packets: [signed()] }, '2027-01-01', 'month-to-month'],
    ['the day after, ending', { terms: ending, packets: [signed()] }, '2027-01-01', 'holdover'],
    ['the last day, ending', { terms: ending, packets: [signed()] }, '2026-12-31', 'expiring'],
    [
      'without an end',
      { terms: [term({ to: undefined })], packets: [signed()] },
      '2026-01-16',
      'month-to-month',
    ],
    [
      'a later term is signed',
      { terms: [term(), renewal], packets: [signed(), signed({ term: 2 })] },
      '2026-12-01',
      'active',
    ],
    [
      'a later term is out',
      {
        terms: [term(), renewal],
        packets: [signed(), packet({ term: 2, sent: noon('2026-11-20'), expiresOn: '2026-12-20' })],
      },
      '2026-12-01',
      'expiring',
    ],
    ['notice, the day before', { notices: [notice], packets: [signed()] }, '2026-05-31', 'active'],
    ['notice, its day', { notices: [notice], packets: [signed()] }, '2026-06-01', 'notice-given'],
    ['notice, the last day', { notices: [notice], packets: [signed()] }, '2026-07-31', 'notice-given'],
    ['notice, past its last day', { notices: [notice], packets: [signed()] }, '2026-08-01', 'holdover'],
    [
      'notice taken back',
      { notices: [{ ...notice, takenBackOn: '2026-06-10' }], packets: [signed()] },
      '2026-06-10',
      'active',
    ],
    [
      'until it is taken back',
      { notices: [{ ...notice, takenBackOn: '2026-06-10' }], packets: [signed()] },
      '2026-06-09',
      'notice-given',
    ],
    [
      'keys early: rent runs on',
      { notices: [notice], surrenders: [keys('2026-07-10')], packets: [signed()] },
      '2026-07-31',
      'notice-given',
    ],
    [
      'keys early, after the last day',
      { notices: [notice], surrenders: [keys('2026-07-10')], packets: [signed()] },
      '2026-08-01',
      'ended',
    ],
    [
      'keys in holdover, that day',
      { notices: [notice], surrenders: [keys('2026-08-05')], packets: [signed()] },
      '2026-08-05',
      'holdover',
    ],
    [
      'keys in holdover, the day after',
      { notices: [notice], surrenders: [keys('2026-08-05')], packets: [signed()] },
      '2026-08-06',
      'ended',
    ],
    [
      'keys undone',
      {
        notices: [notice],
        surrenders: [{ ...keys('2026-08-05'), undoneOn: '2026-08-09' }],
        packets: [signed()],
      },
      '2026-08-09',
      'holdover',
    ],
    ['an end, its day', { ends: [end('2026-05-10')], packets: [signed()] }, '2026-05-10', 'active'],
    ['an end, the day after', { ends: [end('2026-05-10')], packets: [signed()] }, '2026-05-11', 'ended'],
    [
      'an end undone',
      { ends: [end('2026-05-10', '2026-05-20')], packets: [signed()] },
      '2026-05-20',
      'active',
    ],
    [
      'until it is undone',
      { ends: [end('2026-05-10', '2026-05-20')], packets: [signed()] },
      '2026-05-19',
      'ended',
    ],
    [
      'ended in holdover, its day',
      { terms: ending, ends: [end('2027-01-09')], packets: [signed()] },
      '2027-01-09',
      'holdover',
    ],
    [
      'rolled over in holdover',
      {
        terms: ending,
        packets: [signed()],
        holdovers: [
          { kind: 'rolls-over', term: 1, after: '2026-12-31', from: '2027-01-01', decidedOn: '2027-01-05' },
        ],
      },
      '2027-01-05',
      'month-to-month',
    ],
    [
      'before that was decided',
      {
        terms: ending,
        packets: [signed()],
        holdovers: [
          { kind: 'rolls-over', term: 1, after: '2026-12-31', from: '2027-01-01', decidedOn: '2027-01-05' },
        ],
      },
      '2027-01-04',
      'holdover',
    ],
    [
      'another term was rolled over',
      {
        terms: ending,
        packets: [signed()],
        holdovers: [
          { kind: 'rolls-over', term: 2, after: '2026-12-31', from: '2027-01-01', decidedOn: '2027-01-05' },
        ],
      },
      '2027-01-05',
      'holdover',
    ],
    [
      'rolled over from a notice within the term: the end of the term still counts',
      {
        terms: ending,
        packets: [signed()],
        holdovers: [
          { kind: 'rolls-over', term: 1, after: '2026-07-31', from: '2026-08-01', decidedOn: '2026-08-05' },
        ],
      },
      '2027-01-01',
      'holdover',
    ],
    [
      'charged in holdover',
      {
        terms: ending,
        packets: [signed()],
        holdovers: [{ kind: 'rent', from: '2027-01-01', decidedOn: '2027-01-02' }],
      },
      '2027-01-02',
      'holdover',
    ],
    [
      'settled',
      { ends: [end('2026-05-10')], settledOn: '2026-06-01', packets: [signed()] },
      '2026-06-01',
      'settled',
    ],
    [
      'before it was settled',
      { ends: [end('2026-05-10')], settledOn: '2026-06-01', packets: [signed()] },
      '2026-05-31',
      'ended',
    ],
  ])('%s', (_, facts, on, status) => {
    const lease = leaseWith(facts);
    expect(statusOf(lease, on)).toBe(status);
    expect(statusOf(LeaseOutline.parse(lease), on)).toBe(status);
  });

  it('stands in the outline that a list keeps, and in records that parse as they are', () => {
    const lease = leased({ notices: [notice], ends: [end('2026-07-01')], movedInOn: '2026-01-16' });
    expect(Lease.parse(lease)).toEqual(lease);
    expect(Object.keys(LeaseOutline.parse(lease)).toSorted()).toEqual([
      'ends',
      'holdovers',
      'leaseId',
      'notices',
      'packets',
      'surrenders',
      'terms',
    ]);
  });
});

describe('the paper of a renewal is shown beside the status [D37]', () => {
  const second = (over: Partial<Packet> = {}): Packet =>
    packet({ term: 2, sent: noon('2026-11-10'), expiresOn: '2026-12-10', ...over });
  const all = { completed: noon('2026-11-25'), signedOn: ['2026-11-25', '2026-11-25'] };

  it.each<[string, Partial<Lease>, string, RenewalState | undefined]>([
    ['none', { packets: [signed()] }, '2026-11-01', undefined],
    ['drafted', { terms: [term(), renewal], packets: [signed()] }, '2026-11-01', 'draft'],
    ['before it was drafted', { terms: [term(), renewal], packets: [signed()] }, '2026-10-31', undefined],
    ['sent', { terms: [term(), renewal], packets: [signed(), second()] }, '2026-11-10', 'sent'],
    [
      'one has signed',
      { terms: [term(), renewal], packets: [signed(), second({ signedOn: ['2026-11-11'] })] },
      '2026-11-11',
      'partly-signed',
    ],
    [
      'before one has signed',
      { terms: [term(), renewal], packets: [signed(), second({ signedOn: ['2026-11-11'] })] },
      '2026-11-10',
      'sent',
    ],
    ['expired', { terms: [term(), renewal], packets: [signed(), second()] }, '2026-12-11', undefined],
    ['signed', { terms: [term(), renewal], packets: [signed(), second(all)] }, '2026-12-31', 'signed'],
    ['begun', { terms: [term(), renewal], packets: [signed(), second(all)] }, '2027-01-01', undefined],
    ['the first term is no renewal', { packets: [signed()] }, '2026-01-10', undefined],
    ['nothing is signed', { terms: [term(), renewal], packets: [packet()] }, '2026-01-10', undefined],
    [
      'settled',
      { terms: [term(), renewal], packets: [signed()], settledOn: '2026-11-30' },
      '2026-11-30',
      undefined,
    ],
  ])('%s', (_, facts, on, state) => {
    expect(renewalStateOf(leaseWith(facts), on)).toBe(state);
  });
});
