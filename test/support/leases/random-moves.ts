import fc from 'fast-check';
import { addDays, addMonths, addToMonth, endOfMonth, monthOf } from '../../../shared/domain/dates';
import { removeAdopted } from '../../../shared/domain/leases/adopt/adopt-lease';
import { changeDraft, discardDraft, draftAgain } from '../../../shared/domain/leases/draft/write-draft';
import { changeRent } from '../../../shared/domain/leases/moves/change-rent';
import { endLease, reopen, settle, undoSurrender } from '../../../shared/domain/leases/moves/end-lease';
import { giveNotice, takeNoticeBack } from '../../../shared/domain/leases/moves/give-notice';
import { chargeHoldoverRent, rollOver } from '../../../shared/domain/leases/moves/holdover';
import { giveForwardingAddress, surrender } from '../../../shared/domain/leases/moves/keys';
import { moveIn } from '../../../shared/domain/leases/moves/move-in';
import { draftOffer } from '../../../shared/domain/leases/moves/offer-renewal';
import { renew } from '../../../shared/domain/leases/moves/renew';
import { ProrationMethod } from '../../../shared/domain/leases/rent/rent-terms';
import { consent } from '../../../shared/domain/leases/signing/open-packet';
import { send } from '../../../shared/domain/leases/signing/send';
import { sign } from '../../../shared/domain/leases/signing/sign';
import { signInPerson } from '../../../shared/domain/leases/signing/sign-in-person';
import { decline, voidPacket } from '../../../shared/domain/leases/signing/void-packet';
import { type LeaseStatus, statusOf } from '../../../shared/domain/leases/status/status';
import type { TermFields } from '../../../shared/domain/leases/term';
import type { LeaseHistory } from './check-lease';
import { ada, conrad, grace, mia, olga, shortHash, termFields } from './lease-data';
import { linkTo, sending, signing } from './lease-story';
import type { UnitWorld } from './unit-world';

type Numbers = { readonly a: number; readonly b: number };
type Move = (world: UnitWorld, lived: LeaseHistory, numbers: Numbers) => void;

const jumps = [1, 1, 2, 3, 6, 10, 29, 30, 31, 60, 91, 180, 366] as const;
const pick = <T>(list: readonly [T, ...T[]], number: number): T => list[number % list.length] ?? list[0];

const nextLeapDay = (today: string): string => {
  const year = Number(today.slice(0, 4));
  const leap = year + ((4 - (year % 4)) % 4);
  return `${leap}-02-29` > today ? `${leap}-02-29` : `${leap + 4}-02-29`;
};

function randomTerm(world: UnitWorld, { a, b }: Numbers): TermFields {
  const { today } = world;
  const ends = world.calendar.entries.flatMap((entry) =>
    entry.kind !== 'draft' && entry.to ? [entry.to] : [],
  );
  const from = pick(
    [
      addDays(today, b % 40),
      addDays(ends.toSorted().at(-1) ?? today, 1),
      addDays(world.calendar.freeFrom ?? today, b % 3),
      `${addToMonth(monthOf(today), 1)}-01`,
      endOfMonth(monthOf(today)),
      addDays(today, -(b % 25)),
    ],
    a,
  );
  const isOpenEnded = b % 6 === 0;
  return termFields({
    from,
    ...(isOpenEnded ? { to: undefined } : { to: addDays(addMonths(from, 1 + (a % 14)), (b % 3) - 1) }),
    atEnd: a % 3 === 0 ? 'end' : 'month-to-month',
    parties: {
      tenants: b % 2 === 0 ? [ada] : [ada, grace],
      coSigners: a % 2 === 0 ? [] : [conrad],
      owners: [b % 5 === 0 ? { ...olga, signs: true } : olga],
      ...(b % 5 === 0 ? {} : { agent: mia }),
      ...(a % 5 === 0 && { signingOrder: ['ada', 'grace', 'conrad', 'olga', 'mia'] }),
    },
    rentLines: [
      { id: 'rent', kind: 'rent', label: 'Rent', cents: 90_001 + ((a * 37 + b) % 700) * 100 },
      ...(b % 3 === 0 ? [{ id: 'pet', kind: 'pet' as const, label: 'Pet', cents: 3_500 }] : []),
    ],
    dueDay: pick([1, 15, 31], b),
    proration: {
      method: pick(ProrationMethod.options as [ProrationMethod, ...ProrationMethod[]], a + b),
      firstMonthFull: b % 7 === 0,
    },
    noticeDays: pick([30, 0, 60], a),
  });
}

const lastTerm = ({ lease }: LeaseHistory): number => lease.terms.length;

/** Signers of the latest packet who have not signed, those in turn first. */
const waiting = ({ lease }: LeaseHistory) => {
  const packet = lease.packets.at(-1);
  return lease.signers
    .filter((one) => one.term === packet?.term && one.version === packet.version && !one.signed)
    .toSorted((one, other) => one.order - other.order);
};

const signAs = (world: UnitWorld, lived: LeaseHistory, { id, term }: { id: string; term: number }): void => {
  world.try(lived, consent, linkTo(lived, id, term));
  world.try(lived, sign, signing(lived, id, term));
};

const signOne: Move = (world, lived, { a }) => {
  const signers = waiting(lived);
  const signer = a % 5 === 0 ? lived.lease.signers[a % 3] : signers[a % Math.max(1, signers.length)];
  if (signer) signAs(world, lived, signer);
};

const signAll: Move = (world, lived) => {
  for (const signer of waiting(lived)) signAs(world, lived, signer);
};

const sendLast: Move = (world, lived, { b }) => {
  const expiresOn = addDays(world.today, b % 50);
  world.try(lived, send, { ...sending(lived, lastTerm(lived)), ...(b % 4 === 0 && { expiresOn }) });
};

const renewLease: Move = (world, lived, { a, b }) => {
  if (world.try(lived, renew, undefined) !== 'done') return;
  const { from: dayAfter } = lived.lease.terms.at(-1) ?? { from: '' };
  const from = dayAfter === '' || a % 3 === 0 ? addDays(world.today, (b % 60) + 1) : dayAfter;
  const { kind: _, ...fields } = randomTerm(world, { a, b });
  const to = fields.to === undefined ? undefined : addDays(addMonths(from, 1 + (a % 13)), -1);
  world.try(lived, changeDraft, { term: lastTerm(lived), fields: { ...fields, from, to } });
};

/** A notice, keys or an end recorded late correct what earlier days were. */
const backdated = (world: UnitWorld, lived: LeaseHistory, days: number): string => {
  if (days > 0) lived.isRewritten = true;
  return addDays(world.today, -days);
};

const moves = {
  jump: (world, _, { a, b }) => {
    const day =
      b % 5 === 0 ? endOfMonth(monthOf(addDays(world.today, 1))) : addDays(world.today, pick(jumps, a));
    world.goTo(day);
  },
  leap: (world, _, { a }) => {
    if (a % 4 === 0) world.goTo(nextLeapDay(world.today));
  },
  draft: (world, _, numbers) => {
    if (world.leases.length < 5) world.draft(randomTerm(world, numbers));
  },
  /** Most begin long before they are brought in, and some are past their last day. */
  adopt: (world: UnitWorld, _: unknown, numbers: Numbers) => {
    if (world.leases.length >= 5) return;
    const fields = randomTerm(world, numbers);
    const { a, b } = numbers;
    const from = b % 3 === 0 ? fields.from : addDays(world.today, -(a % 500));
    const to = fields.to === undefined ? undefined : addDays(addMonths(from, 1 + (b % 24)), -1);
    world.adopt({ ...fields, from, to });
  },
  removeAdopted: (world, lived) => world.try(lived, removeAdopted, undefined),
  change: (world, lived, numbers) => {
    const { from, to, rentLines } = randomTerm(world, numbers);
    const term = lastTerm(lived);
    const { packets, terms } = lived.lease;
    const stood = packets.length > 0 || terms[0]?.adopted !== undefined;
    if (term === 1 && stood) lived.isRewritten = true;
    world.try(lived, changeDraft, { term, fields: { from, to, rentLines } });
  },
  discard: (world, lived) => world.try(lived, discardDraft, { term: lastTerm(lived) }),
  again: (world, lived) => world.try(lived, draftAgain, { term: lastTerm(lived) }),
  send: sendLast,
  sendAndSign: (world, lived, numbers) => {
    sendLast(world, lived, numbers);
    signAll(world, lived, numbers);
  },
  sign: signOne,
  signAll,
  inPerson: (world, lived) => {
    const term = lastTerm(lived);
    world.try(lived, signInPerson, { term, witness: 'Wendy Witness', scan: shortHash('scan') });
  },
  decline: (world, lived, { a }) => {
    const signer = pick(['ada', 'grace', 'conrad', 'mia'], a);
    world.try(lived, decline, { link: linkTo(lived, signer, lastTerm(lived)), reason: 'Too dear' });
  },
  void: (world, lived, { a }) =>
    world.try(lived, voidPacket, { term: 1 + (a % lastTerm(lived)), note: 'A mistake' }),
  renew: renewLease,
  renewAndSign: (world, lived, numbers) => {
    renewLease(world, lived, numbers);
    sendLast(world, lived, numbers);
    signAll(world, lived, numbers);
  },
  offer: (world, lived, numbers) => {
    const { a, b } = numbers;
    const offer = { months: 1 + (a % 14), rent: { kind: 'percent', hundredths: (b % 9) * 100 } } as const;
    if (world.try(lived, draftOffer, offer) !== 'done') return;
    sendLast(world, lived, { a, b: 1 });
    if (b % 2 === 0) signAll(world, lived, numbers);
  },
  rent: (world, lived, { a, b }) =>
    world.try(lived, changeRent, {
      line: 'rent',
      cents: 100_000 + (a % 9) * 1_000,
      from: `${addToMonth(monthOf(world.today), 1 + (b % 4))}-01`,
      noticeDay: addDays(world.today, -(a % 40)),
      ruleDays: 30,
    }),
  notice: (world, lived, { a, b }) => {
    const givenOn = backdated(world, lived, b % 6 === 0 ? a % 10 : 0);
    const reason = a % 2 === 0 ? 'Agreed' : '';
    const lastDay = addDays(world.today, pick([0, 1, 15, 30, 31, 62], b));
    world.try(lived, giveNotice, { by: 'tenants', lastDay, reason, givenOn });
  },
  takeBack: (world, lived) => world.try(lived, takeNoticeBack, undefined),
  keys: (world, lived, { a, b }) => {
    const answer = world.try(lived, surrender, { day: backdated(world, lived, b % 4 === 0 ? a % 9 : 0) });
    if (answer === 'unit-taken') throw new Error('No calendar refuses keys');
  },
  address: (world, lived) =>
    world.try(lived, giveForwardingAddress, { address: '7 Oak St', givenOn: world.today }),
  undoKeys: (world, lived) => world.try(lived, undoSurrender, undefined),
  end: (world, lived, { a, b }) => {
    const day = backdated(world, lived, b % 4 === 0 ? a % 20 : 0);
    const answer = world.try(lived, endLease, { day, why: 'agreement', note: '' });
    if (answer === 'unit-taken') throw new Error('No calendar refuses an end');
  },
  reopen: (world, lived) => world.try(lived, reopen, undefined),
  rollOver: (world, lived) => world.try(lived, rollOver, undefined),
  holdoverRent: (world, lived, { a, b }) => {
    const from = a % 2 === 0 ? undefined : addDays(world.today, -(a % 30));
    const to = b % 3 === 0 ? addDays(world.today, b % 20) : undefined;
    world.try(lived, chargeHoldoverRent, { from, to });
  },
  settle: (world, lived, { a }) => {
    if (a % 5 === 0) world.try(lived, settle, { depositHeldCents: 0 });
  },
  moveIn: (world, lived, { a }) => world.try(lived, moveIn, { day: addDays(world.today, -(a % 5)) }),
} as const satisfies Record<string, (world: UnitWorld, lived: LeaseHistory, numbers: Numbers) => unknown>;

type MoveName = keyof typeof moves;

const running = ['renewAndSign', 'renew', 'rent', 'notice', 'end', 'moveIn', 'jump', 'jump', 'jump'] as const;

/** What people do with a lease in this status. */
const fitting: Record<LeaseStatus, readonly [MoveName, ...MoveName[]]> = {
  draft: ['sendAndSign', 'send', 'sendAndSign', 'change', 'discard', 'jump'],
  sent: ['sign', 'sign', 'signAll', 'inPerson', 'decline', 'void', 'jump'],
  'partly-signed': ['sign', 'signAll', 'inPerson', 'decline', 'void', 'jump'],
  signed: ['jump', 'jump', 'renew', 'void', 'moveIn', 'removeAdopted'],
  active: running,
  expiring: [...running, 'sendAndSign', 'offer'],
  'month-to-month': [...running, 'sendAndSign', 'offer'],
  'notice-given': ['jump', 'jump', 'draft', 'notice', 'takeBack', 'keys', 'address', 'end', 'undoKeys'],
  holdover: [
    'holdoverRent',
    'rollOver',
    'notice',
    'takeBack',
    'keys',
    'end',
    'draft',
    'renewAndSign',
    'jump',
  ],
  ended: ['reopen', 'draft', 'jump', 'keys', 'undoKeys', 'settle', 'adopt'],
  settled: ['draft', 'jump', 'adopt'],
  void: ['again', 'draft', 'settle', 'jump', 'adopt'],
};
const names = Object.keys(moves) as MoveName[];

/** Usually something that fits the lease, sometimes anything at all. */
export const randomLife = fc.array(
  fc.record({ any: fc.option(fc.constantFrom(...names), { freq: 1 }), a: fc.nat(999), b: fc.nat(999) }),
  { minLength: 12, maxLength: 45 },
);
export type RandomMove = { readonly any: MoveName | null; readonly a: number; readonly b: number };

/** Does one random thing with one of the unit's leases; the first is a draft, or was signed elsewhere. */
export function live(world: UnitWorld, { any, a, b }: RandomMove): void {
  if (world.leases.length === 0 && a % 3 === 0) moves.adopt(world, undefined, { a, b });
  if (world.leases.length === 0) world.draft(randomTerm(world, { a, b }));
  const lived = world.leases[(a + b) % world.leases.length];
  if (!lived) return;
  const usual = pick(fitting[statusOf(lived.lease, world.today)], a * 7 + b);
  moves[any ?? usual](world, lived, { a, b });
}
