import { cursor } from './address-parts';

/** A list's position among its pages. The first page has no fields set. */
export type Position = {
  readonly after?: string;
  readonly before?: string;
  /** Counted from 1. Stored with a cursor, so that the list can show `26–50`. */
  readonly page?: number;
  /** Cursors of earlier pages, newest last, if the server has no cursor back. */
  readonly trail?: readonly string[];
};

/** The server's cursors for the next and previous page. */
export type Cursors = { readonly next?: string | undefined; readonly previous?: string | undefined };

/** Keeps the address short: beyond this, Previous leads to the first page. */
const longestTrail = 10;

/** Only lists that the server pages both ways accept `before`. */
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

/** A cursor without a page number, as in a hand-edited address, means the second page. */
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

/** Undefined on the first page. If the way back is unknown, it leads to the first page. */
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

/** `26–50 of 312`; without a total `26–50`, until the last page reveals it. Empty for no rows. */
export function rangeText(position: Position, { rows, size, total, isLast }: Shown): string {
  if (rows === 0) return '';
  const first = (pageOf(position) - 1) * size + 1;
  const last = first + rows - 1;
  const range = first === last ? `${first}` : `${first}–${last}`;
  const whole = total ?? (isLast ? last : undefined);
  return whole === undefined ? range : `${range} of ${whole.toLocaleString('en-US')}`;
}
