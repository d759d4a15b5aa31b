import { sumOf } from '../../ledger/accounts';
import { done, type Given } from '../given';
import type { Lease, RentShares } from '../lease';
import type { Day } from '../moments';
import { type Refused, refused } from '../refusals';
import { latestSigned, standingEnd } from '../status/standing';
import type { Term } from '../term';
import { rentOn } from './rent-rates';

const wholePercent = 10_000;

type Sharing = Omit<RentShares, 'writtenOn'>;

const isOfTenants = ({ shares }: Pick<RentShares, 'shares'>, { parties }: Pick<Term, 'parties'>): boolean =>
  shares.length === parties.tenants.length &&
  parties.tenants.every(({ id }) => shares.some(({ tenant }) => tenant === id));

/**
 * The tenants' shares add up to the rent or to 100 % (D26). Refuses `wrong-status`, `bad-day`, `bad-shares`.
 */
export function setRentShares(given: Given, sharing: Sharing) {
  const { lease, now } = given;
  const term = latestSigned(lease, now.on);
  const isOver = standingEnd(lease, now.on) !== undefined || lease.settledOn !== undefined;
  if (!term || isOver || term.parties.tenants.length < 2) return refused('wrong-status');
  if (sharing.from < (lease.terms[0]?.from ?? term.from))
    return refused('bad-day', { from: 'This is before the lease begins' });
  const problem = sharing.shares.length > 0 ? badShares(sharing, { lease, term }) : undefined;
  if (problem) return problem;
  const kept = (lease.rentShares ?? []).filter(({ from }) => from < sharing.from);
  return done(given, { ...lease, rentShares: [...kept, { ...sharing, writtenOn: now.on }] });
}

function badShares(
  sharing: Sharing,
  { lease, term }: { readonly lease: Lease; readonly term: Term },
): Refused | undefined {
  const { unit, from, shares } = sharing;
  const whole = unit === 'percent' ? wholePercent : rentOn(lease, term, from);
  const isWhole = whole > 0 && sumOf(shares.map(({ amount }) => amount)) === whole;
  return isWhole && isOfTenants(sharing, term) ? undefined : refused('bad-shares');
}

/** The shares in effect on a day; undefined without any, or when others are the tenants by then. */
export function rentSharesOn(
  { rentShares = [] }: Pick<Lease, 'rentShares'>,
  term: Pick<Term, 'parties'>,
  on: Day,
): RentShares | undefined {
  const found = rentShares.findLast(({ from }) => from <= on);
  return found && isOfTenants(found, term) ? found : undefined;
}
