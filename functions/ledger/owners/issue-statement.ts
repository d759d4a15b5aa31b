import { ledger as rows } from '../../../shared/contract/ledger';
import { endOfMonth } from '../../../shared/domain/dates';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { statementReady } from '../../../shared/domain/ledger/owners/statement-notifications';
import { nameOf } from '../../../shared/domain/names';
import { refuse } from '../../../shared/wire/refusals';
import { readStatement } from '../../common/ledger/owner-books';
import { findStatements, periodOf } from '../../common/ledger/owner-statements';
import { notifyPerson } from '../../common/notifications/notify';
import { change } from '../../runtime/change';
import { logger } from '../../runtime/logger';

/** Issues an ended month's statement once, when both ways agree (D42, D46). The owner hears no amount. */
export const issueStatement = change(rows.issueStatement, {
  read: ({ viewer, now, body }, deps) => findStatements({ viewer, now, ownerId: body.owner_id }, deps),
  act: async (request, deps) => {
    const { found, body, now, viewer, trace } = request;
    const { month } = body;
    const { owner, properties, issued } = found;
    const { organizationId, ownerId, userId, userRoleId } = owner;
    const [last] = issued;
    if (endOfMonth(month) > lastEndedDay(now)) throw refuse('month-not-over');
    if (last && month <= last.month) throw refuse('statement-issued');
    const period = periodOf(month, last);
    const propertyIds = properties.map(({ propertyId }) => propertyId);
    const read = await readStatement({ organizationId, owner: ownerId, propertyIds, ...period }, deps);
    if (read.differs.length > 0) {
      logger.error('a statement differs', { ownerId, month, properties: read.differs });
      throw refuse('statement-differs');
    }
    const titles = new Map(properties.map(({ propertyId, title }) => [propertyId, title]));
    const left = trace({
      action: 'owner.statement',
      object: { kind: 'owner', id: ownerId, name: nameOf(owner) },
      after: { month },
    });
    const { name } = await request.organization();
    const text = statementReady({ organization: name, ownerId, month });
    const told = userId
      ? await notifyPerson(
          { organizationId, userRoleId, userId, source: left.audit.auditId, text, now },
          deps,
        )
      : [];
    await deps.statements.issue({
      statement: {
        organizationId,
        ownerId,
        seq: (last?.seq ?? 0) + 1,
        month,
        ownerName: nameOf(owner),
        from: period.from,
        to: period.to,
        books: { ...read.books },
        properties: read.properties.map((one) => ({ ...one, title: titles.get(one.propertyId) ?? '' })),
        issuedAt: now.toISOString(),
        issuedBy: viewer.userId,
      },
      trace: { ...left, told },
    });
    return { success: 1 };
  },
});
