import { cursor } from './address-parts';

/** Where a list stands among its pages. The first page has none of these. */
export type Position = {
  readonly after?: string;
  readonly before?: string;
  /** Counted from 1; goes with a cursor, so that the list can say `26–50`. */
  readonly page?: number;
  /** The cursors of the pages before this one, newest last, where the server has no cursor that leads back. */
  readonly trail?: readonly string[];
};

/** What the server said of the pages around the one it sent. */
export type Cursors = { readonly next?: string | undefined; readonly previous?: string | undefined };

/** Keeps the address short: past these, Previous leads to the first page. */
const longestTrail = 10;

/** `before` is understood by those lists alone that the server pages both ways. */
export function parsePosition(raw: Readonly<Record<string, unknown>>, isTwoWay: boolean): Position {
  const after = cursor(raw.after);
  const before = isTwoWay && after === undefined ? cursor(raw.before) : undefined;
  if (after === undefined && before === undefined) return {};
  const page = Math.floor(Number(raw.page));
  const trail = Array.isArray(raw.trail) ? raw.trail.flatMap((one) => cursor(one) ?? []) : [];
  return {
    after,
    before,
    page: page > 1 ? page : undefined,
    trail: after === undefined || trail.length === 0 ? undefined : trail.slice(-longestTrail),
  };
}

/** A cursor that somebody shortened the address of stands on the second page at least. */
export const pageOf = ({ page, after, before }: Position): number =>
  page ?? (after === undefined && before === undefined ? 1 : 2);

/** Undefined on the last page. */
export function nextPosition(position: Position, { next, previous }: Cursors): Position | undefined {
  if (!next) return undefined;
  const { after, trail = [] } = position;
  const page = pageOf(position) + 1;
  if (previous !== undefined || after === undefined) return { after: next, page };
  return { after: next, page, trail: [...trail, after].slice(-longestTrail) };
}

/** Undefined on the first page. A page whose way back is not known leads to the first. */
export function previousPosition(position: Position, { previous }: Cursors): Position | undefined {
  const page = pageOf(position) - 1;
  if (page < 1) return undefined;
  if (page === 1) return {};
  if (previous !== undefined) return { before: previous, page };
  const { trail = [] } = position;
  const after = trail.at(-1);
  if (after === undefined) return {};
  return trail.length > 1 ? { after, page, trail: trail.slice(0, -1) } : { after, page };
}

type Shown = {
  readonly rows: number;
  readonly size: number;
  readonly total?: number | undefined;
  readonly isLast: boolean;
};

/** `26–50 of 312`; without a total `26–50`, until the last page tells how many there are. Empty for no rows. */
export function rangeText(position: Position, { rows, size, total, isLast }: Shown): string {
  if (rows === 0) return '';
  const first = (pageOf(position) - 1) * size + 1;
  const last = first + rows - 1;
  const range = first === last ? `${first}` : `${first}–${last}`;
  const whole = total ?? (isLast ? last : undefined);
  return whole === undefined ? range : `${range} of ${whole.toLocaleString('en-US')}`;
}
