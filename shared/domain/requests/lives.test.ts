import { expect, it } from 'vitest';
import { actors, aNewRequest, twoOwners } from '../../../test/support/requests/request-data';
import { numberFrom } from '../../../test/support/sampling';
import { answerAsk, ask, estimate, override, withdrawAsk } from './approvals';
import { categoryKeys, hazardKeys, priorityKeys } from './categories';
import { bill, cost, undoCost } from './costs';
import { dueAt, overdueHours } from './due';
import { accept, assign, billDays, decline, jobAllows, sendAgain, unassign } from './jobs';
import type { Given, Move } from './move';
import { outlineOf } from './outline';
import { raise } from './raise';
import { RequestFacts, sides, waitedFor } from './request';
import { ceilingOf, spentOf } from './spend';
import { isUrgentKind, standingConfirm, standingJob } from './standing';
import { attentionOf, isOpen, type RequestStatus, requestStatuses, silenceAt, statusOf } from './status';
import { acknowledge, snooze, triage } from './triage';
import { agreeVisit, callOffVisit, missVisit, proposeVisit } from './visits';
import { cancel, confirm, finish, reopen, resume, start, wait } from './work';

const runs = process.env.LONG ? 20_000 : 1_000;
const steps = 60;

/** Numbers that only the seed decides. */
function randomly(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}
type Random = ReturnType<typeof randomly>;

const hour = 3_600_000;
const later = (now: string, hours: number): string => new Date(Date.parse(now) + hours * hour).toISOString();

type Command = (facts: RequestFacts, now: string, random: Random) => Move;
const by = (now: string, kind: keyof typeof actors): Given => ({ now, by: actors[kind] });
const someone = (now: string, random: Random): Given => by(now, random.pick(['tenant', 'staff', 'vendor']));
const cents = (random: Random): number => 1 + random.below(1_200_00);
const jobId = ({ jobs }: RequestFacts, random: Random): string => random.pick(jobs)?.jobId ?? 'none';
const visit = ({ visits }: RequestFacts, random: Random): number => random.below(visits.length + 1);

const commands: Readonly<Record<string, Command>> = {
  triage: (facts, now, random) =>
    triage(facts, by(now, 'staff'), {
      priority: random.pick(priorityKeys),
      category: random.pick(categoryKeys),
      hazard: random.pick([undefined, undefined, 'none', ...hazardKeys]),
    }),
  snooze: (facts, now) => snooze(facts, by(now, 'staff'), { until: later(now, 5) }),
  acknowledge: (facts, now) => acknowledge(facts, by(now, 'staff')),
  assign: (facts, now, random) =>
    assign(facts, by(now, 'staff'), {
      jobId: `job_${facts.jobs.length + 1}`,
      to: { kind: random.pick(['vendor', 'staff']), id: 'v', name: 'Ace' },
      sees: { phone: true, limit: false },
      isInsured: random.below(4) > 0,
      uninsured: random.pick(['', 'No other is near']),
    }),
  again: (facts, now) => sendAgain(facts, by(now, 'staff'), { link: 'a'.repeat(64) }),
  unassign: (facts, now) => unassign(facts, by(now, 'staff'), { why: '' }),
  accept: (facts, now, random) => accept(facts, by(now, 'vendor'), { jobId: jobId(facts, random) }),
  decline: (facts, now, random) =>
    decline(facts, by(now, 'vendor'), { jobId: jobId(facts, random), why: '' }),
  propose: (facts, now, random) => {
    const from = 1 + random.below(100);
    return proposeVisit(facts, someone(now, random), {
      from: later(now, from),
      to: later(now, from + 2),
      side: random.pick(sides),
    });
  },
  agree: (facts, now, random) =>
    agreeVisit(facts, someone(now, random), { visit: visit(facts, random), side: random.pick(sides) }),
  off: (facts, now, random) =>
    callOffVisit(facts, someone(now, random), { visit: visit(facts, random), why: '' }),
  miss: (facts, now, random) =>
    missVisit(facts, someone(now, random), { visit: visit(facts, random), side: random.pick(sides) }),
  wait: (facts, now, random) =>
    wait(facts, someone(now, random), {
      for: random.pick(waitedFor),
      until: random.pick([undefined, later(now, 30)]),
      why: '',
    }),
  resume: (facts, now, random) => resume(facts, someone(now, random)),
  start: (facts, now, random) => start(facts, someone(now, random), { jobId: jobId(facts, random) }),
  finish: (facts, now, random) => finish(facts, someone(now, random), { note: '' }),
  confirm: (facts, now, random) => confirm(facts, someone(now, random), { words: '', stars: 4 }),
  reopen: (facts, now, random) => reopen(facts, someone(now, random), { why: 'Again' }),
  cancel: (facts, now, random) => cancel(facts, someone(now, random), { why: '' }),
  estimate: (facts, now, random) =>
    estimate(facts, by(now, 'vendor'), { cents: cents(random), words: '', owners: twoOwners }),
  ask: (facts, now, random) =>
    ask(facts, by(now, 'staff'), { cents: cents(random), why: '', owners: twoOwners }),
  withdraw: (facts, now) => withdrawAsk(facts, by(now, 'staff')),
  answer: (facts, now, random) =>
    answerAsk(facts, by(now, 'owner'), {
      ask: facts.asks.length,
      ownerId: random.pick(['x', 'y', 'z']),
      yes: random.below(3) > 0,
      words: '',
    }),
  override: (facts, now, random) =>
    override(facts, by(now, 'staff'), { cents: cents(random), why: 'Water runs', owners: twoOwners }),
  bill: (facts, now, random) =>
    bill(facts, by(now, 'vendor'), { jobId: jobId(facts, random), cents: 100, reference: '', words: '' }),
  cost: (facts, now, random) =>
    cost(facts, by(now, 'staff'), {
      vendor: 'Ace',
      ownerCents: random.below(500_00),
      tenantCents: 1 + random.below(200_00),
      on: '2026-03-11',
      source: 'bill:1',
    }),
  undo: (facts, now, random) =>
    undoCost(facts, by(now, 'staff'), { cost: random.below(facts.costs.length + 1), why: 'Wrong' }),
};
const names = Object.keys(commands);

/** What must hold of any request at any instant. */
function check(facts: RequestFacts, now: string): void {
  const status = statusOf(facts, now);
  if (spentOf(facts) > ceilingOf(facts)) throw new Error('above the ceiling');
  if (facts.jobs.filter(({ declined, ended }) => !declined && !ended).length > 1) throw new Error('two jobs');
  if (status === 'confirmed' && isUrgentKind(facts) && !standingConfirm(facts))
    throw new Error('a hazard is confirmed by silence');
  for (const job of facts.jobs) {
    const allows = jobAllows(job, now);
    const isLive = standingJob(facts) === job && isOpen(status) && status !== 'done';
    if (allows === 'all' && !isLive) throw new Error(`a link is alive after its end: ${status}`);
    if (job.ended && later(job.ended.at, billDays * 24) <= now && allows !== 'nothing')
      throw new Error('a bill is taken after thirty days');
  }
  if (JSON.stringify(facts).length > 64 * 1024) throw new Error('the head is above 64 KB');
}

const seenIn = (facts: RequestFacts, now: string): string =>
  JSON.stringify([
    statusOf(facts, now),
    attentionOf(facts, now),
    dueAt(facts, now),
    overdueHours(facts, now),
    silenceAt(facts),
  ]);

/** The line of a list says what the whole request says, now and later. */
function checkOutline(facts: RequestFacts, now: string): void {
  const outline = outlineOf(facts);
  for (const at of [now, later(now, 26), later(now, 300)])
    if (seenIn(outline, at) !== seenIn(facts, at))
      throw new Error(`the outline differs: ${seenIn(outline, at)} ${seenIn(facts, at)}`);
}

/** Takes an open request to its end with the commands of staff alone; none may be refused. */
function lay(facts: RequestFacts, now: string): void {
  const given = by(later(now, 1), 'staff');
  const must = (move: Move): RequestFacts => {
    if ('refused' in move) throw new Error(`stuck: ${move.refused}`);
    return move.facts;
  };
  const status = statusOf(facts, given.now);
  if (!isOpen(status)) return;
  if (status === 'done') return void must(confirm(facts, given, { words: '' }));
  const isUntriaged = status === 'new' || status === 'reopened';
  const triaged = isUntriaged ? must(triage(facts, given, { priority: 'routine' })) : facts;
  const done = must(finish(triaged, given, { note: '' }));
  const after = statusOf(done, given.now);
  if (after === 'done') must(confirm(done, given, { words: '' }));
  else if (after !== 'confirmed') throw new Error(`stuck: ${after}`);
}

function life(seed: number, seen: Set<RequestStatus>): number {
  const random = randomly(seed);
  let now = '2026-03-03T01:45:00.000Z';
  const hazard = random.pick([undefined, undefined, ...hazardKeys]);
  const tenants = random.below(4) === 0 ? [] : aNewRequest().tenants;
  let { facts } = raise(
    aNewRequest({ tenants, raised: { category: random.pick(categoryKeys), ...(hazard && { hazard }) } }),
    by(now, 'tenant'),
  );
  let applied = 0;
  for (let step = 0; step < steps; step += 1) {
    now = later(
      now,
      random.pick([0, 0, 1, 3, 24, 100, random.below(24 * 45)]) * (random.below(3) > 0 ? 1 : 0.1),
    );
    const name = random.pick(names);
    const before = JSON.stringify(facts);
    const move = commands[name]?.(facts, now, random);
    if (JSON.stringify(facts) !== before) throw new Error(`${name} changed what it was given`);
    if (move && !('refused' in move)) {
      ({ facts } = move);
      applied += 1;
    }
    seen.add(statusOf(facts, now));
    check(facts, now);
    checkOutline(facts, now);
    if (step % 10 === 0) lay(facts, now);
  }
  lay(facts, now);
  RequestFacts.parse(facts);
  return applied;
}

it('is never stuck, above the ceiling, confirmed by silence where it must not be, or open by an ended link [D81] [D82] [D83] [D86] [D88] [D89]', {
  timeout: 600_000,
}, () => {
  const first = numberFrom('lives of requests');
  const seen = new Set<RequestStatus>();
  let applied = 0;
  for (let run = 0; run < runs; run += 1) applied += life(first + run, seen);
  expect([...seen].toSorted()).toEqual([...requestStatuses].toSorted());
  expect(applied).toBeGreaterThan(runs * 5);
});
