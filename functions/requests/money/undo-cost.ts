import { requests as rows } from '../../../shared/contract/requests';
import { refuse } from '../../../shared/wire/refusals';
import { costBooksToUndo, undoSavedCost } from '../../common/requests/undo-saved-cost';
import { change } from '../../runtime/change';
import { readRequest } from '../move-request';

/** Takes a cost back by reversals; both stay in the books. */
export const undoCost = change(rows.undoCost, {
  read: async (asked, deps) => {
    const found = await readRequest(asked, deps);
    const cost = found.request.costs.find(({ number }) => number === asked.body.cost);
    if (!cost) throw refuse('not-found');
    const { propertyId } = found.request.place;
    return { ...found, cost, books: await costBooksToUndo(asked, { ...cost, propertyId }, deps) };
  },
  act: async (request, deps) => {
    const { found, now, body } = request;
    const { by, side, cost, books } = found;
    if (side !== 'staff') throw refuse('not-permitted');
    const given = { now: now.toISOString(), by };
    await undoSavedCost({ call: request, at: found, books, given, cost, why: body.reason }, deps);
    return { success: 1 };
  },
});
