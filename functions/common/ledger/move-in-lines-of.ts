import type { MoveInLine } from '../../../shared/contract/ledger-shapes';
import { moveInChargesOf } from '../../../shared/domain/leases/rent/move-in-charges';
import { moveInLines } from '../../../shared/domain/ledger/rent/move-in-lines';
import type { Deps } from '../../runtime/deps/deps';
import type { LeaseAt } from '../leases/lease-at';
import { ledgerKeyOf } from './ledger-place';

/**
 * A lease's move-in charges as its ledger has them; undefined, and nothing is read, for a lease without any.
 */
export async function moveInLinesOf(at: LeaseAt, { ledgers }: Deps): Promise<MoveInLine[] | undefined> {
  const { lease } = at.read;
  if (moveInChargesOf(lease).length === 0) return undefined;
  const { book, since } = await ledgers.book({ ...ledgerKeyOf(at), moveIn: true });
  return moveInLines(book, { lease, since }).map(({ due, isCharged, ...line }) => ({
    ...line,
    due_on: due,
    is_charged: isCharged,
  }));
}
