import type { RequestOf } from '../../../shared/contract/endpoint';
import { screening as rows } from '../../../shared/contract/screening';
import { type Problem, toFields } from '../../../shared/domain/problem';
import { amountNeeded, readAmount, readCents } from '../../../shared/domain/screening/amounts';
import type { ScreeningOrder } from '../../../shared/domain/screening/screening';
import { refuse } from '../../../shared/wire/refusals';
import { findParty } from '../../common/screening/find-party';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { findApplication } from '../applicants/find-application';
import { orderScreenings } from './order-screenings';

type Body = RequestOf<typeof rows.addScreeningOrder>['body'];

/** The order to keep; `roleId` is the record's (SCR-05). Refuses `invalid` by field for what is no amount. */
function orderOf(body: Body, roleId: string): ScreeningOrder {
  const problems: Problem[] = [];
  const kept = (value: number | undefined, ...path: (string | number)[]): number => {
    if (value === undefined) problems.push({ path, message: amountNeeded });
    return value ?? 0;
  };
  const { role_id: _, ...requester } = body.requesterInfo;
  const order = {
    rent: kept(readCents(body.rentAmount), 'rentAmount'),
    deposit: kept(readCents(body.depositAmount), 'depositAmount'),
    leaseMonths: kept(readAmount(body.leaseMonths), 'leaseMonths'),
    chargeTo: body.chargeTo,
    fees: body.feeDetails.map(({ amount, ...person }, index) => ({
      ...person,
      cents: kept(readCents(amount), 'feeDetails', index, 'amount'),
    })),
    requester: { ...requester, roleId },
  };
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  return order;
}

/**
 * Orders screenings of the people in the fee rows (API-27), who are mailed a link to agree by first (D49).
 */
export const addScreeningOrder = change(rows.addScreeningOrder, {
  read: async ({ viewer, now, body }, deps) => {
    const main = await findApplication({ viewer, now, applicationId: body.applicantId }, deps);
    return findParty(main, deps);
  },
  act: async (request, deps) => {
    const { viewer, now, found: party, trace } = request;
    const { main } = party;
    const order = orderOf(request.body, main.takenBy.userRoleId);
    const organization = await request.organization();
    const asked = { order, requestedBy: viewer.userId, organization, now };
    const ordered = orderScreenings(party, asked, deps);
    const left = trace({ action: 'screening.order', ...aboutApplication(main) });
    const reply = { success: true } as const;
    await deps.applications.write({ ...ordered, trace: { ...left, reply } });
    return reply;
  },
});
