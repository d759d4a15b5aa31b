import { ledger as rows } from '../../../shared/contract/ledger';
import { isSettleable } from '../../../shared/domain/leases/moves/end-lease';
import { arrivalOf, undoDepositMove as undo } from '../../../shared/domain/ledger/deposits/move-deposit';
import { Entry } from '../../../shared/domain/ledger/entry';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { findLedger, type LedgerAt } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import { sourcesOf } from '../charges/charge-in';
import { postBoth, sideOf } from './deposit-sides';

/** With all entries, read after the head: a charge that the deposit paid may have been taken back. */
async function withEntries(at: LedgerAt, deps: Deps): Promise<LedgerAt> {
  const stored = await deps.ledgers.entriesBetween(at.ledger.key);
  const entries = Object.fromEntries(stored.map((one) => [one.source, Entry.parse(one)]));
  return { ...at, ledger: { ...at.ledger, book: { ...at.ledger.book, entries } } };
}

/** Takes a moved deposit back, until the lease that it left is settled (D34). */
export const undoDepositMove = change(rows.undoDepositMove, {
  read: async ({ viewer, now, body }, deps) => {
    const { lease_id: leaseId, entry_id: source } = body;
    const from = await findLedger({ viewer, now, leaseId }, { sources: sourcesOf(source) }, deps);
    const { moved } = from.ledger.book.entries[source] ?? {};
    if (!moved || source.endsWith(arrivalOf(''))) throw refuse('not-found');
    const to = await findLedger({ viewer, now, leaseId: moved.lease }, {}, deps);
    return { from, to: await withEntries(to, deps) };
  },
  act: async (request, deps) => {
    const { body, found, now } = request;
    const { entry_id: of, reason: why } = body;
    const { from, to } = { from: sideOf(found.from, now), to: sideOf(found.to, now) };
    if (!isSettleable(found.from.read.lease, momentAt(found.from, now).on)) throw refuse('wrong-status');
    const drafts = undo({ from, to }, { source: of, why });
    const amount = Math.abs(from.book.entries[of]?.lines.transfer ?? 0);
    const facts = { amount, day: from.on, reason: why };
    const source = `${of}:reversal`;
    return postBoth({ request, source, action: 'ledger.move-undo', facts, drafts }, deps);
  },
});
