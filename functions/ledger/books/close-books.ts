import { ledger as rows } from '../../../shared/contract/ledger';
import { isReopening, lastEndedDay, mayCloseBooks } from '../../../shared/domain/ledger/close-books';
import { refuse } from '../../../shared/wire/refusals';
import { lockHeads } from '../../common/ledger/lock-heads';
import { change } from '../../runtime/change';

/** Closes the books through a day (D7), or reopens them for a reason. Answers how many ledgers lag behind. */
export const closeBooks = change(rows.closeBooks, {
  permit: ({ viewer }) => {
    if (!mayCloseBooks(viewer)) throw refuse('not-permitted');
  },
  read: ({ viewer }, deps) => deps.ledgers.books(viewer.organizationId),
  act: async (request, deps) => {
    const { viewer, now, body, found, trace } = request;
    const { through = '', reason } = body;
    const { organizationId } = viewer;
    const closed = found?.through ?? '';
    if (through > lastEndedDay(now))
      throw refuse('bad-day', { fields: { through: 'This day is in the future' } });
    if (isReopening(closed, through) && reason.trim() === '')
      throw refuse('invalid', { fields: { reason: 'Enter why you are reopening the books' } });
    if (through !== closed) {
      const { name } = await request.organization();
      const reconciled = found?.reconciled;
      const books = {
        organizationId,
        through,
        ...(reconciled && { reconciled }),
        version: (found?.version ?? 0) + 1,
      };
      await deps.ledgers.closeBooks({
        books: { ...books, at: now.toISOString(), by: viewer.userId },
        trace: trace({
          action: isReopening(closed, through) ? 'ledger.reopen' : 'ledger.close',
          object: { kind: 'organization', id: organizationId, name },
          before: { day: closed },
          after: { day: through, reason },
        }),
      });
    }
    const { left } = await lockHeads({ organizationId, through, reconciled: found?.reconciled }, deps);
    return { success: 1, data: { left } };
  },
});
