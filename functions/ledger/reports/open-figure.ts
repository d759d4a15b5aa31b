import type { Contract } from '../../../shared/contract';
import { postedSince } from '../../../shared/domain/ledger/accrual-day';
import { amountIn, cellOf } from '../../../shared/domain/ledger/reports/cells';
import { limits } from '../../../shared/domain/limits';
import { refuse } from '../../../shared/wire/refusals';
import { shownOfOwn } from '../../common/ledger/own-book';
import type { Handler } from '../../runtime/handler';
import { isOrganizationBook } from '../../table/ledger/record';
import { nextEntries } from './next-entries';
import { choicesOf } from './report-choices';

/** The entries behind a figure: the server makes its cell, and looks for it in what the caller sees alone. */
export const openFigure: Handler<Contract['ledger']['openFigure']> = async (request, deps) => {
  const { report, column, from, to, property_id, lease_id, account, entry_id, after } = request.query;
  const { limit = limits.listPage } = request.query;
  const choices = choicesOf(request);
  const cell = cellOf({ report, column, at: { account, entry: entry_id }, choices }, { from, to });
  // A rent roll leaves out leases that are over, whose ledgers a total would open.
  if (!cell || (report === 'rent-roll' && lease_id === undefined))
    throw refuse('invalid', { fields: { column: 'This figure is not made of entries' } });
  const { found, next } = await nextEntries(
    {
      call: request,
      propertyId: property_id,
      leaseId: lease_id,
      after,
      days: { from: cell.isAccrual && cell.from ? postedSince(cell.from) : cell.from, to: cell.to },
      most: limit,
      isWanted: (entry) => amountIn(entry, cell) !== 0,
    },
    deps,
  );
  const own = found.some(({ head }) => isOrganizationBook(head))
    ? shownOfOwn(await request.organization())
    : undefined;
  const placed = found.map(({ head: { leaseId, shown }, entry }) => ({
    leaseId,
    shown: own && isOrganizationBook({ leaseId }) ? own : shown,
    entry,
  }));
  const lines = placed.map(({ leaseId, shown, entry }) => ({
    entry_id: entry.source,
    lease_id: leaseId,
    on: entry.on,
    type: entry.type,
    why: entry.why ?? '',
    unit_number: shown.unitNumber,
    property_title: shown.propertyTitle,
    tenants: [...shown.tenants],
    cents: amountIn(entry, cell),
    ...(entry.charge && { charge: entry.charge }),
    ...(entry.received && { payment: entry.received }),
  }));
  return { success: 1, data: { lines, next } };
};
