import type { MyShare, Roommates } from '../../../shared/contract/rent-shares';
import { monthOf } from '../../../shared/domain/dates';
import { nameOf, type Tenant } from '../../../shared/domain/leases/parties';
import { rentOn } from '../../../shared/domain/leases/rent-rates';
import { rentSharesOn } from '../../../shared/domain/leases/rent-shares';
import { latestSigned, termInForce } from '../../../shared/domain/leases/standing';
import { leftByTenant, paidSince, type Roommate } from '../../../shared/domain/ledger/roommates';
import { splitByWeights } from '../../../shared/domain/shares';
import type { Deps } from '../../runtime/deps/deps';
import type { LeaseAt } from '../leases/lease-at';
import { ledgerKeyOf } from './ledger-place';

type Asked = { readonly at: LeaseAt; readonly on: string };

/** A tenant with the names that a payment may have. */
export const roommateOf = (tenant: Tenant): Roommate => ({
  ...{ id: tenant.id, names: [nameOf(tenant), tenant.firstName] },
});

const termOf = ({ at, on }: Asked) => termInForce(at.read.lease, on) ?? latestSigned(at.read.lease, on);

/** The roommates of a lease with their shares, once there are some; undefined for one tenant alone. */
export async function roommatesOf(asked: Asked, deps: Deps): Promise<Roommates | undefined> {
  const { at, on } = asked;
  const { lease } = at.read;
  const term = termOf(asked);
  if (!term || term.parties.tenants.length < 2) return undefined;
  const tenants = term.parties.tenants.map((tenant) => ({ ...roommateOf(tenant), name: nameOf(tenant) }));
  const rent = rentOn(lease, term, on);
  const set = rentSharesOn(lease, term, on);
  if (!set) {
    const nothing = { amount: 0, share: 0, paid: 0, left: 0 };
    return { rent, tenants: tenants.map(({ id, name }) => ({ tenant_id: id, name, ...nothing })), others: 0 };
  }
  const amountsOf = ({ shares }: typeof set) =>
    tenants.map(({ id }) => shares.find(({ tenant }) => tenant === id)?.amount ?? 0);
  const weightsOn = (due: string) => amountsOf(rentSharesOn(lease, term, due) ?? set);
  const { book } = await deps.ledgers.book({ ...ledgerKeyOf(at), payments: 'all' });
  const left = leftByTenant(book, { tenants, weightsOn });
  const paid = paidSince(book, tenants, `${monthOf(on)}-01`);
  const amounts = amountsOf(set);
  const shares = splitByWeights(rent, amounts.map(BigInt));
  return {
    ...{ rent, set: { from: set.from, unit: set.unit }, others: paid[''] ?? 0 },
    tenants: tenants.map(({ id, name }, index) => ({
      ...{ tenant_id: id, name, amount: amounts[index] ?? 0, share: shares[index] ?? 0 },
      ...{ paid: paid[id] ?? 0, left: left[id] ?? 0 },
    })),
  };
}

/** The same for one of them: first names alone. */
export async function shareOf(
  asked: Asked & { readonly tenantId: string },
  deps: Deps,
): Promise<MyShare | undefined> {
  const found = await roommatesOf(asked, deps);
  const mine = found?.tenants.find(({ tenant_id }) => tenant_id === asked.tenantId);
  if (!found?.set || !mine) return undefined;
  const firstNames = new Map(termOf(asked)?.parties.tenants.map(({ id, firstName }) => [id, firstName]));
  const paid = found.tenants.map(({ tenant_id, paid: cents }) => ({
    ...{ name: firstNames.get(tenant_id) ?? '', is_me: tenant_id === asked.tenantId, cents },
  }));
  const others = { name: '', is_me: false, cents: found.others };
  return {
    ...{ rent: found.rent, mine: mine.share, left: mine.left },
    paid: [...paid, others].filter(({ cents }) => cents > 0),
  };
}
