import type { Contract } from '../../../shared/contract';
import { later } from '../../../shared/domain/dates';
import { defined } from '../../../shared/domain/defined';
import { firstAbove } from '../../../shared/domain/ledger/rent/autopay';
import { cardToTell, lastDayOfCard } from '../../../shared/domain/ledger/rent/autopay-card';
import { leastOnline } from '../../../shared/domain/ledger/rent/online-modes';
import { dueOn } from '../../common/autopay/autopay-at';
import { findMyAutopay, isMine, type MyAutopayAt } from '../../common/autopay/find-my-autopay';
import { finishSetup } from '../../common/autopay/finish-setup';
import { nextDebitOf } from '../../common/autopay/next-debit';
import { ledgerKeyOf } from '../../common/ledger/ledger-place';
import { paidForTenant } from '../../common/tenants/paid-for-tenant';
import { answer, type Handler } from '../../runtime/handler';
import type { Autopay } from '../../table/autopay/record';
import { debitDays } from './agreed-terms';

/** The first day to come with more than the tenant allows at most, as far as it is known. */
function aboveOf(at: MyAutopayAt, autopay: Autopay) {
  const day = later(autopay.next, at.on);
  const found = firstAbove({ ...autopay, next: day }, { lease: at.read.lease, due: dueOn(at, day) });
  return found && { on: found.day, cents: found.cents };
}

/** A card that expires before a debit to come, once it is near enough to be told. */
function cardEndsOf(at: MyAutopayAt, autopay: Autopay) {
  const { until } = autopay.method ?? {};
  if (until === undefined) return undefined;
  const debit = cardToTell(autopay, { lease: at.read.lease, until, today: at.on });
  return debit === undefined ? undefined : { last: lastDayOfCard(until), debit };
}

const ownParts = (at: MyAutopayAt, autopay: Autopay) => {
  const { afterDue, ceiling, announceAbove, upTo = false } = autopay.terms;
  return {
    method: autopay.method?.name ?? '',
    terms: {
      after_due: afterDue,
      ceiling_cents: ceiling,
      announce_above_cents: announceAbove,
      up_to: upTo,
    },
    ...(autopay.state === 'on' && {
      ...defined({
        next: nextDebitOf(at, autopay),
        above: aboveOf(at, autopay),
        card_ends: cardEndsOf(at, autopay),
      }),
    }),
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
    lease_id: params.leaseId,
    unit_number: unit.unitNumber,
    property_title: head.property.title,
    state: autopay?.state ?? 'off',
    is_mine: mine !== undefined,
    payer,
    ...defined({ why: mine?.why }),
    ...(mine ? ownParts(at, mine) : { method: '', waits: false }),
    is_offered: at.mode !== 'off',
    least: leastOnline,
    days: debitDays(at),
  });
};
