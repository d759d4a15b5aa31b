import type { Paying } from '../../../shared/contract/tenant-records';
import { latestSigned, termInForce } from '../../../shared/domain/leases/status/standing';
import { type PayingBook, payingRecord } from '../../../shared/domain/ledger/rent/paying-record';
import { may } from '../../../shared/domain/people/permissions';
import type { Viewer } from '../../../shared/domain/people/roles';
import { type LeaseAt, momentAt } from '../../common/leases/lease-at';
import { ledgerKeyOf } from '../../common/ledger/ledger-place';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerRead } from '../../table/ledger/read';

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly today: string };
type Paid = { readonly pays?: Paying | undefined; readonly reminded: string };

function bookOf(at: LeaseAt, { book }: LedgerRead, now: Date): PayingBook {
  const { lease } = at.read;
  const { on } = momentAt(at, now);
  const term = termInForce(lease, on) ?? latestSigned(lease, on);
  const { entries, head, payments } = book;
  return {
    charges: Object.values(entries).filter(
      ({ type, source }) => type === 'charge' && !(`${source}:reversal` in entries),
    ),
    open: head.open,
    payments: Object.values(payments),
    graceDays: term?.late.graceDays ?? 0,
  };
}

/** How a tenant pays, for who sees the money of these leases; rents before a ledger began are not known. */
export async function payingOf(
  leases: readonly LeaseAt[],
  { viewer, now, today }: Asked,
  deps: Deps,
): Promise<Paid> {
  if (!may(viewer, { area: 'money', level: 'view' })) return { reminded: '' };
  const isSeen = await propertiesSeen({ viewer, now, area: 'money' }, deps);
  const seen = leases.filter(({ unit }) => isSeen?.(unit.propertyId));
  const read = await Promise.all(
    seen.map(async (at) => {
      const ledger = await deps.ledgers.book({
        ...ledgerKeyOf(at),
        rent: true,
        late: true,
        payments: 'all',
      });
      return { ledger, book: bookOf(at, ledger, now) };
    }),
  );
  const { months, lateFees, usual } = payingRecord(
    read.map(({ book }) => book),
    today,
  );
  const reminded =
    read
      .map(({ ledger }) => ledger.reminded ?? '')
      .toSorted()
      .at(-1) ?? '';
  if (months.length === 0) return { reminded };
  return { pays: { months: [...months], late_fees: lateFees, ...(usual && { usual }) }, reminded };
}
