import { requests as rows } from '../../../shared/contract/requests';
import { refuse } from '../../../shared/wire/refusals';
import { costBooks, saveCost } from '../../common/requests/save-cost';
import { change } from '../../runtime/change';
import { readRequest } from '../move-request';

/** The cost of a request: a bill of the property, and the tenants' part as a claim in their ledger. */
export const addCost = change(rows.addCost, {
  read: async (asked, deps) => {
    const found = await readRequest(asked, deps);
    const isClaimed = asked.body.tenant_cents > 0;
    return { ...found, books: await costBooks(asked, { request: found.request, isClaimed }, deps) };
  },
  act: async (request, deps) => {
    const { body, found, now } = request;
    const { by, side, books } = found;
    if (side !== 'staff') throw refuse('not-permitted');
    const { owner_cents: ownerCents, tenant_cents: tenantCents, bill } = body;
    if (ownerCents + tenantCents === 0) throw refuse('bad-amount');
    if (bill !== undefined && !found.request.bills.some(({ number }) => number === bill))
      throw refuse('not-found');
    const { vendor, category, billed_on: on, due_on: due, reference, memo } = body;
    const money = { vendor, category, ownerCents, tenantCents, on, due, reference, memo, bill };
    const given = { now: now.toISOString(), by };
    const answer = (cost: number, source: string) =>
      ({ success: 1, data: { cost, bill_id: source } }) as const;
    const kept = await saveCost({ call: request, at: found, books, given, money, reply: answer }, deps);
    return answer(kept.cost, kept.source);
  },
});
