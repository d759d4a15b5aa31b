import { addDays, addToMonth, monthOf } from '../../../shared/domain/dates';
import { accounts, addLines } from '../../../shared/domain/ledger/accounts';
import { billDaysAhead, billSources, billsDueBy } from '../../../shared/domain/ledger/owners/bills';
import {
  balancesOfOwners,
  type Distributable,
  distributable,
  unclearedOn,
} from '../../../shared/domain/ledger/owners/distributable';
import { clearedAtProvider } from '../../../shared/domain/ledger/owners/transfers';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { propertyBook } from '../../table/ledger/record';
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

/** A difference of a month is proposed for this long (D57). */
const monthsOfFees = 12;

/** Last month and this one, and all since there are fees, a year at the most (D58). */
function feeMonths(terms: PropertyTerms | undefined, month: string): string[] {
  const first = terms?.fees[0]?.from ?? month;
  const months = Array.from({ length: monthsOfFees }, (_, back) =>
    addToMonth(month, back + 1 - monthsOfFees),
  );
  return months.filter((one, at) => one >= first || at >= monthsOfFees - 2);
}

/** What each owner of a property can be paid today (D44, D58). */
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
  const own = propertyBook({ organizationId, propertyId });
  const [ledgers, fees, bills] = await Promise.all([
    mapAll(online, ({ leaseId }) =>
      deps.ledgers.book({ organizationId, propertyId, leaseId, payments: 'all' }),
    ),
    feesDue({ head, books, terms, months: feeMonths(terms, month) }, deps),
    deps.ledgers.entriesBeginning({ ...own, source: billSources }),
  ]);
  const payments = ledgers.flatMap(({ book }) => Object.values(book.payments));
  return {
    owners: distributable({
      balances: balancesOfOwners(books),
      uncleared: unclearedOn(payments, on),
      feesDue: addLines(...fees.map(({ due }) => due)),
      billsDue: billsDueBy(
        Object.fromEntries(bills.map((entry) => [entry.source, entry])),
        addDays(on, billDaysAhead),
      ),
      reserve: terms?.reserve ?? 0,
      shares: ownersOn(head)(on),
    }),
    terms,
    atProvider: clearedAtProvider(books, { payments, on }),
  };
}
