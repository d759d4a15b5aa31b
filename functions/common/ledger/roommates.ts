import type { MyShare, PaidByOne, Roommates } from '../../../shared/contract/rent-shares';
import { addToMonth, monthOf } from '../../../shared/domain/dates';
import { nameOf, type Tenant } from '../../../shared/domain/leases/parties';
import { rentOn } from '../../../shared/domain/leases/rent/rent-rates';
import { rentSharesOn } from '../../../shared/domain/leases/rent/rent-shares';
import { latestSigned, termInForce } from '../../../shared/domain/leases/status/standing';
import type { Term } from '../../../shared/domain/leases/term';
import { addLines, type Lines, sumOf } from '../../../shared/domain/ledger/accounts';
import { owedIn } from '../../../shared/domain/ledger/ledger-lines';
import {
  leftByTenant,
  paidInMonth,
  payerIn,
  type Roommate,
} from '../../../shared/domain/ledger/rent/roommates';
import { splitByWeights } from '../../../shared/domain/portfolio/shares';
import type { Deps } from '../../runtime/deps/deps';
import type { LeaseAt } from '../leases/lease-at';
import { ledgerKeyOf } from './ledger-place';

type Asked = { readonly at: LeaseAt; readonly on: string };

/** A tenant with the names that a payment may have. */
export const roommateOf = (tenant: Tenant): Roommate => ({
  id: tenant.id,
  names: [nameOf(tenant), tenant.firstName],
});

const termOf = ({ at, on }: Asked) => termInForce(at.read.lease, on) ?? latestSigned(at.read.lease, on);

/** Months before this one whose payments a tenant sees. */
const monthsBefore = 11;

type Found = {
  readonly term: Term;
  readonly tenants: readonly (Roommate & { readonly name: string; readonly firstName: string })[];
};

function tenantsOn(asked: Asked): Found | undefined {
  const term = termOf(asked);
  if (!term || term.parties.tenants.length < 2) return undefined;
  const tenants = term.parties.tenants.map((tenant) => ({
    ...roommateOf(tenant),
    name: nameOf(tenant),
    firstName: tenant.firstName,
  }));
  return { term, tenants };
}

/** Each tenant's part by the shares that are set, with the book it comes from; undefined without shares. */
async function partsOf({ term, tenants }: Found, { at, on }: Asked, deps: Deps) {
  const { lease } = at.read;
  const set = rentSharesOn(lease, term, on);
  if (!set) return undefined;
  const amountsOf = ({ shares }: typeof set) =>
    tenants.map(({ id }) => shares.find(({ tenant }) => tenant === id)?.amount ?? 0);
  const weightsOn = (due: string) => amountsOf(rentSharesOn(lease, term, due) ?? set);
  const { book } = await deps.ledgers.book({ ...ledgerKeyOf(at), payments: 'all' });
  const amounts = amountsOf(set);
  const shares = splitByWeights(rentOn(lease, term, on), amounts.map(BigInt));
  return { set, book, amounts, shares, left: leftByTenant(book, { tenants, weightsOn }) };
}

/** The roommates of a lease with their shares, once there are some; undefined for one tenant alone. */
export async function roommatesOf(asked: Asked, deps: Deps): Promise<Roommates | undefined> {
  const found = tenantsOn(asked);
  if (!found) return undefined;
  const { term, tenants } = found;
  const rent = rentOn(asked.at.read.lease, term, asked.on);
  const parts = await partsOf(found, asked, deps);
  if (!parts) {
    const nothing = { amount: 0, share: 0, paid: 0, left: 0 };
    return { rent, tenants: tenants.map(({ id, name }) => ({ tenant_id: id, name, ...nothing })), others: 0 };
  }
  const { set, book, amounts, shares, left } = parts;
  const paid = paidInMonth(book, tenants, monthOf(asked.on));
  return {
    rent,
    set: { from: set.from, unit: set.unit },
    others: paid[''] ?? 0,
    tenants: tenants.map(({ id, name }, index) => ({
      tenant_id: id,
      name,
      amount: amounts[index] ?? 0,
      share: shares[index] ?? 0,
      paid: paid[id] ?? 0,
      left: left[id] ?? 0,
    })),
  };
}

/** What is on its way online: cents, and who sent it. */
export type Coming = { readonly payer: string; readonly isMe: boolean; readonly cents: number };

type MyAsked = Asked & { readonly tenantId: string; readonly coming: readonly Coming[] };

/** The same for one of them: first names alone. What is on its way counts for who sent it. */
export async function shareOf({ tenantId, coming, ...asked }: MyAsked, deps: Deps) {
  const found = tenantsOn(asked);
  const me = found?.tenants.findIndex(({ id }) => id === tenantId) ?? -1;
  const parts = found && me >= 0 ? await partsOf(found, asked, deps) : undefined;
  if (!found || !parts) return undefined;
  const { term, tenants } = found;
  const { book, shares, left } = parts;
  const byName = (cents: Lines): PaidByOne[] =>
    [...tenants, { id: '', firstName: '' }]
      .map(({ id, firstName }) => ({ name: firstName, is_me: id === tenantId, cents: cents[id] ?? 0 }))
      .filter((one) => one.cents > 0);
  const sent = addLines(
    ...coming.map(({ payer, isMe, cents }) => ({
      [isMe ? tenantId : (payerIn(tenants, payer)?.id ?? '')]: cents,
    })),
  );
  const month = monthOf(asked.on);
  const before = Array.from({ length: monthsBefore }, (_, back) => addToMonth(month, -1 - back));
  const open = owedIn(book.head.balances) - sumOf(coming.map(({ cents }) => cents));
  const share: MyShare = {
    rent: rentOn(asked.at.read.lease, term, asked.on),
    mine: shares[me] ?? 0,
    left: Math.max(0, Math.min((left[tenantId] ?? 0) - (sent[tenantId] ?? 0), open)),
    paid: byName(paidInMonth(book, tenants, month)),
    coming: byName(sent),
    before: before
      .map((one) => ({ month: one, paid: byName(paidInMonth(book, tenants, one)) }))
      .filter(({ paid }) => paid.length > 0),
  };
  return share;
}
