import * as z from 'zod';
import { Day } from '../../leases/moments';
import { limits } from '../../limits';
import { sumOf } from '../accounts';
import type { Head, OpenCharge, Pending } from '../entry';

const cents = z.number().int();

/** So many parts at the most; one alone is a promise. */
export const mostParts = 12;

/** What a lease's tenants will pay of what is past due, part by part (payment-plan.md). Cents, local days. */
export const PaymentPlan = z.object({
  madeOn: Day,
  /** What was open that day and due by it, deposits aside. */
  debt: cents,
  /** In order of their days; together the debt. */
  parts: z.array(z.object({ due: Day, cents })).readonly(),
  note: z.string().max(limits.descriptionCharacters),
  /** A user id, and the UTC instant. */
  by: z.string(),
  at: z.string(),
});
export type PaymentPlan = Readonly<z.infer<typeof PaymentPlan>>;

export const planStates = ['kept', 'broken', 'done'] as const;
export type PlanState = (typeof planStates)[number];

const isOf = ({ kind, due }: Pick<OpenCharge, 'kind' | 'due'>, madeOn: Day): boolean =>
  kind !== 'deposit' && due <= madeOn;

/** What a plan made on a day would be of, in cents. */
export const debtOn = ({ open }: Pick<Head, 'open'>, on: Day): number =>
  sumOf(open.filter((one) => isOf(one, on)).map((one) => one.cents));

type Seen = {
  readonly head: Pick<Head, 'open'>;
  readonly pending: readonly Pick<Pending, 'cents'>[];
  readonly today: Day;
};

/** Where a plan stands today, with what is left of its debt in cents. Money on its way counts as paid. */
export function planStanding({ madeOn, debt, parts }: PaymentPlan, { head, pending, today }: Seen) {
  const left = debtOn(head, madeOn);
  const coming = Math.min(left, sumOf(pending.map((one) => one.cents)));
  const past = sumOf(parts.filter(({ due }) => due < today).map((part) => part.cents));
  const isBehind = left - coming > debt - past;
  const open: PlanState = isBehind ? 'broken' : 'kept';
  const state: PlanState = left === 0 ? 'done' : open;
  const paid = Math.max(0, debt - left + coming);
  return { state, left, paid };
}

/** Its parts with what is left to pay of each, in cents: what was paid counts for the first ones. */
export function partsLeft({ parts }: PaymentPlan, paid: number) {
  let rest = paid;
  return parts.map(({ due, cents: part }) => {
    const covered = Math.min(rest, part);
    rest -= covered;
    return { due, cents: part, left: part - covered };
  });
}

/** The day through which dues are held by a plan that is kept (D67); undefined where nothing is held. */
export const heldThrough = (plan: PaymentPlan | undefined, seen: Seen): Day | undefined =>
  plan && planStanding(plan, seen).state === 'kept' ? plan.madeOn : undefined;

/** A head without what a kept plan holds: nobody is reminded of that. */
export const withoutHeld = <H extends Pick<Head, 'open'>>(head: H, held: Day | undefined): H =>
  held === undefined ? head : { ...head, open: head.open.filter((one) => !isOf(one, held)) };

/** What is wrong with parts of a debt, of today; undefined if nothing is. */
export function partsProblem(
  parts: readonly { readonly due: Day; readonly cents: number }[],
  { debt, today }: { readonly debt: number; readonly today: Day },
): string | undefined {
  if (parts.some(({ cents: part }) => part <= 0)) return 'Each part needs an amount above zero';
  if (parts.some(({ due }, at) => due < (parts[at - 1]?.due ?? today)))
    return 'Each day comes after the one before, from today on';
  return sumOf(parts.map((part) => part.cents)) === debt ? undefined : 'The parts are not what is past due';
}
