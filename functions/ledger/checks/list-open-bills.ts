import type { Contract } from '../../../shared/contract';
import type { OpenBill } from '../../../shared/contract/checks';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { reachesAllMoney } from '../../../shared/domain/ledger/bank/bank-reach';
import { largestCheck } from '../../../shared/domain/ledger/checks/checks';
import { billState } from '../../../shared/domain/ledger/owners/bills';
import { limits } from '../../../shared/domain/limits';
import { momentAt } from '../../common/leases/lease-at';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import { answer, type Handler } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import type { CodedAccount } from '../../table/bank/record';
import { type BilledProperty, findAllBilled } from './open-bills';

/** Accounts read at once. */
const concurrency = 4;

/** The open bills of a property, each with the account that pays it today. */
function openBillsOf({ ledger, head, accountOn }: BilledProperty, now: Date): OpenBill[] {
  const { entries } = ledger.book;
  const { on: today } = momentAt({ head }, now);
  const { propertyId, title } = head.property;
  return Object.values(entries).flatMap(({ source, type, on, why = '', owners }): OpenBill[] => {
    const { bill, vendor = '', category = 'other', reference = '', invoice } = owners ?? {};
    if (type !== 'bill' || !bill || billState(entries, source) !== 'open') return [];
    return [
      {
        bill_id: source,
        vendor,
        category,
        cents: bill.cents,
        billed_on: on,
        due_on: bill.due,
        reference,
        memo: why,
        unit_number: bill.unit?.number ?? '',
        has_invoice: invoice !== undefined,
        request_id: bill.request,
        property_id: propertyId,
        property_title: title,
        account_id: accountOn(today)?.accountId,
        is_past_due: bill.due < today,
      },
    ];
  });
}

/** An account with the number after the largest one used. */
async function withNextCheck({ accountId, organizationId, name, last4 }: CodedAccount, { banks }: Deps) {
  const [newest] = await banks.checks({ organizationId, accountId, limit: 1 });
  const next = Math.min(largestCheck, (newest?.number ?? 0) + 1);
  return { account_id: accountId, name, last4, next_check: next };
}

/** Every open bill of the properties that the caller sees: only books that owe something are read. */
export const listOpenBills: Handler<Contract['ledger']['listOpenBills']> = async ({ viewer, now }, deps) => {
  const { organizationId } = viewer;
  const mayPay = reachesAllMoney(viewer, 'change');
  const [isSeen, heads, accounts] = await Promise.all([
    propertiesSeen({ viewer, now, area: 'money' }, deps),
    deps.ledgers.heads(organizationId),
    mayPay ? deps.banks.accounts(organizationId) : [],
  ]);
  const owing = heads.filter(({ balances }) => (balances.payable ?? 0) !== 0);
  const ids = owing.map(({ propertyId }) => propertyId).filter((id) => isSeen?.(id));
  const [billed, numbered] = await Promise.all([
    findAllBilled({ viewer, now }, ids, deps),
    mapAll(accounts, (account) => withNextCheck(account, deps), { concurrency }),
  ]);
  const bills = [...billed.values()]
    .flatMap((one) => openBillsOf(one, now))
    .toSorted(
      (one, other) => one.due_on.localeCompare(other.due_on) || one.vendor.localeCompare(other.vendor),
    );
  return answer({
    bills: bills.slice(0, limits.openBillsShown),
    has_more: bills.length > limits.openBillsShown,
    owed: sumOf(bills.map(({ cents }) => cents)),
    accounts: numbered,
    may_pay: mayPay,
  });
};
