import type { Contract } from '../../../shared/contract';
import type { ComingLine } from '../../../shared/contract/reports';
import { owedIn } from '../../../shared/domain/ledger/ledger-lines';
import { recurringSources } from '../../../shared/domain/ledger/recurring/post-recurring';
import { lastMonthSource } from '../../../shared/domain/ledger/rent/last-month';
import { projectRent } from '../../../shared/domain/ledger/rent/project-rent';
import { momentAt } from '../../common/leases/lease-at';
import { findLedger } from '../../common/ledger/find-ledger';
import { ownersOn } from '../../common/ledger/ledger-place';
import { chargesIn } from '../../common/ledger/post-recurring-of';
import type { Handler } from '../../runtime/handler';

/** Rent and recurring charges to come, by the rent job’s own rules. */
export const listComingRent: Handler<Contract['ledger']['listComingRent']> = async (
  { viewer, now, params },
  deps,
) => {
  const { leaseId } = params;
  const sources = [lastMonthSource(leaseId)];
  const wanted = { payments: 'all', rent: true, sources, beginning: recurringSources } as const;
  const [at, all] = await Promise.all([
    findLedger({ viewer, now, leaseId }, wanted, deps),
    deps.recurring.ofBook({ organizationId: viewer.organizationId, bookId: leaseId }),
  ]);
  const recurring = chargesIn(all);
  const { book, since } = at.ledger;
  const { on: today } = momentAt(at, now);
  const asked = { lease: at.read.lease, today, since, shares: ownersOn(at.head), recurring };
  let balance = owedIn(book.head.balances);
  const lines = projectRent(book, asked).map(({ source, on, type, charge, lines: moved }): ComingLine => {
    const amount = owedIn(moved);
    balance += amount;
    return { entry_id: source, on, type, amount, balance, ...(charge && { charge }) };
  });
  return { success: 1, data: { lines } };
};
