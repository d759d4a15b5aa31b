import type { Contract } from '../../shared/contract';
import type { ComingLine } from '../../shared/contract/reports';
import { owedIn } from '../../shared/domain/ledger/ledger-lines';
import { projectRent } from '../../shared/domain/ledger/project-rent';
import { momentAt } from '../common/leases/lease-at';
import { findLedger } from '../common/ledger/find-ledger';
import { ownersOn } from '../common/ledger/ledger-place';
import type { Handler } from '../runtime/handler';

/** The rent to come, by the rent job’s own rules. */
export const listComingRent: Handler<Contract['ledger']['listComingRent']> = async (
  { viewer, now, params },
  deps,
) => {
  const { leaseId } = params;
  const at = await findLedger({ viewer, now, leaseId }, { payments: 'all', rent: true }, deps);
  const { book, since } = at.ledger;
  const { on: today } = momentAt(at, now);
  const asked = { lease: at.read.lease, today, since, shares: ownersOn(at.head) };
  let balance = owedIn(book.head.balances);
  const lines = projectRent(book, asked).map(({ source, on, type, charge, lines: moved }): ComingLine => {
    const amount = owedIn(moved);
    balance += amount;
    return { entry_id: source, on, type, amount, balance, ...(charge && { charge }) };
  });
  return { success: 1, data: { lines } };
};
