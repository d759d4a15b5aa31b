import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { OwnerLine } from '../../shared/contract/owners';
import { limits } from '../../shared/domain/limits';
import { readOrder, type SortValue, sortLines } from '../../shared/domain/lists/list-order';
import { isInOwnerView, type OwnerOrder, ownerOrders } from '../../shared/domain/portfolio/owner-list';
import { readWhole } from '../common/lists/read-whole';
import type { Deps } from '../runtime/deps/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import { cursorOf, placeOf } from '../table/db/cursor';
import { ownerLines, ownersLeft } from './owners-left';
import { ownersSeen } from './owners-seen';

type Row = Contract['owners']['searchOwners'];
type Request = RequestOf<Row> & ViewerCall;
type Query = Request['query'];

const sortValues: Record<OwnerOrder, (line: OwnerLine) => SortValue> = {
  name: ({ name }) => name,
  properties: ({ properties }) => properties || undefined,
  balance: ({ balance }) => balance,
  bank: ({ bank_ready }) => (bank_ready === undefined ? undefined : Number(bank_ready)),
  units: ({ units }) => units || undefined,
  mobile: ({ mobile_number }) => mobile_number || undefined,
  email: ({ email }) => email || undefined,
};

/** A search by name has a key; a view, a filter or another order reads the list whole. */
const isUsual = ({ property, owner, view, sort }: Query): boolean =>
  [property, owner, view, sort].every((part) => part === undefined);

/** The list in another order, or narrowed. */
async function readSorted(request: Request, deps: Deps) {
  const { view, sort, facts, after, limit = limits.listPage } = request.query;
  const left = await ownersLeft(request.query, request, deps);
  const order = readOrder(sort, ownerOrders);
  const asked = {
    balance: view === 'owed' || order?.key === 'balance',
    holdings: order?.key === 'properties' || order?.key === 'units',
  };
  const lines = (await ownerLines(left, asked, request, deps)).filter(
    (line) => view === undefined || isInOwnerView(view, line),
  );
  const sorted = order
    ? sortLines(lines, {
        sortValue: sortValues[order.key as OwnerOrder],
        isDescending: order.isDescending,
        ties: [({ name }) => name],
      })
    : lines;
  const from = after === undefined ? 0 : Number(placeOf('sorted', after)[0]);
  const end = from + limit;
  const byId = new Map(left.owners.map((owner) => [owner.ownerId, owner]));
  const page = sorted.slice(from, end).flatMap(({ owner_id }) => byId.get(owner_id) ?? []);
  const whole = { balance: facts !== undefined, holdings: facts !== undefined };
  return {
    owners: await ownerLines({ ...left, owners: page }, whole, request, deps),
    count: sorted.length,
    next: end < sorted.length ? cursorOf('sorted', [String(end), 'next']) : undefined,
  };
}

export const searchOwners: Handler<Row> = async (request, deps) => {
  const { query } = request;
  if (!isUsual(query))
    return { success: 1, data: await readWhole(request, deps, () => readSorted(request, deps)) };
  const { search, facts, after, limit = limits.listPage } = query;
  const ownerChanges = async () => (await request.organization()).ownerChanges;
  const { next, ...page } = await ownersSeen({ limit, ownerChanges, search, after }, request, deps);
  const asked = { balance: facts !== undefined, holdings: facts !== undefined };
  return { success: 1, data: { owners: await ownerLines(page, asked, request, deps), next } };
};
