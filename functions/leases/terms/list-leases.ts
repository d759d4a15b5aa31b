import type { Contract } from '../../../shared/contract';
import type { RequestOf } from '../../../shared/contract/endpoint';
import type { LeaseLine as LineRead } from '../../../shared/contract/leases';
import { localDateOf } from '../../../shared/domain/dates';
import { type LeaseOrder, leaseOrders } from '../../../shared/domain/leases/lease-list';
import { LeaseStatus } from '../../../shared/domain/leases/status/status';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { limits } from '../../../shared/domain/limits';
import { readOrder, type SortValue, sortLines } from '../../../shared/domain/lists/list-order';
import { moneyOf } from '../../common/ledger/money-of';
import { readWhole } from '../../common/lists/read-whole';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import type { Handler, ViewerCall } from '../../runtime/handler';
import { cursorOf, placeOf } from '../../table/db/cursor';
import { leasesLeft } from './leases-left';
import { readLine, withMoney } from './read-line';
import { isInTab, tabRange } from './tab-range';

type Row = Contract['leases']['listLeases'];
type Request = RequestOf<Row> & ViewerCall;
type Query = Request['query'];

const sortValues: Record<LeaseOrder, (line: LineRead) => SortValue> = {
  tenants: ({ tenants }) => tenants.join(', ') || undefined,
  unit: ({ property_title, unit_number }) => `${property_title} ${unit_number}`,
  status: ({ status }) => LeaseStatus.options.indexOf(status),
  ends: ({ to }) => to || undefined,
  rent: ({ rent }) => rent || undefined,
  starts: ({ from }) => from || undefined,
  balance: ({ balance }) => balance,
  deposit: ({ deposit_held }) => deposit_held,
};
const ties = [({ property_title }: LineRead) => property_title, ({ unit_number }: LineRead) => unit_number];

/** A tab and a search have a key; any other filter or order reads the list whole. */
const isUsual = ({ property, owner, unit, status, ends, offer, rent, sort }: Query): boolean =>
  [property, owner, unit, status, ends, offer, rent, sort].every((part) => part === undefined);

/** The list in another order, or with filters. */
async function readSorted(request: Request, deps: Deps) {
  const { now, query } = request;
  const { tab, after, limit = limits.listPage, sort } = query;
  const today = localDateOf(now);
  const found = (await leasesLeft(query, request, deps)).filter(
    ({ line }) => tab === undefined || isInTab(tab, line, today),
  );
  const order = readOrder(sort, leaseOrders);
  const byId = new Map(found.map(({ line }) => [line.leaseId, line]));
  const money =
    order?.key === 'balance' || order?.key === 'deposit'
      ? await moneyOf([...byId.values()], request, deps)
      : undefined;
  const read = found.map((one) => withMoney(one.read, money?.get(one.line.leaseId)));
  const leases = order
    ? sortLines(read, {
        sortValue: sortValues[order.key as LeaseOrder],
        isDescending: order.isDescending,
        ties,
      })
    : read;
  const from = after === undefined ? 0 : Number(placeOf('sorted', after)[0]);
  const end = from + limit;
  const page = leases.slice(from, end);
  const heads =
    money ??
    (await moneyOf(
      page.flatMap(({ lease_id }) => byId.get(lease_id) ?? []),
      request,
      deps,
    ));
  return {
    leases: page.map((line) => withMoney(line, heads.get(line.lease_id))),
    whole: { count: leases.length, rent: sumOf(leases.map(({ rent }) => rent)) },
    next: end < leases.length ? cursorOf('sorted', [String(end), 'next']) : undefined,
  };
}

export const listLeases: Handler<Row> = async (request, deps) => {
  const { viewer, now, query } = request;
  if (!isUsual(query)) {
    const data = await readWhole(request, deps, () => readSorted(request, deps));
    return { success: 1, data };
  }
  const { tab, search, after, limit = limits.listPage } = query;
  const isSeen = await propertiesSeen({ viewer, now, area: 'leases' }, deps);
  if (!isSeen) return { success: 1, data: { leases: [] } };
  const { leases, next } = await deps.leases.page({
    organizationId: viewer.organizationId,
    search,
    isSeen,
    after,
    limit,
    ...(tab && tabRange(tab, localDateOf(now))),
  });
  const heads = await moneyOf(leases, request, deps);
  const lines = leases.map((line) => withMoney(readLine(line, now), heads.get(line.leaseId)));
  return { success: 1, data: { leases: lines, next } };
};
