import { ledgerKeyOf, ownersOn, shownOf } from '../../../functions/common/ledger/ledger-place';
import type { Deps } from '../../../functions/runtime/deps/deps';
import type { StoredHead } from '../../../functions/table/ledger/record';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import type { Book, OpenCharge } from '../../../shared/domain/ledger/entry';
import { followedBy, post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { type Answer, charge, credit } from '../../../shared/domain/ledger/rent/charges';
import type { SharesOn } from '../../../shared/domain/ledger/rent/covers';
import { receive, returnPayment } from '../../../shared/domain/ledger/rent/payments';
import { nameOf } from '../../../shared/domain/names';
import { callOf } from './call-of-head';
import type { DemoPerson } from './people';
import { heldDeposit, settleDemoDeposit } from './settled-deposit';
import type { Seeded } from './subscriptions';

type Paying = {
  readonly today: string;
  readonly shares: SharesOn;
  readonly payer: string;
  /** Between the due day and the check. */
  readonly daysAfter: number;
};
type Step = (book: Book) => Answer;

/** A check for one charge, some days after it was due, or what is left of that. */
const checkFor =
  ({ due, charge: seq }: OpenCharge, cents: number, { today, shares, payer, daysAfter }: Paying): Step =>
  (book) => {
    const day = addDays(due, daysAfter);
    const on = day > today ? today : day;
    const payment = `pay_demo${String(seq).padStart(22, '0')}`;
    const facts = { method: 'check', reference: String(1000 + seq), payer, chosen: [] } as const;
    return receive(
      book,
      { source: `payment:${payment}`, on },
      { payment, cents, ...facts, isAutomatic: true, shares },
    );
  };

const waterOn =
  (on: string): Step =>
  () =>
    charge(
      { source: 'charge:pst_demowater', on },
      { kind: 'utility', label: 'Water', due: on, to: 'owner', cents: 6_240 },
    );

type Habit = (open: readonly OpenCharge[], paying: Paying) => Step[];

const all: Habit = (open, paying) => open.map((one) => checkFor(one, one.cents, paying));

const allButTheLast: Habit = (open, paying) => all(open.slice(0, -1), paying);

const bounced: Habit = (open, paying) => [
  ...all(open, paying),
  (book) => {
    const [payment = ''] = Object.keys(book.payments).slice(-1);
    const returned = { payment, fee: 3_500, bearer: 'manager', shares: paying.shares } as const;
    return returnPayment(book, { on: paying.today, why: 'Insufficient funds' }, returned);
  },
];

const withCredit: Habit = (open, paying) => [
  ...all(open, paying),
  waterOn(addDays(paying.today, -9)),
  (book) => {
    const by = { source: 'credit:pst_demowater', on: paying.today, why: 'The meter was read wrong' };
    return credit(book, by, { charge: book.head.seq, cents: 2_000 });
  },
];

const allButTheLastTwo: Habit = (open, paying) => all(open.slice(0, -2), paying);

const withWater: Habit = (open, paying) => [...all(open, paying), waterOn(addDays(paying.today, -4))];

const aheadOnce: Habit = (open, paying) =>
  open.map((one, index) => checkFor(one, one.cents + (index ? 0 : 20_000), paying));

const aPartOfTheLast: Habit = (open, paying) =>
  open.map((one, index) => checkFor(one, index === open.length - 1 ? 60_000 : one.cents, paying));

/** The homes, by property and unit number, whose tenants do not simply pay all. */
const habits: Readonly<Record<string, Habit>> = {
  'Alder Court 104': allButTheLast,
  'Beacon House 101': allButTheLastTwo,
  'Beacon House 102': withWater,
  'Beacon House 301': aheadOnce,
  'Dover Row 101': bounced,
  'Elm Street Offices 103': withCredit,
  'Garfield Apartments 203': allButTheLast,
  'Kingsley Center 101': aPartOfTheLast,
};

/** Days from due day to payment: most on the first days of the month, a few of the homes late. */
const daysAfter = [1, 0, 2, 1, 4, 1, 2, 0, 6];

type PayingAll = {
  readonly deps: Deps;
  readonly keeper: DemoPerson;
  /** The demo's tenant, who pays the last month online. */
  readonly online: string;
  readonly now: Date;
};

/** One lease's payments of all its months, in one transaction. */
async function payRent(
  stored: StoredHead,
  { deps, keeper, online, index, now }: PayingAll & { index: number },
) {
  const { organizationId, propertyId, leaseId, shown } = stored;
  const [read, unit, head] = await Promise.all([
    deps.leases.byId({ organizationId, leaseId }),
    deps.units.byId({ organizationId, unitId: shown.unitId }),
    deps.properties.head({ organizationId, propertyId }),
  ]);
  if (!read || !unit || !head) return;
  const at = { read, unit, head };
  const before = await deps.ledgers.book(ledgerKeyOf(at));
  const today = localDateOf(now);
  const due = before.book.head.open.filter((one) => one.due < today);
  const paying = {
    today,
    shares: ownersOn(head),
    payer: shown.tenants[0] ?? '',
    daysAfter: daysAfter[index % daysAfter.length] ?? 0,
  };
  const own = habits[`${head.property.title} ${unit.unitNumber}`] ?? all;
  const habit = shown.tenants.includes(online) ? allButTheLast : own;
  const steps = [...heldDeposit(read.lease, paying), ...habit(due, paying)];
  const drafts = steps.reduce<Answer>((sofar, step) => followedBy(before.book, sofar, step), []);
  const posted = post(before.book, drafts);
  if (isRefused(posted) || posted.entries.length === 0) return;
  const actor = { by: keeper.role.userId, at: now.toISOString(), requestId: '' };
  await deps.ledgers.post({ before, posted, shown: shownOf(at, now), actor });
  await settleDemoDeposit({ lease: read.lease, today, call: callOf({ head: keeper, deps }, now) }, deps);
}

/** What the demo's tenants have paid: most on time, some late, one by a check that bounced. */
export async function writePayments({ people, now }: Seeded, deps: Deps): Promise<void> {
  for (const head of people) {
    const { role } = head;
    if (role.adminUserId !== role.userId || role.roleLabel !== 'orgAdmin') continue;
    const ledgers = await deps.ledgers.heads(role.organizationId);
    const today = localDateOf(now);
    // What somebody pays before moving in is not due yet: the demo shows it unpaid.
    const heads = ledgers.filter(({ open }) => open.length === 0 || open.some(({ due }) => due < today));
    const tenant = people.find(({ role: { roleLabel } }) => roleLabel === 'tenant')?.demo;
    const paying = { deps, keeper: head, online: tenant ? nameOf(tenant) : '', now };
    await Promise.all(heads.map((stored, index) => payRent(stored, { ...paying, index })));
  }
}
