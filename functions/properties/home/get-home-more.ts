import type { Contract } from '../../../shared/contract';
import { addToMonth, monthOf } from '../../../shared/domain/dates';
import { defined } from '../../../shared/domain/defined';
import { reachOf } from '../../../shared/domain/people/roles';
import type { Handler } from '../../runtime/handler';
import { comingUp } from './coming-up';
import { heldMoney } from './held-money';
import { rentOfMonths } from './home-money';
import { moreAttention } from './more-attention';
import { openBills } from './open-bills';
import { readHome } from './read-home';

const monthsShown = 12;

/** The twelve months that end with this one. */
const monthsUntil = (month: string): string[] =>
  Array.from({ length: monthsShown }, (_, at) => addToMonth(month, at - monthsShown + 1));

/** What the home shows after its first sight (desk.md §3.2); nothing for tenants and applicants. */
export const getHomeMore: Handler<Contract['properties']['getHomeMore']> = async (request, deps) => {
  const { viewer } = request;
  const reach = reachOf(viewer, { area: 'properties', level: 'view' });
  if (reach === 'none' || reach === 'own') return { success: 1, data: { coming: [], attention: [] } };
  const read = await readHome(request, deps);
  const { heads, today } = read;
  const { organizationId } = viewer;
  const months = monthsUntil(monthOf(today));
  const [bills, rents, held] = await Promise.all([
    openBills(read, deps),
    heads && rentOfMonths({ organizationId, heads }, months, deps),
    heldMoney(request, read, deps),
  ]);
  const [coming, attention] = await Promise.all([
    comingUp(read, bills, deps),
    moreAttention(request, read, bills, deps),
  ]);
  const byMonth = rents?.map(({ month, rent: { expected: due, collected } }) => ({ month, due, collected }));
  return { success: 1, data: { ...defined({ months: byMonth, held }), coming, attention } };
};
