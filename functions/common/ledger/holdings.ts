import { addToMonth, monthOf } from '../../../shared/domain/dates';
import { accounts, addLines } from '../../../shared/domain/ledger/accounts';
import {
  balancesOfOwners,
  type Distributable,
  distributable,
  unclearedOn,
} from '../../../shared/domain/ledger/owners/distributable';
import { clearedAtProvider } from '../../../shared/domain/ledger/owners/transfers';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { PropertyHead } from '../../table/properties/record';
import type { PropertyTerms } from '../../table/statements/record';
import { momentAt } from '../leases/lease-at';
import { feesDue } from './fees-due';
import { ownersOn } from './ledger-place';

export type Holdings = {
  readonly owners: readonly Distributable[];
  readonly terms: PropertyTerms | undefined;
  /** Cents that the provider can send: cleared, and there. */
  readonly atProvider: number;
};

/** What each owner of a property can be paid today (D44). Fees due: last month's, and this one's so far. */
export async function holdingsOf(
  { head, now }: { readonly head: PropertyHead; readonly now: Date },
  deps: Deps,
): Promise<Holdings> {
  const { organizationId, propertyId } = head.property;
  const { on } = momentAt({ head }, now);
  const [books, terms] = await Promise.all([
    deps.ledgers.headsOfProperty({ organizationId, propertyId }),
    deps.statements.terms({ organizationId, propertyId }),
  ]);
  const online = books.filter(({ balances }) =>
    Object.keys(balances).some((one) => one === accounts.clearing || one === accounts.withheld),
  );
  const month = monthOf(on);
  const [ledgers, fees] = await Promise.all([
    mapAll(online, ({ leaseId }) =>
      deps.ledgers.book({ organizationId, propertyId, leaseId, payments: 'all' }),
    ),
    feesDue({ head, books, terms, months: [addToMonth(month, -1), month] }, deps),
  ]);
  const payments = ledgers.flatMap(({ book }) => Object.values(book.payments));
  return {
    owners: distributable({
      balances: balancesOfOwners(books),
      uncleared: unclearedOn(payments, on),
      feesDue: addLines(...fees.map(({ due }) => due)),
      ...{ reserve: terms?.reserve ?? 0, shares: ownersOn(head)(on) },
    }),
    terms,
    atProvider: clearedAtProvider(books, { payments, on }),
  };
}
