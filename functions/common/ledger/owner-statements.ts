import { addDays, addToMonth, endOfMonth, monthOf } from '../../../shared/domain/dates';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import type { StatementBefore } from '../../../shared/domain/ledger/owners/statement';
import { reachOf, type Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Owner } from '../../table/owners/record';
import type { OwnerStatement } from '../../table/statements/record';
import { scopeOf } from '../portfolio/property-scope';

/** An owner's list has at most this many (ACCESS-PATTERNS.md). */
const mostOfOneOwner = 500;
/** Months back to which a first statement can be. */
const monthsBack = 12;

/** An owner, the properties they have or had a share of, and their issued statements, the newest first. */
export type StatementsAt = {
  readonly owner: Owner;
  readonly properties: readonly { readonly propertyId: string; readonly title: string }[];
  readonly issued: readonly OwnerStatement[];
  /** The owner sees what was issued, and nothing before. */
  readonly isOwn: boolean;
};

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly ownerId: string };

/** An owner whose statements this person may see: their own, or with reach of all the owner's properties.
 * Refuses `not-found` for any other. */
export async function findStatements({ viewer, now, ownerId }: Asked, deps: Deps): Promise<StatementsAt> {
  const { organizationId } = viewer;
  const isOwn = reachOf(viewer, { area: 'reports', level: 'view' }) === 'share';
  const seen = scopeOf(viewer, now, 'reports');
  if (!seen || (isOwn && viewer.ownerId !== ownerId)) throw refuse('not-found');
  const scope = { kind: 'owner', ownerId } as const;
  const [[owner], { properties }, issued] = await Promise.all([
    deps.owners.byIds({ organizationId, ownerIds: [ownerId] }),
    deps.properties.page({ organizationId, scope, sort: 'name', limit: mostOfOneOwner }),
    deps.statements.ofOwner({ organizationId, ownerId }),
  ]);
  const isReached =
    seen.kind !== 'listed' || properties.every((one) => seen.propertyIds.includes(one.propertyId));
  if (!owner || !isReached || (seen.kind === 'listed' && properties.length === 0)) throw refuse('not-found');
  return { owner, properties, issued, isOwn };
}

/** What a statement is computed from: after the last one issued, or from the month's first day. */
export function periodOf(month: string, last: OwnerStatement | undefined) {
  const before: StatementBefore | undefined = last && {
    to: last.to,
    books: last.books,
    endings: Object.fromEntries(last.properties.map(({ propertyId, ending }) => [propertyId, ending])),
  };
  return { from: before ? addDays(before.to, 1) : `${month}-01`, to: endOfMonth(month), before };
}

/** The months that can be issued next, the newest first: ended, and after the last one issued. */
export function openMonths({ issued }: StatementsAt, now: Date): string[] {
  const latest = addToMonth(monthOf(addDays(lastEndedDay(now), 1)), -1);
  const months = Array.from({ length: monthsBack }, (_, back) => addToMonth(latest, -back));
  return months.filter((month) => month > (issued[0]?.month ?? ''));
}
