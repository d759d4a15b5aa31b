import { requestOrders, requestViews } from '../../../../../shared/domain/requests/request-list';
import { today } from '../../../ui/data/instant';
import { oneOf, text } from '../../../ui/list/address-parts';
import { chosenPart, keptParts, placeParts, rangePart, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const yearCharacters = 4;

const places = listPlaces({
  filters: {
    ...placeParts,
    unit: chosenPart,
    assignee: chosenPart,
    priority: chosenPart,
    category: chosenPart,
    status: chosenPart,
    days: rangePart,
    year: text(yearCharacters),
  },
  kept: keptParts({
    views: ['all', ...requestViews, 'board', 'over'],
    columns: requestOrders.map((key) => ({ key })),
  }),
});

type Raw = Parameters<typeof places.parse>[0];

const oldLook = oneOf(['overdue', 'attention']);

/** Without a view: open ones by what is due next. The board has a column a status; only `over` has years. */
function parse(raw: Raw): ReturnType<typeof places.parse> {
  const view = raw.view ?? oldLook(raw.look) ?? (raw.year === undefined ? undefined : 'over');
  return places.parse({
    ...withOldNames(raw),
    view,
    property: raw.property ?? raw.property_id,
    unit: raw.unit ?? raw.unit_id,
    status: view === 'board' ? undefined : raw.status,
    year: view === 'over' ? raw.year : undefined,
  });
}

export const requestPlaces = { ...places, parse };
export type RequestsPlace = PlaceOf<typeof requestPlaces>;

const serverView = oneOf(requestViews);

const thisYear = (): string => today().slice(0, yearCharacters);

/** The years whose ended requests can be looked at. */
export const pastYears = (): readonly string[] =>
  Array.from({ length: 5 }, (_, back) => String(Number(thisYear()) - back));

/** What the server is asked for a place. */
export function requestsAsked(place: RequestsPlace) {
  const { q: search, view, cols: _, year, ...filters } = places.filtersOf(place);
  return {
    search,
    ...filters,
    view: serverView(view),
    year: view === 'over' ? (year ?? thisYear()) : undefined,
  };
}

/** What the board is asked: open ones, whatever their status. */
export function boardAsked(place: RequestsPlace) {
  const { view: _, year: __, sort: ___, status: ____, ...query } = requestsAsked(place);
  return query;
}

/** Which requests the tabs count: those of the year in sight, or of this year. */
export function requestCountsAsked(place: RequestsPlace) {
  const { view: _, sort: __, year = thisYear(), ...query } = requestsAsked(place);
  return { ...query, year };
}
