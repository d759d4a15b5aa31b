import type { Contract } from '../../../shared/contract';
import { endOfMonth, localDateOf, monthOf } from '../../../shared/domain/dates';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { type StatementProperty, totalOfProperties } from '../../../shared/domain/ledger/owners/statement';
import { nameOf } from '../../../shared/domain/names';
import { may } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import { readStatement } from '../../common/ledger/owner-books';
import { findStatements, periodOf, type StatementsAt } from '../../common/ledger/owner-statements';
import { answer, type Handler } from '../../runtime/handler';
import { shownPart } from './shown-part';

/** The statement that was issued for a month, if any, and the one before it. */
function issuedFor({ issued, isOwn }: StatementsAt, month: string, now: Date) {
  const at = issued.findIndex((one) => one.month === month);
  if (at >= 0) return { statement: issued[at], last: issued[at + 1] };
  const isPast = month <= (issued[0]?.month ?? '');
  if (isOwn || isPast || month > monthOf(localDateOf(now))) throw refuse('not-found');
  return { statement: undefined, last: issued[0] };
}

const withTitle = ({ propertyId, ...sums }: StatementProperty, title: string) => ({
  property_id: propertyId,
  property_title: title,
  ...sums,
});

/** A statement as issued, or a preview for staff. Its lines are read again: entries never change. */
export const getStatement: Handler<Contract['ledger']['getStatement']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const { month } = query;
  const at = await findStatements({ viewer, now, ownerId: params.ownerId }, deps);
  const { statement, last } = issuedFor(at, month, now);
  const { organizationId, ownerId: owner } = at.owner;
  const period = periodOf(month, last);
  const propertyIds = at.properties.map(({ propertyId }) => propertyId);
  const [read, { name: organization }] = await Promise.all([
    readStatement({ organizationId, owner, propertyIds, ...period, seqs: statement?.books }, deps),
    request.organization(),
  ]);
  const titles = new Map(
    [...at.properties, ...(statement?.properties ?? [])].map((one) => [one.propertyId, one.title]),
  );
  const titleOf = (propertyId: string) => titles.get(propertyId) ?? '';
  const issued = statement?.properties.map((one) => ({ ...one, adjustments: one.adjustments ?? 0 }));
  const properties = issued ?? read.properties;
  const mayIssue = !statement && may(viewer, { area: 'money', level: 'change' });
  return answer({
    owner_id: owner,
    owner_name: statement?.ownerName ?? nameOf(at.owner),
    organization,
    month,
    from: period.from,
    to: period.to,
    ...(statement && { issued_at: statement.issuedAt }),
    properties: properties.map((one) => withTitle(one, titleOf(one.propertyId))),
    totals: totalOfProperties(properties),
    lines: read.lines.map((line) => shownPart(line, read.units)),
    differing: statement ? [] : read.differs.map(titleOf),
    may: { issue: mayIssue && endOfMonth(month) <= lastEndedDay(now) && read.differs.length === 0 },
  });
};
