import { addDays, later } from '../../dates';
import type { Lease } from '../lease';
import { type Day, hasCome } from '../moments';
import { endSteps } from './end-steps';
import { packetSteps } from './packet-steps';
import type { Step, StepKind } from './step';
import { termSteps } from './term-steps';

/** All steps of a lease by its facts on a day, past and future. */
const stepsOf = (lease: Lease, on: Day): Step[] =>
  hasCome(lease.settledOn, on)
    ? []
    : [...packetSteps(lease, on), ...termSteps(lease, on), ...endSteps(lease, on)];

/** What is due now. Late, repeated and parallel runs get the same names; obsolete steps are left out. */
export const stepsDue = (lease: Lease, on: Day): Step[] =>
  stepsOf(lease, on).filter(({ from, through }) => from <= on && (through === undefined || on <= through));

/** The day on which the job looks at a lease again, and for which step. */
export type Due = { readonly kind: StepKind; readonly name: string; readonly on: Day };

/** The dues to write with the facts. What is due today comes tomorrow, since today's run may be over. */
export const duesOf = (lease: Lease, on: Day): Due[] =>
  stepsOf(lease, on).flatMap(({ kind, name, from, through }) => {
    const day = later(from, addDays(on, 1));
    return through === undefined || day <= through ? [{ kind, name, on: day }] : [];
  });

/** How a command changes the dues: those it adds and those it removes. */
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
