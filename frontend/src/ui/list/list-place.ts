import { limits } from '../../../../shared/domain/limits';
import type { AddressPart } from './address-parts';
import { type Cursors, nextPosition, type Position, parsePosition, previousPosition } from './list-paging';

type Raw = Readonly<Record<string, unknown>>;
type Parts = Readonly<Record<string, AddressPart<unknown>>>;
type None = Record<never, never>;
type Values<P extends Parts> = { readonly [Name in keyof P]?: Exclude<ReturnType<P[Name]>, undefined> };

type Definition<Filters, Kept, Open> = {
  /** What narrows the list; Clear filters takes it away. */
  readonly filters?: Filters;
  /** What stays when the filters go: the order, a tab, the thing whose list it is. */
  readonly kept?: Kept;
  /** What is open beside the list: one at a time, the first that the address names. */
  readonly open?: Open;
  /** The server has a cursor back as well; without one the address keeps the trail. */
  readonly isTwoWay?: boolean;
  /** Rows of a page. */
  readonly size?: number;
};

/** Those parts of an address that are understood, in the order in which they are declared. */
function read<P extends Parts>(parts: P, raw: Raw): Values<P> {
  const found = Object.entries(parts).flatMap(([name, part]) => {
    const value = part(raw[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found) as Values<P>;
}

/** All that a list does with its place in the address, from the parts that the place has. A reload and a shared link show the same. */
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
    /** The address' search parameters, whatever somebody typed there; what is not understood is left out. */
    parse: (raw: Raw): Place => place(read(asked, raw), positionOf(raw), firstOpen(raw)),
    /** What the list is narrowed to and its order, without its place among the pages. */
    filtersOf,
    queryOf: (at: Place) => ({ ...filtersOf(at), after: at.after, before: at.before, limit: size }),
    isNarrowed: (at: Place): boolean => Object.keys(read(filters ?? {}, at)).length > 0,
    /** Another filter or order begins at the first page again; an empty value takes a filter away. */
    narrowed: (at: Place, change: { readonly [Name in keyof Asked]?: unknown }): Place =>
      place(read(asked, { ...at, ...change })),
    cleared: (at: Place): Place => place(read(kept ?? {}, at)),
    /** The list with this open beside it, or with nothing. */
    opened: (at: Place, what: Values<Open> = {}): Place => place(filtersOf(at), positionOf(at), what),
    next: (at: Place, cursors: Cursors) => moved(at, nextPosition(at, cursors)),
    previous: (at: Place, cursors: Cursors) => moved(at, previousPosition(at, cursors)),
  };
}

/** A list's place in the address, by its definition. */
export type PlaceOf<List extends { parse: (raw: Raw) => unknown }> = ReturnType<List['parse']>;

/** A definition whose place is `Place`: what the parts of a list need to know of it. */
export type ListPlaces<Place extends Position> = {
  readonly size: number;
  isNarrowed(at: Place): boolean;
  narrowed(at: Place, change: Raw): Place;
  cleared(at: Place): Place;
  next(at: Place, cursors: Cursors): Place | undefined;
  previous(at: Place, cursors: Cursors): Place | undefined;
};
