import type { Contract } from '../../shared/contract';
import type { HomeFigures } from '../../shared/contract/home';
import { addDays } from '../../shared/domain/dates';
import { defined } from '../../shared/domain/defined';
import { untilOf } from '../../shared/domain/leases/status/until-when';
import { seesBank } from '../../shared/domain/ledger/bank/bank-reach';
import { mayAddUnits } from '../../shared/domain/people/roles';
import { shortAccounts } from '../common/ledger/bank-money';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler } from '../runtime/handler';
import type { Organization } from '../table/organizations/record';
import { pastDueIn, rentOfMonth } from './home/home-money';
import { ownFigures } from './home/own-figures';
import { readAttention } from './home/read-attention';
import {
  type HomeCall,
  type HomeLease,
  type HomeRead,
  isInForce,
  isWithoutOffer,
  readHome,
} from './home/read-home';

/** A lease is about to end this many days before its last agreed day. */
const endingDays = 90;

/** Whether a lease's last agreed day comes soon, as the list of leases has it. */
function isEnding({ outline, on, status }: HomeLease): boolean {
  const last = untilOf(outline, on).on;
  return isInForce({ status }) && last !== undefined && last >= on && last <= addDays(on, endingDays);
}

function endingIn({ leases, seesLeases }: HomeRead): HomeFigures['ending'] {
  if (!seesLeases) return undefined;
  const ending = leases.filter((lease) => seesLeases(lease.line.propertyId) && isEnding(lease));
  return { leases: ending.length, without_offer: ending.filter(isWithoutOffer).length };
}

/** Bank accounts that lack money of others (D54), for who sees the bank. */
async function shortIn({ heads = [] }: HomeRead, { viewer, query }: HomeCall, deps: Deps) {
  if (!seesBank(viewer) || query.property !== undefined || query.owner !== undefined) return undefined;
  const { accounts, isSolo } = await shortAccounts(viewer.organizationId, deps, heads);
  return accounts.map(({ account, cents }) => ({
    account_id: account.accountId,
    name: account.name,
    cents,
    is_solo: isSolo,
  }));
}

const limitsOf = ({ limits, propertyCount, unitCount }: Organization): HomeFigures['limits'] => ({
  properties: { used: propertyCount, most: limits.properties },
  units: { used: unitCount, most: limits.units },
});

/** The home's figures and the leases that need the caller, in one round trip (desk.md §3.2). */
export const getDashboard: Handler<Contract['properties']['getDashboard']> = async (request, deps) => {
  const { viewer, now } = request;
  const [read, organization] = await Promise.all([readHome(request, deps), request.organization()]);
  const { today, properties, leases, heads } = read;
  const [rent, short, own, attention] = await Promise.all([
    rentOfMonth(read, viewer, deps),
    shortIn(read, request, deps),
    ownFigures(request, read, deps),
    readAttention(request, read, deps),
  ]);
  const units = properties.reduce((sum, { unitCount }) => sum + unitCount, 0);
  const occupied = new Set(leases.filter(isInForce).map(({ line }) => line.unitId)).size;
  const isWhole = scopeOf(viewer, now)?.kind === 'all' && !request.query.property && !request.query.owner;
  const only = properties.length === 1 ? properties[0] : undefined;
  return answer({
    today,
    properties: properties.length,
    units,
    occupied,
    unitsWithoutLease: Math.max(0, units - occupied),
    ...defined({
      property_title: only?.title,
      unitsWithoutRent: isWhole ? organization.unitsWithoutRent : undefined,
      rent,
      past_due: heads && pastDueIn(read, now),
      ending: endingIn(read),
      limits: mayAddUnits(viewer) ? limitsOf(organization) : undefined,
      short,
      own,
    }),
    leases: attention,
  });
};
