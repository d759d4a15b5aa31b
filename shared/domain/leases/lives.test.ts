import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { LeaseHistory } from '../../../test/support/leases/check-lease';
import { equal, holds } from '../../../test/support/leases/holds';
import { naiveRent } from '../../../test/support/leases/naive-rent';
import { live, type RandomMove, randomLife } from '../../../test/support/leases/random-moves';
import { UnitWorld } from '../../../test/support/leases/unit-world';
import { addDays, endOfMonth, monthOf } from '../dates';
import { removeAdopted } from './adopt/adopt-lease';
import { discardDraft } from './draft/write-draft';
import type { Lease } from './lease';
import { endLease, settle } from './moves/end-lease';
import { type RentCharge, rentOf } from './rent/rent';
import { voidPacket } from './signing/void-packet';
import { isAdopted } from './status/standing';
import { LeaseStatus, statusOf } from './status/status';
import type { Term } from './term';

const runs = process.env.LONG ? 20_000 : 1_000;
const minutes = 60_000;

const lifeOf = (life: readonly RandomMove[]): UnitWorld => {
  const world = new UnitWorld();
  for (const move of life) live(world, move);
  return world;
};

/** Takes a lease to its end with the commands its status allows; none may be refused. */
function lay(world: UnitWorld, lived: LeaseHistory): void {
  const status = statusOf(lived.lease, world.today);
  if (status === 'settled' || status === 'void') return;
  if (status === 'draft') equal(world.try(lived, discardDraft, { term: 1 }), 'done', status);
  else if (status === 'signed' && lived.lease.terms.some((term) => isAdopted(term, world.today)))
    equal(world.try(lived, removeAdopted, undefined), 'done', status);
  else if (status === 'sent' || status === 'partly-signed' || status === 'signed')
    equal(world.try(lived, voidPacket, { term: 1, note: 'Over' }), 'done', status);
  else if (status === 'ended') equal(world.try(lived, settle, { depositHeldCents: 0 }), 'done', status);
  else {
    const hasEnd = lived.lease.ends.some(({ undoneOn }) => undoneOn === undefined);
    const input = { day: world.today, why: 'agreement', note: '' } as const;
    if (!hasEnd) equal(world.try(lived, endLease, input), 'done', status);
    world.goTo(addDays(world.today, 1));
  }
  lay(world, lived);
}

/** Whole months: half a year from the lease's first day, and the months around today. */
const rentDaysOf = ({ lease }: LeaseHistory, today: string): { from: string; to: string }[] =>
  [lease.terms[0]?.from || today, addDays(today, -120)].map((day) => ({
    from: `${monthOf(day)}-01`,
    to: endOfMonth(monthOf(addDays(day, 200))),
  }));

/** A full first month takes the rest from the second month: the sum of both stays the same (D12). */
function checkFullFirstMonth(lease: Lease, first: Term): void {
  const proration = { ...first.proration, firstMonthFull: false };
  const plain = { ...lease, terms: [{ ...first, proration }, ...lease.terms.slice(1)] };
  const days = {
    from: first.from || '2024-01-01',
    to: endOfMonth(monthOf(addDays(first.from || '2024-01-01', 100))),
  };
  const sum = (list: readonly RentCharge[]) => list.reduce((total, { cents }) => total + cents, 0);
  equal(sum(rentOf(lease, days)), sum(rentOf(plain, days)), 'both first months together');
}

/** Every chargeable day is in exactly one charge of its line, at its rate; no other day is. */
function checkRent({ lease }: LeaseHistory, { from, to }: { from: string; to: string }): void {
  const charges = rentOf(lease, { from, to });
  equal(new Set(charges.map(({ source }) => source)).size, charges.length, 'sources');
  const [term] = lease.terms;
  if (term?.proration.firstMonthFull) {
    checkFullFirstMonth(lease, term);
    return;
  }
  const left = naiveRent(lease, from, to);
  for (const { line, from: first, to: last, isHoldover, cents } of charges) {
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const key = `${line.id} ${day}`;
      equal(left.get(key)?.cents, line.cents, key);
      equal(left.get(key)?.isHoldover, isHoldover, `${key} held over`);
      left.delete(key);
    }
    const isWhole = first.endsWith('-01') && last === endOfMonth(monthOf(first));
    holds(isWhole ? cents === line.cents : cents > 0 && cents <= line.cents, 'the amount of a part');
  }
  equal([...left.keys()].join(), '', 'days without a charge');
}

/** A past day's status never changes, unless something was recorded late. */
function checkPast({ lease, seen, isRewritten }: LeaseHistory): void {
  if (isRewritten) return;
  for (const [day, status] of seen) equal(statusOf(lease, day), status, `the status of ${day}`);
}

const running = ['active', 'expiring', 'month-to-month', 'notice-given', 'holdover'];
const statusesOf = (word: string): readonly string[] =>
  word === 'running' ? running : LeaseStatus.options.filter((status) => status.replaceAll('-', '') === word);

/** The arrows of the diagram, with `running` read as each of its statuses. */
const drawn = new Set(
  [
    ...readFileSync(new URL('./lease-states.md', import.meta.url), 'utf8').matchAll(/^ *(\w+) --> (\w+):/gm),
  ].flatMap(([, from = '', to = '']) =>
    statusesOf(from).flatMap((one) => statusesOf(to).map((other) => `${one} ${other}`)),
  ),
);

describe('random lives of a unit', () => {
  it(
    'no two terms overlap, no signed text changes, each event once, every status as the table, every step told once, drawn as it is [D35] [D47]',
    () => {
      fc.assert(
        fc.property(randomLife, (life) => {
          const world = lifeOf(life);
          for (const lived of world.leases)
            for (const days of rentDaysOf(lived, world.today)) checkRent(lived, days);
          for (const lived of world.leases) lay(world, lived);
          for (const lived of world.leases) checkPast(lived);
          for (const turn of world.transitions) holds(drawn.has(turn), `${turn} is drawn`);
        }),
        { numRuns: runs, endOnFailure: true },
      );
    },
    30 * minutes,
  );
});
