import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { RequestLine } from '../../shared/contract/request-shapes';
import { limits } from '../../shared/domain/limits';
import { readOrder, type SortValue, sortLines } from '../../shared/domain/lists/list-order';
import { may } from '../../shared/domain/people/permissions';
import { categories } from '../../shared/domain/requests/categories';
import {
  isInRequestView,
  type RequestOrder,
  rankOfAttention,
  rankOfPriority,
  rankOfStatus,
  requestOrders,
} from '../../shared/domain/requests/request-list';
import { readWhole } from '../common/lists/read-whole';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import { sideOf } from '../common/requests/request-at';
import type { Deps } from '../runtime/deps/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import { cursorOf, placeOf } from '../table/db/cursor';
import { fillPage } from '../table/db/page';
import { mostRead, passes, requestsSeen, type Seen, seenOf } from './requests-seen';

type Row = Contract['requests']['listRequests'];
type Request = RequestOf<Row> & ViewerCall;
type Query = Request['query'];

const sortValues: Record<RequestOrder, (line: RequestLine) => SortValue> = {
  request: ({ words, category }) => words || categories[category].name,
  place: ({ property_title, unit_number, area }) => `${property_title} ${unit_number || area}`,
  status: ({ status }) => rankOfStatus(status),
  priority: ({ priority }) => rankOfPriority(priority),
  due: ({ due_at }) => due_at,
  look: ({ attention }) => rankOfAttention(attention),
  assignee: ({ assignee }) => assignee?.name,
  raised: ({ raised_at }) => raised_at,
  visit: ({ visit }) => visit?.from,
  category: ({ category }) => categories[category].name,
  number: ({ name }) => name,
  by: ({ raised_by }) => raised_by || undefined,
};

/** Only open ones or those of a year, as their key has them; anything else reads the list whole. */
const isUsual = ({ after: _, limit: __, year: ___, ...asked }: Query): boolean =>
  Object.values(asked).every((part) => part === undefined);

/** A page of what staff see, by what is due next, or of what ended in a year. */
async function readUsual(request: Request, deps: Deps) {
  const { viewer, now, query } = request;
  const { year = '', after, limit = limits.listPage } = query;
  const { organizationId } = viewer;
  const sees = await propertiesSeen({ viewer, now, area: 'requests' }, deps);
  if (!sees) return { requests: [] };
  const at = now.toISOString();
  const { shown, next } = await fillPage<Seen>({
    list: 'requests',
    placeIn: ({ place }) => place,
    after,
    limit,
    // What silence has confirmed stands among the open ones until the job has moved it.
    isSeen: ({ line, isEnded }) => sees(line.property_id) && (year !== '' || !isEnded),
    read: async (from, atMost) => {
      const lines = await deps.requests.lines({ organizationId, year, from: from?.[0], limit: atMost });
      return lines.map(({ facts, requestId, version, place }) =>
        seenOf({ ...facts, requestId, version }, { place, now: at }),
      );
    },
  });
  return { requests: shown.map(({ line }) => line), next };
}

/** The list narrowed, or in another order. */
async function readSorted(request: Request, deps: Deps) {
  const { viewer, query } = request;
  const { property, owner, view, year = '', sort, after, limit = limits.listPage } = query;
  const reading = { property, owner, year, most: mostRead.list };
  const { seen, isCut } = await requestsSeen(request, reading, deps);
  const lines = seen
    .map(({ line }) => line)
    .filter((line) => passes(line, query, request))
    .filter((line) => view === undefined || isInRequestView(view, line, viewer));
  const order = readOrder(sort, requestOrders);
  const sorted = order
    ? sortLines(lines, {
        sortValue: sortValues[order.key as RequestOrder],
        isDescending: order.isDescending,
        ties: [({ property_title }) => property_title, ({ unit_number }) => unit_number],
      })
    : lines;
  const from = after === undefined ? 0 : Number(placeOf('sorted', after)[0]);
  const end = from + limit;
  return {
    requests: sorted.slice(from, end),
    count: sorted.length,
    ...(isCut && { is_cut: true }),
    next: end < sorted.length ? cursorOf('sorted', [String(end), 'next']) : undefined,
  };
}

/** Open ones by what is due next, or those that ended in a year, for whoever may see them. */
export const listRequests: Handler<Row> = async (request, deps) => {
  const { viewer, query } = request;
  const isStaff = sideOf(viewer) === 'staff';
  const may_raise = !viewer.viewAs && (!isStaff || may(viewer, { area: 'requests', level: 'change' }));
  if (isStaff && isUsual(query))
    return { success: 1, data: { ...(await readUsual(request, deps)), may_raise } };
  // A tenant or an owner has few, and waits for nobody else's list.
  const page = isStaff
    ? await readWhole(request, deps, () => readSorted(request, deps))
    : await readSorted(request, deps);
  return { success: 1, data: { ...page, may_raise } };
};
