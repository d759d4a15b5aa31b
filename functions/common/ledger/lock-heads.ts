import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { ClosedBooks } from '../../table/ledger/record';

/** Ledgers of one call, which takes some three seconds; the caller asks again for the rest. */
const mostAtOnce = 2_000;

type Locks = Pick<ClosedBooks, 'organizationId' | 'through' | 'reconciled'>;

const isSame = (one: Locks['reconciled'] = {}, other: Locks['reconciled'] = {}): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((code) => one[code] === other[code]);

/** The ledgers that do not have the days yet. */
const lagging = async ({ organizationId, through, reconciled }: Locks, { ledgers }: Deps) =>
  (await ledgers.heads(organizationId)).filter(
    (head) => head.locked !== through || !isSame(head.reconciled, reconciled),
  );

/**
 * Copies the day through which the books are closed (D7), and those through which accounts are reconciled
 * (D55), to the ledgers that do not have them. Answers how many had to change, and how many still do: those
 * past one call's number, and those that changed meanwhile.
 */
export async function lockHeads(
  locks: Locks,
  deps: Deps,
): Promise<{ readonly lagged: number; readonly left: number }> {
  const heads = await lagging(locks, deps);
  const isLocked = await mapAll(heads.slice(0, mostAtOnce), (head) => deps.ledgers.lockHead(head, locks));
  return { lagged: heads.length, left: heads.length - isLocked.filter(Boolean).length };
}

/** A ledger that changes meanwhile is locked in the next round. */
const mostRounds = 6;

/**
 * The same until no ledger lacks them: what was decided before can then be posted no more. Refuses `conflict`
 * while some still lack them; the caller asks again, and the copying goes on where it was.
 */
export async function lockAllHeads(locks: Locks, deps: Deps): Promise<{ readonly lagged: number }> {
  let all = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const { lagged, left } = await lockHeads(locks, deps);
    all += lagged;
    if (left === 0) return { lagged: all };
  }
  throw refuse('conflict');
}
