import type { Contract } from '../../shared/contract';
import { addDays, later } from '../../shared/domain/dates';
import { defined } from '../../shared/domain/defined';
import { autopayStep, nextDebitDay } from '../../shared/domain/ledger/autopay';
import { announceDays } from '../../shared/domain/ledger/autopay-terms';
import { leastOnline, pendingSum } from '../../shared/domain/ledger/online-modes';
import { headOn } from '../common/autopay/autopay-at';
import { findMyAutopay, isMine, type MyAutopayAt } from '../common/autopay/find-my-autopay';
import { finishSetup } from '../common/autopay/finish-setup';
import { ledgerKeyOf } from '../common/ledger/ledger-place';
import { paidForTenant } from '../common/tenants/paid-for-tenant';
import { answer, type Handler } from '../runtime/handler';
import type { Autopay } from '../table/autopay/record';
import { debitDays } from './agreed-terms';

type Shown = Awaited<ReturnType<Handler<Contract['ledger']['getMyAutopay']>>>['data'];

/** A day's debit as it stands now: exact unless something is charged, paid or credited before it. */
function debitOn(at: MyAutopayAt, autopay: Autopay, next: string): Shown['next'] {
  const { lease } = at.read;
  const today = later(next, at.on);
  const { open, balances } = headOn(at, today);
  // What is on its way will have arrived, and what is to be announced will be.
  const prepayment = (balances.prepayment ?? 0) - pendingSum(at.ledger.pending);
  const announced =
    at.on <= addDays(next, -announceDays) ? { day: next, cents: autopay.terms.ceiling } : autopay.announced;
  const about = { lease, today, pending: [], mode: at.mode, isTenant: true };
  const step = autopayStep(
    { ...autopay, next, announced },
    { ...about, head: { open, balances: { ...balances, prepayment } } },
  );
  if (!('cents' in step)) return undefined;
  return { on: today, cents: step.cents, ...(step.do === 'ask' && { asks: step.why }) };
}

/** The next debit; a day on which nothing is due has none. */
function nextOf(at: MyAutopayAt, autopay: Autopay): Shown['next'] {
  const { next, terms, state } = autopay;
  const dayPast = (past: string) => nextDebitDay(at.read.lease, { past, afterDue: terms.afterDue });
  if (state !== 'on' || (next > at.on && dayPast(at.on) === undefined)) return undefined;
  const then = dayPast(later(next, at.on));
  return debitOn(at, autopay, next) ?? (then === undefined ? undefined : debitOn(at, autopay, then));
}

const ownParts = (at: MyAutopayAt, autopay: Autopay) => {
  const { afterDue, ceiling, announceAbove } = autopay.terms;
  return {
    method: autopay.method?.name ?? '',
    terms: { after_due: afterDue, ceiling_cents: ceiling, announce_above_cents: announceAbove },
    ...defined({ next: nextOf(at, autopay) }),
    waits: at.ledger.pending.length > 0 && autopay.next <= at.on,
  };
};

/** Asks the provider while a method is being saved: the tenant is often back before the webhook event. */
export const getMyAutopay: Handler<Contract['ledger']['getMyAutopay']> = async (request, deps) => {
  const { viewer, now, params } = request;
  // This read may write, so it waits for the session check first.
  const [before] = await Promise.all([
    findMyAutopay({ viewer, now, leaseId: params.leaseId }, deps),
    request.session(),
  ]);
  const { until = '' } = before.autopay?.setup ?? {};
  const isOpen = until > now.toISOString() && isMine(before.autopay, viewer);
  if (isOpen) await finishSetup({ ...ledgerKeyOf(before), now }, deps);
  const at = isOpen ? await findMyAutopay({ viewer, now, leaseId: params.leaseId }, deps) : before;
  const { autopay, unit, head } = at;
  const mine = isMine(autopay, viewer) ? autopay : undefined;
  const [payer = ''] = autopay ? paidForTenant(at)(autopay.payer.name, '') : [];
  return answer({
    ...{ lease_id: params.leaseId, unit_number: unit.unitNumber, property_title: head.property.title },
    ...{ state: autopay?.state ?? 'off', is_mine: mine !== undefined, payer },
    ...defined({ why: mine?.why }),
    ...(mine ? ownParts(at, mine) : { method: '', waits: false }),
    ...{ is_offered: at.mode !== 'off', least: leastOnline, days: debitDays(at) },
  });
};
