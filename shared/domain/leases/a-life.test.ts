import { expect, it } from 'vitest';
import { termFields } from '../../../test/support/leases/lease-data';
import {
  does,
  drafted,
  everyone,
  type LeaseStory,
  sent,
  signedBy,
  tried,
} from '../../../test/support/leases/lease-story';
import { addDays } from '../dates';
import { displayDollars } from '../money';
import { changeDraft, draftAgain } from './draft/write-draft';
import { settle } from './moves/end-lease';
import { giveNotice, takeNoticeBack } from './moves/give-notice';
import { giveForwardingAddress, surrender } from './moves/keys';
import { renew } from './moves/renew';
import { rentOf } from './rent/rent';
import { voidPacket } from './signing/void-packet';
import { nextStepOf } from './status/next-step';
import { renewalStateOf, statusOf } from './status/status';
import { stepsDue } from './steps/steps';

/** design/leases.md, 'A life': due day 1, rent 1,450.00, notice 30 days. */
it('a life: from the draft to the settlement, day by day [D35] [D36] [D37] [D40] [D47]', () => {
  let story: LeaseStory = drafted('2026-01-02');
  const is = (on: string, status: string, renewal?: string) => {
    expect([on, statusOf(story.lease, on), renewalStateOf(story.lease, on)]).toEqual([on, status, renewal]);
  };
  is('2026-01-02', 'draft');

  story = sent(story, '2026-01-03');
  is('2026-01-03', 'sent');
  expect(story.calendar).toEqual({
    entries: [
      { kind: 'open', lease: 'lse_1', from: '2026-01-16', until: '2026-02-02', eSign: 'in-progress' },
    ],
  });

  story = signedBy(story, '2026-01-04', ['ada', 'conrad']);
  is('2026-01-04', 'partly-signed');
  story = signedBy(story, '2026-01-05', ['grace', 'mia']);
  is('2026-01-05', 'signed');
  is('2026-01-15', 'signed');
  is('2026-01-16', 'active');
  is('2026-10-01', 'active');
  is('2026-10-02', 'expiring');

  const to2027 = { from: '2027-01-01', to: '2027-12-31', rentLines: [{ ...line, cents: 152_000 }] };
  story = does(story, '2026-11-01', renew, undefined);
  is('2026-11-01', 'expiring', 'draft');
  story = does(story, '2026-11-01', changeDraft, { term: 2, fields: to2027 });
  story = sent(story, '2026-11-01', 2);
  is('2026-11-01', 'expiring', 'sent');
  story = does(story, '2026-11-20', voidPacket, { term: 2, note: 'A typing error' });
  story = does(story, '2026-11-20', draftAgain, { term: 2 });
  story = sent(story, '2026-11-20', 2);
  is('2026-11-20', 'expiring', 'sent');
  story = signedBy(story, '2026-11-25', everyone, 2);
  is('2026-11-25', 'active', 'signed');
  is('2027-01-01', 'active');
  expect(story.calendar.entries).toEqual([{ kind: 'signed', lease: 'lse_1', from: '2026-01-16' }]);

  const notice = { by: 'tenants', lastDay: '2027-10-31', reason: '' } as const;
  story = does(story, '2027-09-10', giveNotice, notice);
  is('2027-09-10', 'notice-given');
  expect(story.calendar.entries).toEqual([
    { kind: 'signed', lease: 'lse_1', from: '2026-01-16', to: '2027-10-31' },
  ]);

  const fields = termFields({ from: '2027-11-05', to: '2028-10-31' });
  const next = sent(
    drafted('2027-09-12', { leaseId: 'lse_2', fields, calendar: story.calendar }),
    '2027-09-12',
  );
  story = { ...story, calendar: next.calendar };
  expect(tried(story, '2027-09-12', takeNoticeBack, undefined)).toEqual({
    refused: 'unit-taken',
    fields: { days: 'Nov 05, 2027 and later' },
    taken: [{ from: '2027-11-05' }],
  });
  is('2027-09-12', 'notice-given');

  story = does(story, '2027-10-31', surrender, { day: '2027-10-31' });
  story = does(story, '2027-10-31', giveForwardingAddress, { address: '7 Oak St', givenOn: '2027-10-31' });
  is('2027-10-31', 'notice-given');
  is('2027-11-01', 'ended');
  expect(nextStepOf(story.lease, '2027-11-01')).toEqual({ step: 'settle', on: '2027-11-30' });
  expect(tried(story, '2027-11-18', settle, { depositHeldCents: 145_000 })).toEqual({
    refused: 'deposit-held',
  });
  story = does(story, '2027-11-18', settle, { depositHeldCents: 0 });
  is('2027-11-18', 'settled');

  const rents = rentOf(story.lease, { from: '2025-01-01', to: '2028-12-31' });
  expect(rents.map(({ source, cents }) => [source, displayDollars(cents)])).toEqual([
    ['rent:2026-01:lse_1:rent:2026-01-16', '$748.39'],
    ...months('2026', 2, 12).map((month) => [`rent:${month}:lse_1:rent:${month}-01`, '$1,450.00']),
    ...months('2027', 1, 10).map((month) => [`rent:${month}:lse_1:rent:${month}-01`, '$1,520.00']),
  ]);
});

const line = { id: 'rent', kind: 'rent', label: 'Rent', cents: 145_000 } as const;
const months = (year: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${year}-${String(from + index).padStart(2, '0')}`);

it('a past day is read by the same call, from the facts of today [D35]', () => {
  let story = signedBy(sent(drafted('2026-01-02'), '2026-01-03'), '2026-01-04', ['ada', 'conrad']);
  story = signedBy(story, '2026-01-05', ['grace', 'mia']);
  const statuses = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-16'];
  expect(statuses.map((on) => statusOf(story.lease, on))).toEqual([
    'void',
    'draft',
    'sent',
    'partly-signed',
    'signed',
    'active',
  ]);
});

/** What the job reports, each name once, when it runs daily or less often. */
const toldFrom = (
  stages: readonly (readonly [LeaseStory, string])[],
  { last, every = 1 }: { last: string; every?: number },
) => {
  const told: string[] = [];
  const [first] = stages;
  for (let day = first?.[1] ?? last; day <= last; day = addDays(day, every)) {
    const story = stages.findLast(([, since]) => since <= day)?.[0];
    for (const { name } of story ? stepsDue(story.lease, day) : [])
      if (!told.some((one) => one.endsWith(name))) told.push(`${day} ${name}`);
  }
  return told;
};

it('a life is told step by step, each once; run every nine days, what still matters [D36] [D41]', () => {
  const stages: [LeaseStory, string][] = [];
  const begin = (story: LeaseStory, on: string) => {
    stages.push([story, on]);
    return story;
  };
  let story = begin(sent(drafted('2026-01-02'), '2026-01-03'), '2026-01-03');
  story = begin(signedBy(story, '2026-01-06', everyone), '2026-01-06');
  story = does(story, '2026-11-01', renew, undefined);
  story = does(story, '2026-11-01', changeDraft, { term: 2, fields: { to: '2027-12-31' } });
  story = begin(sent(story, '2026-11-01', 2), '2026-11-01');
  story = begin(signedBy(story, '2026-11-25', everyone, 2), '2026-11-25');
  const notice = { by: 'tenants', lastDay: '2027-10-31', reason: '' } as const;
  story = begin(does(story, '2027-09-10', giveNotice, notice), '2027-09-10');
  story = begin(does(story, '2027-10-31', surrender, { day: '2027-10-31' }), '2027-10-31');
  expect(toldFrom(stages, { last: '2027-12-01' })).toEqual([
    '2026-01-05 remind-2:lse_1:1:1',
    '2026-01-16 first-day:lse_1:1',
    '2026-10-02 expiring-90:lse_1:1',
    '2026-11-01 expiring-60:lse_1:1',
    '2026-11-03 remind-2:lse_1:2:1',
    '2026-11-06 remind-5:lse_1:2:1',
    '2027-01-01 first-day:lse_1:2',
    '2027-10-31 last-day:lse_1:notice-1',
    '2027-11-01 ended:lse_1:keys-1',
    '2027-11-23 deposit-7:lse_1:2027-11-30',
    '2027-11-30 deposit-due:lse_1:2027-11-30',
  ]);
  expect(toldFrom(stages, { last: '2027-12-10', every: 9 })).toEqual([
    '2026-01-21 first-day:lse_1:1',
    '2026-10-09 expiring-90:lse_1:1',
    '2026-11-05 remind-2:lse_1:2:1',
    '2026-11-05 expiring-60:lse_1:1',
    '2026-11-14 remind-5:lse_1:2:1',
    '2027-01-07 first-day:lse_1:2',
    '2027-10-31 last-day:lse_1:notice-1',
    '2027-11-27 deposit-7:lse_1:2027-11-30',
    '2027-12-06 deposit-due:lse_1:2027-11-30',
  ]);
});
