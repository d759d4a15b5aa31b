import { sumOf } from '../../../shared/domain/ledger/accounts';
import type { OnlineState } from '../../../shared/domain/ledger/entry';
import type { OnlineFact } from '../../../shared/domain/ledger/rent/online';
import type { RentPayment } from '../../gateways/payments/rent';
import type { OnlinePayment } from '../../table/ledger/record';

/** One of our payments, with what the provider says of it; `page` is where its unpaid page stands. */
export type SeenPayment = {
  readonly online: OnlinePayment;
  readonly seen: RentPayment | undefined;
  readonly page: 'open' | 'complete' | 'expired' | undefined;
};

type Days = { readonly now: Date; readonly dayOf: (at: string) => string };

function disputeFacts({ online, seen }: SeenPayment, { now }: Days): OnlineFact[] {
  const payment = online.paymentId;
  return (seen?.disputes ?? []).flatMap((dispute): OnlineFact[] => {
    const { disputeId: id, at, cents, fee, reason: why, status, isFinal, wonAt } = dispute;
    if (isFinal) return [{ kind: 'returned', payment, id, at, cents, fee, why }];
    const opened: OnlineFact = { kind: 'dispute', payment, id, at, cents, fee, why };
    // A lost one moves no more money: it is dated on arrival (D28).
    if (status === 'lost') return [opened, { kind: 'lost', payment, id, at: now.toISOString(), cents }];
    return status === 'won' ? [opened, { kind: 'won', payment, id, at: wonAt ?? at, cents }] : [opened];
  });
}

/** What the provider says that belongs into the books. */
export function factsOf(one: SeenPayment, days: Days): OnlineFact[] {
  const { online, seen } = one;
  const payment = online.paymentId;
  if (!seen?.settled) return [];
  const { at, cents, fee, clearsAt } = seen.settled;
  const refunds = seen.refunds.flatMap(
    ({ refundId, at: on, cents: back, failedAt, deposit }): OnlineFact[] => {
      const refund = { payment, id: refundId, cents: back, ...(deposit !== undefined && { deposit }) };
      const failed = failedAt ? [{ ...refund, kind: 'refund-failed' as const, at: failedAt }] : [];
      return [{ ...refund, kind: 'refund', at: on }, ...failed];
    },
  );
  return [
    {
      kind: 'settled',
      payment,
      id: seen.intentId,
      at,
      cents,
      fee,
      method: seen.method,
      payer: online.payer.name,
      begun: online.begun,
      clears: days.dayOf(clearsAt),
      chosen: online.chosen,
    },
    ...refunds,
    ...disputeFacts(one, days),
  ];
}

/** Where a payment stands that has no money at the provider. */
export function unsettledState({ online, seen, page }: SeenPayment, now: Date): OnlineState {
  if (seen?.status === 'processing') return 'pending';
  if (seen?.status === 'canceled') return 'expired';
  const isOver = page === 'expired' || (page === undefined && online.until <= now.toISOString());
  // Without a page it is tried once, at its beginning; one that the provider refused never began.
  const isTried = page === 'complete' || online.isAuto || online.methodId !== undefined;
  if (seen?.status === 'asking') return isOver ? 'expired' : 'initiated';
  if (seen?.status === 'failed' || (seen && isTried) || online.failure !== undefined) return 'failed';
  return isOver ? 'expired' : 'initiated';
}

/** How a fact moves the provider's balance. A lost dispute's money went when it was opened. */
const moves: Readonly<Record<OnlineFact['kind'], -1 | 0 | 1>> = {
  settled: 1,
  refund: -1,
  'refund-failed': 1,
  dispute: -1,
  won: 1,
  lost: 0,
  returned: -1,
};

/** Cents that are at the provider by these facts, after its fees. */
export const heldAtProvider = (facts: readonly OnlineFact[]): number =>
  sumOf(facts.map((fact) => moves[fact.kind] * fact.cents - ('fee' in fact ? fact.fee : 0)));
