import { getSettlement } from '../../../functions/leases/settlement/get-settlement';
import { settleDeposit } from '../../../functions/leases/settlement/settle-deposit';
import { getDepositMove } from '../../../functions/ledger/deposits/get-deposit-move';
import { moveDeposit } from '../../../functions/ledger/deposits/move-deposit';
import type { Deps } from '../../../functions/runtime/deps/deps';
import type { ViewerCall } from '../../../functions/runtime/handler';
import { perform } from '../../../functions/runtime/perform';
import { monthOf } from '../../../shared/domain/dates';
import type { Lease } from '../../../shared/domain/leases/lease';
import { standingEnd } from '../../../shared/domain/leases/status/standing';
import { settlementSums } from '../../../shared/domain/ledger/deposits/settlement-sums';
import type { Book } from '../../../shared/domain/ledger/entry';
import { openDeposit } from '../../../shared/domain/ledger/opening';
import { type Answer, charge } from '../../../shared/domain/ledger/rent/charges';
import type { SharesOn } from '../../../shared/domain/ledger/rent/covers';
import { receive } from '../../../shared/domain/ledger/rent/payments';

type Paying = { readonly today: string; readonly shares: SharesOn; readonly payer: string };

/** The deposit, held since the lease began; of a lease that began this month it is charged and paid here. */
export function heldDeposit(lease: Lease, { today, shares, payer }: Paying): ((book: Book) => Answer)[] {
  const [term] = lease.terms;
  const tenant = term?.parties.tenants[0]?.id;
  const cents = term?.deposit.cents ?? 0;
  if (!term || !tenant || cents === 0) return [];
  if (monthOf(term.from) < monthOf(today)) {
    const by = { source: `opening:deposit:${tenant}`, on: term.from };
    return [() => openDeposit(by, { tenant, cents })];
  }
  const on = term.from < today ? term.from : today;
  const claim = { kind: 'deposit', label: '', due: on, to: `deposit:${tenant}`, cents } as const;
  const payment = `pay_demo${'deposit'.padStart(22, '0')}`;
  const facts = { method: 'check', reference: '1000', payer, isAutomatic: false, shares } as const;
  return [
    () => charge({ source: 'charge:pst_demodeposit', on }, claim),
    (book) => {
      const chosen = [{ charge: book.head.seq, cents }];
      return receive(book, { source: `payment:${payment}`, on }, { payment, cents, ...facts, chosen });
    },
  ];
}

const cleaning = {
  kind: 'other' as const,
  label: 'Cleaning',
  reason: 'Oven, windows and floors',
  cents: 18_000,
};
const door = {
  kind: 'damage' as const,
  label: 'Bedroom: door',
  reason: 'A hole in the panel',
  cents: 24_000,
};

/** Cents that stay with the tenant, who has signed for another home. */
const movesOn = 40_000;

/** A part of the deposit goes to the tenant's next lease. */
async function moveDemoDeposit({ leaseId, call }: { leaseId: string; call: ViewerCall }, deps: Deps) {
  const { data } = await getDepositMove({ ...call, params: { leaseId } }, deps);
  const [target] = data.targets;
  if (!target) return;
  const { tenant_id, lease_id: to_lease_id } = target;
  const body = { lease_id: leaseId, tenant_id, to_lease_id, cents: movesOn, reason: 'For the next home' };
  await perform(moveDeposit, { ...call, body }, deps);
}

/** Settles a lease that ended more than a month ago, by the product's own calls. */
export async function settleDemoDeposit(
  { lease, today, call }: { lease: Lease; today: string; call: ViewerCall },
  deps: Deps,
): Promise<void> {
  const end = standingEnd(lease, today);
  if (end?.why !== 'agreement') return;
  await moveDemoDeposit({ leaseId: lease.leaseId, call }, deps);
  const { data } = await getSettlement({ ...call, params: { leaseId: lease.leaseId } }, deps);
  const charges = [cleaning, door];
  const sums = settlementSums({ ...data, charges, waivers: [] });
  const paid_out = { to: data.tenants.join(' and '), method: 'check', reference: '2001' } as const;
  const seen = { refunded_cents: sums.refunded, owed_cents: sums.owed };
  const body = { lease_id: lease.leaseId, charges, waivers: [], paid_out, signed_by: data.signer, ...seen };
  await perform(settleDeposit, { ...call, body }, deps);
}
