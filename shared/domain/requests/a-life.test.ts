import { describe, expect, it } from 'vitest';
import { actors, aRequest, twoOwners } from '../../../test/support/requests/request-data';
import { answerAsk, estimate, override } from './approvals';
import { bill, cost, undoCost } from './costs';
import { dueAt, overdueHours } from './due';
import { accept, assign } from './jobs';
import type { Given, Move } from './move';
import { isAlike } from './raise';
import type { RequestFacts } from './request';
import { ceilingOf, leftOf, verdictOf } from './spend';
import { attentionOf, statusOf } from './status';
import { triage } from './triage';
import { agreeVisit, proposeVisit } from './visits';
import { cancel, confirm, finish, reopen, start, wait } from './work';

const by = (now: string, kind: keyof typeof actors): Given => ({ now, by: actors[kind] });
const done = (move: Move): RequestFacts => {
  if ('refused' in move) throw new Error(move.refused);
  return move.facts;
};
const jobId = 'job_1';
const plumber = {
  jobId,
  to: { kind: 'vendor', id: 'v', name: 'Ace' },
  sees: { phone: true, limit: false },
} as const;
const insured = { ...plumber, isInsured: true };

describe('a dripping tap, from a phone at night to a confirmed repair', () => {
  // Chicago: UTC-6 until Sunday 8 March, UTC-5 after.
  let facts = aRequest();
  const at = (now: string, status: string) => expect(statusOf(facts, now)).toBe(status);

  it('goes through its states with the vendor, the owners’ yes and the cost [D81] [D82] [D84] [D85]', () => {
    at('2026-03-03T02:00:00.000Z', 'new');
    const triaged = '2026-03-03T14:30:00.000Z';
    facts = done(
      triage(facts, by(triaged, 'staff'), { priority: 'routine', fixBy: '2026-03-17T13:30:00.000Z' }),
    );
    facts = done(assign(facts, by(triaged, 'staff'), insured));
    at(triaged, 'waiting-vendor');

    const ten = '2026-03-03T16:00:00.000Z';
    facts = done(accept(facts, by(ten, 'vendor'), { jobId }));
    const thursday = { from: '2026-03-05T15:00:00.000Z', to: '2026-03-05T17:00:00.000Z' };
    facts = done(proposeVisit(facts, by(ten, 'vendor'), { ...thursday, side: 'worker', jobId }));
    at(ten, 'waiting-tenant');

    const noon = '2026-03-03T18:00:00.000Z';
    const friday = { from: '2026-03-06T15:00:00.000Z', to: '2026-03-06T17:00:00.000Z' };
    facts = done(proposeVisit(facts, by(noon, 'staff'), { ...friday, side: 'home' }));
    at(noon, 'waiting-vendor');
    expect(agreeVisit(facts, by(noon, 'tenant'), { visit: 2, side: 'home' })).toEqual({
      refused: 'own-proposal',
    });
    facts = done(agreeVisit(facts, by(noon, 'vendor'), { visit: 2, side: 'worker', jobId }));
    at(noon, 'scheduled');

    const asked = '2026-03-06T15:20:00.000Z';
    facts = done(
      estimate(facts, by(asked, 'vendor'), { cents: 420_00, words: '', jobId, owners: twoOwners }),
    );
    at(asked, 'waiting-owner');
    expect(start(facts, by(asked, 'vendor'), { jobId })).toEqual({ refused: 'approval-needed' });
    const answer = { ask: 1, yes: true, words: '' };
    facts = done(answerAsk(facts, by('2026-03-07T15:20:00.000Z', 'owner'), { ...answer, ownerId: 'x' }));
    at('2026-03-07T15:20:00.000Z', 'waiting-owner');
    const monday = '2026-03-09T14:20:00.000Z';
    facts = done(answerAsk(facts, by(monday, 'owner'), { ...answer, ownerId: 'y' }));
    at(monday, 'triaged');
    expect(attentionOf(facts, monday)).toBe('visit-passed');
    expect(ceilingOf(facts)).toBe(420_00);
    expect(dueAt(facts, monday)).toBe('2026-03-20T12:30:00.000Z');

    const tuesday = '2026-03-10T15:00:00.000Z';
    facts = done(start(facts, by(tuesday, 'vendor'), { jobId }));
    at(tuesday, 'in-progress');
    facts = done(finish(facts, by('2026-03-10T17:00:00.000Z', 'vendor'), { note: 'New washer', jobId }));
    at('2026-03-10T17:00:00.000Z', 'done');
    facts = done(
      bill(facts, by('2026-03-10T18:00:00.000Z', 'vendor'), {
        jobId,
        cents: 412_50,
        reference: '7',
        words: '',
      }),
    );
    const owed = { vendor: 'Ace', on: '2026-03-11', source: 'bill:1' };
    const wednesday = by('2026-03-11T15:00:00.000Z', 'staff');
    expect(cost(facts, wednesday, { ...owed, ownerCents: 352_50, tenantCents: 67_51 })).toEqual({
      refused: 'approval-needed',
    });
    facts = done(cost(facts, wednesday, { ...owed, ownerCents: 352_50, tenantCents: 60_00 }));
    expect(leftOf(facts)).toBe(7_50);

    facts = done(reopen(facts, by('2026-03-14T15:00:00.000Z', 'tenant'), { why: 'Still drips' }));
    at('2026-03-14T15:00:00.000Z', 'reopened');
    const again = by('2026-03-16T14:00:00.000Z', 'staff');
    facts = done(triage(facts, again, { priority: 'routine' }));
    facts = done(finish(facts, again, { note: '' }));
    at('2026-03-23T13:59:59.999Z', 'done');
    at('2026-03-23T14:00:00.000Z', 'confirmed');
    expect(
      done(undoCost(facts, by('2026-03-24T14:00:00.000Z', 'staff'), { cost: 1, why: 'Wrong' })).costs[0],
    ).toMatchObject({ undone: { why: 'Wrong' } });
  });
});

describe('the due clock', () => {
  const start0 = '2026-03-03T00:00:00.000Z';
  const hours = (count: number): string => new Date(Date.parse(start0) + count * 3_600_000).toISOString();
  const triagedAt = (raised: Parameters<typeof aRequest>[0]) =>
    done(triage(aRequest(raised, start0), by(start0, 'staff'), { priority: 'urgent', fixBy: hours(72) }));

  it('stands in waits for tenant and owner, overlaps once, and goes on in others [D84]', () => {
    let facts = triagedAt({});
    facts = done(wait(facts, by(hours(10), 'staff'), { for: 'tenant', until: hours(20), why: '' }));
    expect(dueAt(facts, hours(15))).toBe(hours(77));
    expect(dueAt(facts, hours(30))).toBe(hours(82));
    facts = done(wait(facts, by(hours(40), 'staff'), { for: 'parts', why: '' }));
    expect(dueAt(facts, hours(60))).toBe(hours(82));
    expect(overdueHours(facts, hours(84))).toBe(2);
  });

  it('never stands for a hazard [D84]', () => {
    const facts = done(
      wait(triagedAt({ raised: { hazard: 'water' } }), by(hours(1), 'staff'), { for: 'tenant', why: '' }),
    );
    expect(dueAt(facts, hours(50))).toBe(hours(72));
  });
});

describe('the owners’ verdict [D85]', () => {
  const owners = [
    { ownerId: 'x', name: 'X', percentage: 50 },
    { ownerId: 'y', name: 'Y', percentage: 33.33 },
    { ownerId: 'z', name: 'Z', percentage: 16.67 },
  ];
  const saying = (...said: (readonly [string, boolean])[]) =>
    verdictOf({
      owners,
      answers: said.map(([ownerId, yes]) => ({ seq: 1, at: '', by: actors.owner, ownerId, yes, words: '' })),
    });

  it.each([
    ['half is not more than half', [['x', true]], undefined],
    [
      'more than half',
      [
        ['x', true],
        ['z', true],
      ],
      true,
    ],
    ['half no: more than half cannot be reached', [['x', false]], false],
    ['less than half no', [['y', false]], undefined],
    ['nobody says anything', [], undefined],
  ] as const)('%s', (_, said, verdict) => {
    expect(saying(...said)).toBe(verdict);
  });
});

it('goes over the owners for a habitability only, and keeps what was approved before [D82]', () => {
  const now = '2026-03-04T00:00:00.000Z';
  const facts = done(triage(aRequest(), by(now, 'staff'), { priority: 'urgent' }));
  const asked = { cents: 900_00, why: 'Frost', owners: twoOwners };
  expect(override(facts, by(now, 'staff'), asked)).toEqual({ refused: 'not-emergency' });
  const cold = done(triage(aRequest(), by(now, 'staff'), { priority: 'urgent', category: 'heating' }));
  const over = done(override(cold, by(now, 'staff'), asked));
  expect(ceilingOf(over)).toBe(900_00);
  expect(ceilingOf(done(override(over, by(now, 'staff'), { ...asked, cents: 1_00 })))).toBe(900_00);
});

it('is canceled by its tenant before triage only, and reopened by them for thirty days [D88] [D90]', () => {
  const now = '2026-03-04T00:00:00.000Z';
  const facts = aRequest();
  expect(done(cancel(facts, by(now, 'tenant'), { why: '' })).cancels).toHaveLength(1);
  const triaged = done(triage(facts, by(now, 'staff'), { priority: 'low' }));
  expect(cancel(triaged, by(now, 'tenant'), { why: '' })).toEqual({ refused: 'not-open' });
  const finished = done(finish(triaged, by(now, 'staff'), { note: '' }));
  expect(confirm(triaged, by(now, 'tenant'), { words: '' })).toEqual({ refused: 'not-done' });
  const late = by('2026-04-03T00:00:00.000Z', 'tenant');
  expect(reopen(finished, late, { why: 'Again' })).toEqual({ refused: 'too-late' });
  expect(reopen(finished, by('2026-04-02T23:59:59.999Z', 'tenant'), { why: 'Again' })).toHaveProperty(
    'facts',
  );
});

it('needs a reason for a vendor without valid insurance', () => {
  const now = '2026-03-04T00:00:00.000Z';
  const facts = done(triage(aRequest(), by(now, 'staff'), { priority: 'low' }));
  const uninsured = { ...plumber, isInsured: false };
  expect(assign(facts, by(now, 'staff'), { ...uninsured, uninsured: ' ' })).toEqual({
    refused: 'vendor-uninsured',
  });
  expect(
    done(assign(facts, by(now, 'staff'), { ...uninsured, uninsured: 'Only one near' })).jobs[0]?.uninsured,
  ).toBe('Only one near');
});

it('knows the same words of the same place within the hour', () => {
  const one = { at: '2026-03-04T00:00:00.000Z', words: 'The tap drips!', unitId: 'u', area: '' };
  expect(isAlike(one, { ...one, at: '2026-03-04T00:59:59.000Z', words: 'the tap  drips' })).toBe(true);
  expect(isAlike(one, { ...one, at: '2026-03-04T01:00:00.000Z' })).toBe(false);
  expect(isAlike(one, { ...one, unitId: 'v' })).toBe(false);
});
