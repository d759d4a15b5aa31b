import { addDays, later } from '../dates';
import { endSteps } from './end-steps';
import type { Lease } from './lease';
import { type Day, hasCome } from './moments';
import { packetSteps } from './packet-steps';
import type { Step, StepKind } from './step';
import { termSteps } from './term-steps';

/** All steps of a lease as its facts stand on a day, past and to come. */
const stepsOf = (lease: Lease, on: Day): Step[] =>
  hasCome(lease.settledOn, on)
    ? []
    : [...packetSteps(lease, on), ...termSteps(lease, on), ...endSteps(lease, on)];

/** What is due now: run late, twice or by two at once, the names are the same, and what no longer matters is left out. */
export const stepsDue = (lease: Lease, on: Day): Step[] =>
  stepsOf(lease, on).filter(({ from, through }) => from <= on && (through === undefined || on <= through));

/** The day on which the job looks at a lease again, for what. */
export type Due = { readonly kind: StepKind; readonly name: string; readonly on: Day };

/** The dues to write beside the facts. None is on the command's own day, whose run may be over: what is due at once comes tomorrow. */
export const duesOf = (lease: Lease, on: Day): Due[] =>
  stepsOf(lease, on).flatMap(({ kind, name, from, through }) => {
    const day = later(from, addDays(on, 1));
    return through === undefined || day <= through ? [{ kind, name, on: day }] : [];
  });

/** What a command changes of the dues: those it adds and those it takes away. */
export function changedDues(
  before: Lease | undefined,
  { after, on }: { after: Lease; on: Day },
): { readonly added: Due[]; readonly removed: Due[] } {
  const old = before === undefined ? [] : duesOf(before, on);
  const now = duesOf(after, on);
  const isIn = (list: readonly Due[], due: Due): boolean =>
    list.some((other) => other.name === due.name && other.on === due.on);
  return {
    added: now.filter((due) => !isIn(old, due)),
    removed: old.filter((due) => !isIn(now, due)),
  };
}
