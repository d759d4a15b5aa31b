import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
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
import { changeDraft, createDraft } from '../draft/write-draft';
import { endLease } from '../moves/end-lease';
import { giveNotice } from '../moves/give-notice';
import { surrender } from '../moves/keys';
import { renew } from '../moves/renew';
import { send } from '../signing/send';
import { voidPacket } from '../signing/void-packet';
import {
  type CalendarEntry,
  type ESign,
  freeFromOf,
  hasSigned,
  leasesInConflict,
  maxCalendarEntries,
  takenDays,
  withEntries,
} from './calendar';
import { eSignOf } from './calendar-entries';

const signed = (lease: string, from: string, to?: string, out?: true): CalendarEntry => ({
  kind: 'signed',
  lease,
  from,
  ...(to && { to }),
  ...(out && { out }),
});
const june = '2026-06-15';
const taken = (entries: CalendarEntry[], days: { from: string; to?: string }, freeFrom?: string) =>
  takenDays({ entries, ...(freeFrom && { freeFrom }) }, { lease: 'mine', days: [days], on: june });

describe('the unit’s calendar keeps terms apart [D35]', () => {
  it.each([
    [
      'free between two',
      [signed('a', '2026-01-01', '2026-06-30'), signed('b', '2026-08-01')],
      { from: '2026-07-01', to: '2026-07-31' },
      [],
    ],
    [
      'one day of the one before',
      [signed('a', '2026-01-01', '2026-06-30')],
      { from: '2026-06-30' },
      [{ from: '2026-06-30', to: '2026-06-30' }],
    ],
    [
      'one day of the one after',
      [signed('a', '2026-08-01')],
      { from: '2026-07-01', to: '2026-08-01' },
      [{ from: '2026-08-01', to: '2026-08-01' }],
    ],
    [
      'never free while one rolls over',
      [signed('a', '2026-01-01')],
      { from: '2030-01-01' },
      [{ from: '2030-01-01' }],
    ],
    [
      'never free while one holds over',
      [signed('a', '2026-01-01', '2026-06-14')],
      { from: '2030-01-01' },
      [{ from: '2030-01-01' }],
    ],
    ['free after one that ends today', [signed('a', '2026-01-01', june)], { from: '2026-06-16' }, []],
    ['free after one that is out', [signed('a', '2026-01-01', '2026-06-14', true)], { from: june }, []],
    [
      'not before the end of one that is out and over',
      [signed('a', '2026-01-01', '2026-06-14', true)],
      { from: '2026-06-14' },
      [{ from: '2026-06-14', to: '2026-06-14' }],
    ],
    ['a draft takes no days', [{ kind: 'draft', lease: 'a' }], { from: '2026-06-01' }, []],
    [
      'a packet that is out counts through its last day',
      [{ kind: 'open', lease: 'a', from: '2026-07-01', until: june, eSign: 'in-progress' }],
      { from: '2026-07-01', to: '2026-07-02' },
      [{ from: '2026-07-01', to: '2026-07-02' }],
    ],
    [
      'and not after it, job or no job',
      [{ kind: 'open', lease: 'a', from: '2026-07-01', until: '2026-06-14', eSign: 'in-progress' }],
      { from: '2026-07-01' },
      [],
    ],
    ['its own days do not stand in its way', [signed('mine', '2026-01-01')], { from: '2026-07-01' }, []],
  ] as [string, CalendarEntry[], { from: string; to?: string }, object[]][])(
    '%s',
    (_, entries, days, expected) => expect(taken(entries, days)).toEqual(expected),
  );

  it('no new days begin before the day after the last signed ones', () => {
    expect(taken([], { from: '2026-05-31', to: '2026-06-30' }, '2026-06-01')).toEqual([
      { from: '2026-05-31', to: '2026-05-31' },
    ]);
    expect(taken([], { from: '2026-06-01' }, '2026-06-01')).toEqual([]);
  });

  it('a rewrite drops what is over and keeps the day after it, the later one', () => {
    const over = [
      signed('a', '2026-01-01', '2026-06-14', true),
      signed('b', '2025-01-01', '2025-12-31', true),
    ];
    const expired: CalendarEntry = {
      kind: 'open',
      lease: 'c',
      from: '2026-07-01',
      until: '2026-06-14',
      eSign: 'in-progress',
    };
    const calendar = { entries: [...over, expired] };
    expect(freeFromOf(calendar, june)).toBe('2026-06-15');
    expect(withEntries(calendar, { lease: 'd', entries: [{ kind: 'draft', lease: 'd' }], on: june })).toEqual(
      {
        entries: [{ kind: 'draft', lease: 'd' }],
        freeFrom: '2026-06-15',
      },
    );
    expect(freeFromOf({ ...calendar, freeFrom: '2026-08-01' }, june)).toBe('2026-08-01');
    const expiredToo: CalendarEntry = { ...expired, to: '2026-08-01' };
    const open = [signed('a', '2026-01-01', june, true), expired, expiredToo];
    expect(freeFromOf({ entries: open }, june)).toBeUndefined();
  });

  it('both leases show it when one holds over while the days of another have begun', () => {
    const held = signed('a', '2026-01-01', '2026-06-14');
    const conflict = (other: CalendarEntry) => leasesInConflict({ entries: [held, other] }, june);
    expect(conflict(signed('b', june))).toEqual(['a', 'b']);
    expect(conflict(signed('b', '2026-06-16'))).toEqual([]);
    expect(conflict({ kind: 'open', lease: 'b', from: june, until: june, eSign: 'in-progress' })).toEqual([]);
    expect(conflict(signed('b', '2026-05-01', '2026-06-14', true))).toEqual([]);
    expect(leasesInConflict({ entries: [signed('b', june)] }, june)).toEqual([]);
    const out = signed('a', '2026-01-01', '2026-06-14', true);
    expect(leasesInConflict({ entries: [out, signed('b', june)] }, june)).toEqual([]);
  });
});

describe('sending takes the days of a term [D35]', () => {
  it('fifty drafts sent for one month leave one packet', () => {
    let { calendar } = drafted('2026-01-02', { leaseId: 'lse_0' });
    let sentOnes = 0;
    for (let number = 1; number <= 50; number += 1) {
      const story = drafted('2026-01-02', { leaseId: `lse_${number}`, calendar });
      const answer = tried(story, '2026-01-02', send, sending(story));
      if ('refused' in answer)
        expect([answer.refused, answer.taken]).toEqual(['unit-taken', [{ from: '2026-01-16' }]]);
      else sentOnes += 1;
      calendar = 'refused' in answer ? story.calendar : answer.calendar;
    }
    expect(sentOnes).toBe(1);
    expect(calendar.entries.filter(({ kind }) => kind === 'open')).toHaveLength(1);
    expect(calendar.entries.filter(({ kind }) => kind === 'draft')).toHaveLength(50);
  });

  it('a unit holds at most so many drafts', () => {
    const entries = (count: number): CalendarEntry[] =>
      Array.from({ length: count }, (_, index) => ({ kind: 'draft', lease: `lse_${index}` }));
    const create = (count: number) => {
      const { lease } = drafted('2026-01-02');
      return createDraft(
        {
          calendar: { entries: entries(count) },
          now: { at: '2026-01-02T12:00:00.000Z', on: '2026-01-02' },
          actor: { id: 'u', name: 'U', origin: { ipAddress: '', userAgent: '' } },
        },
        {
          ids: { leaseId: 'lse_new', unitId: lease.unitId, propertyId: lease.propertyId },
          fields: termFields(),
        },
      );
    };
    expect(create(maxCalendarEntries - 1)).not.toHaveProperty('refused');
    expect(create(maxCalendarEntries)).toEqual({ refused: 'too-many-drafts' });
  });

  it('sending a renewal stretches and never shortens; its last signature frees days', () => {
    let story = signedLease('2026-01-10');
    story = does(story, '2026-11-01', renew, undefined);
    story = does(story, '2026-11-01', changeDraft, { term: 2, fields: { to: '2027-06-30', atEnd: 'end' } });
    story = sent(story, '2026-11-01', 2);
    expect(story.calendar.entries).toEqual([
      { kind: 'signed', lease: 'lse_1', from: '2026-01-16' },
      {
        kind: 'open',
        lease: 'lse_1',
        from: '2027-01-01',
        to: '2027-06-30',
        until: '2026-12-01',
        eSign: 'in-progress',
      },
    ]);
    const other = drafted('2026-11-02', {
      leaseId: 'lse_2',
      fields: termFields({ from: '2027-07-01', to: '2027-12-31' }),
      calendar: story.calendar,
    });
    expect(tried(other, '2026-11-02', send, sending(other))).toMatchObject({ refused: 'unit-taken' });
    story = signedBy(story, '2026-11-03', everyone, 2);
    expect(story.calendar.entries).toEqual([
      { kind: 'signed', lease: 'lse_1', from: '2026-01-16', to: '2027-06-30' },
    ]);
    const later = sent({ ...other, calendar: story.calendar }, '2026-11-04');
    expect(
      tried({ ...story, calendar: later.calendar }, '2026-11-05', voidPacket, { term: 2, note: '' }),
    ).toMatchObject({
      refused: 'unit-taken',
      taken: [{ from: '2027-07-01' }],
    });
  });

  it('a lease sent before keeps its days when the one before it holds over', () => {
    let story = signedLease('2026-01-10');
    story = does(story, '2026-06-01', giveNotice, { by: 'tenants', lastDay: '2026-07-31', reason: '' });
    const next = signedLease('2026-06-02', {
      leaseId: 'lse_2',
      fields: termFields({ from: '2026-08-01', to: '2027-07-31' }),
      calendar: story.calendar,
    });
    expect(leasesInConflict(next.calendar, '2026-07-31')).toEqual([]);
    expect(leasesInConflict(next.calendar, '2026-08-01')).toEqual(['lse_1', 'lse_2']);
    const third = drafted('2026-08-02', {
      leaseId: 'lse_3',
      fields: termFields({ from: '2027-08-01', to: '2028-07-31' }),
      calendar: next.calendar,
    });
    expect(tried(third, '2026-08-02', send, sending(third))).toMatchObject({ refused: 'unit-taken' });
  });

  it('no calendar refuses keys or an end', () => {
    let story = signedLease('2026-01-10');
    story = does(story, '2026-06-01', giveNotice, { by: 'tenants', lastDay: '2026-07-31', reason: '' });
    const { calendar } = signedLease('2026-06-02', {
      leaseId: 'lse_2',
      fields: termFields({ from: '2026-08-01', to: '2027-07-31' }),
      calendar: story.calendar,
    });
    const keys = does({ ...story, calendar }, '2026-08-10', surrender, { day: '2026-08-10' });
    expect(keys.calendar.entries.map(({ lease }) => lease)).toEqual(['lse_2']);
    expect(keys.calendar.freeFrom).toBe('2026-08-01');
    const ended = does({ ...story, calendar }, '2026-08-10', endLease, {
      day: '2026-08-09',
      why: 'court',
      note: '',
    });
    expect(ended.calendar.freeFrom).toBe('2026-08-01');
  });
});

it.each([
  ['in-progress', ['ada', 'grace', 'conrad']],
  ['co-signer-pending', ['ada', 'grace', 'mia']],
  ['completed', everyone],
] as const)('the signatures of a packet are %s once these have signed: %s', (eSign, signers) => {
  const { lease } = signedBy(sent(drafted('2026-01-02'), '2026-01-03'), '2026-01-03', signers);
  expect(lease.packets.map((packet) => eSignOf(lease, packet))).toEqual([eSign]);
});

describe('a unit has a lease that everyone but co-signers has signed [PRP-28]', () => {
  const draft: CalendarEntry = { kind: 'draft', lease: 'a' };
  const open = (eSign: ESign): CalendarEntry => ({
    kind: 'open',
    lease: 'b',
    from: '2026-07-01',
    until: june,
    eSign,
  });

  it.each<[boolean, string, CalendarEntry[]]>([
    [false, 'no lease', []],
    [false, 'a draft', [draft]],
    [false, 'a packet that is being signed', [open('in-progress')]],
    [true, 'a packet that waits for a co-signer', [open('co-signer-pending')]],
    [true, 'a packet that all have signed', [open('completed')]],
    [true, 'a signed lease', [signed('c', june)]],
    [true, 'a draft beside a signed lease', [draft, signed('c', june)]],
  ])('%s: %s', (isSigned, _, entries) => expect(hasSigned({ entries })).toBe(isSigned));
});
