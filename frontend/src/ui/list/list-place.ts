import { limits } from '../../../../shared/domain/limits';
import type { AddressPart } from './address-parts';
import { type Cursors, nextPosition, type Position, parsePosition, previousPosition } from './list-paging';

type Raw = Readonly<Record<string, unknown>>;
type Parts = Readonly<Record<string, AddressPart<unknown>>>;
type None = Record<never, never>;
type Values<P extends Parts> = { readonly [Name in keyof P]?: Exclude<ReturnType<P[Name]>, undefined> };

type Definition<Filters, Kept, Open> = {
  /** What narrows the list; Clear filters removes it. */
  readonly filters?: Filters;
  /** What stays after Clear filters: the order, a tab, the record the list belongs to. */
  readonly kept?: Kept;
  /** What is open next to the list: one thing at a time, the first one in the address. */
  readonly open?: Open;
  /** The server also has a cursor back; without one, the address keeps the trail. */
  readonly isTwoWay?: boolean;
  /** Rows per page. */
  readonly size?: number;
};

/** The valid parts of an address, in the order of declaration. */
function read<P extends Parts>(parts: P, raw: Raw): Values<P> {
  const found = Object.entries(parts).flatMap(([name, part]) => {
    const value = part(raw[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found) as Values<P>;
}

/** Words and flags; the parts of a place come in one order. */
const savedOf = (filters: Raw): Record<string, string | true> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      typeof value === 'string' || value === true ? [[name, value]] : [],
    ),
  );

/** Everything a list does with its place in the address. A reload or a shared link shows the same page. */
export function listPlaces<
  Filters extends Parts = None,
  Kept extends Parts = None,
  Open extends Parts = None,
>({ filters, kept, open, isTwoWay = false, size = limits.listPage }: Definition<Filters, Kept, Open>) {
  type Asked = Values<Filters & Kept>;
  type Place = Asked & Position & Values<Open>;
  const asked = { ...filters, ...kept } as Filters & Kept;
  const place = (...parts: readonly Raw[]): Place => Object.assign({}, ...parts);
  const filtersOf = (at: Place): Asked => read(asked, at);
  const positionOf = (raw: Raw): Position => parsePosition(raw, isTwoWay);
  const moved = (at: Place, position: Position | undefined) => position && place(filtersOf(at), position);
  const firstOpen = (raw: Raw): Raw => Object.fromEntries(Object.entries(read(open ?? {}, raw)).slice(0, 1));

  return {
    size,
    /** Parses the address; leaves out invalid parts. */
    parse: (raw: Raw): Place => place(read(asked, raw), positionOf(raw), firstOpen(raw)),
    /** Filters and order, without the page position. */
    filtersOf,
    /** Filters and order as a saved view keeps them, and as one text, to compare views by. */
    savedOf: (at: Place) => savedOf(filtersOf(at)),
    viewOf: (at: Place): string => JSON.stringify(savedOf(filtersOf(at))),
    queryOf: (at: Place) => ({ ...filtersOf(at), after: at.after, before: at.before, limit: size }),
    isNarrowed: (at: Place): boolean => Object.keys(read(filters ?? {}, at)).length > 0,
    /** A new filter or order returns to the first page; an empty value removes a filter. */
    narrowed: (at: Place, change: { readonly [Name in keyof Asked]?: unknown }): Place =>
      place(read(asked, { ...at, ...change })),
    cleared: (at: Place): Place => place(read(kept ?? {}, at)),
    /** The list with this open next to it, or with nothing. */
    opened: (at: Place, what: Values<Open> = {}): Place => place(filtersOf(at), positionOf(at), what),
    next: (at: Place, cursors: Cursors) => moved(at, nextPosition(at, cursors)),
    previous: (at: Place, cursors: Cursors) => moved(at, previousPosition(at, cursors)),
  };
}

/** The type of a list's place, from its definition. */
export type PlaceOf<List extends { parse: (raw: Raw) => unknown }> = ReturnType<List['parse']>;

/** The part of a definition that the list components need. */
export type ListPlaces<Place extends Position> = {
  readonly size: number;
  parse(raw: Raw): Place;
  savedOf(at: Place): Record<string, string | true>;
  viewOf(at: Place): string;
  isNarrowed(at: Place): boolean;
  narrowed(at: Place, change: Raw): Place;
  cleared(at: Place): Place;
  next(at: Place, cursors: Cursors): Place | undefined;
  previous(at: Place, cursors: Cursors): Place | undefined;
};
