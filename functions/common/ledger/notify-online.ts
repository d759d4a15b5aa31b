import { dayAt } from '../../../shared/domain/leases/time-zones';
import type { OnlineFact } from '../../../shared/domain/ledger/rent/online';
import {
  refundFailed,
  rentDisputed,
  rentFailed,
  rentReceived,
  rentRefunded,
  rentReturned,
} from '../../../shared/domain/ledger/rent/rent-notifications';
import type { NotificationText } from '../../../shared/domain/notifications/notifications';
import type { Deps } from '../../runtime/deps/deps';
import type { OnlinePayment } from '../../table/ledger/record';
import type { NewNotification } from '../../table/notifications/writes';
import type { LeaseAt } from '../leases/lease-at';
import { notifyHead, notifyPayer } from '../notifications/notify';

type Told = {
  readonly at: LeaseAt;
  readonly now: Date;
  readonly online: OnlinePayment;
  /** Absent for a change of state that posts nothing. */
  readonly fact: OnlineFact | undefined;
  /** Names the event, so that nobody hears of it twice. */
  readonly source: string;
};
type Texts = { readonly payer?: NotificationText; readonly head?: NotificationText };

function textsOf({ at, online, fact }: Told): Texts {
  const { unit, head } = at;
  const { leaseId, method, paymentId } = online;
  const place = `unit ${unit.unitNumber}, ${head.property.title}`;
  const paid = { place, leaseId, cents: fact?.cents ?? online.cents };
  if (!fact)
    return online.state === 'failed' ? { payer: rentFailed({ ...paid, why: online.failure ?? '' }) } : {};
  if (fact.kind === 'settled') {
    const day = dayAt(head.property, new Date(fact.at));
    const how = method === 'bank' ? 'from a bank account' : 'by card';
    return { payer: rentReceived({ ...paid, paymentId, day, how }) };
  }
  if (fact.kind === 'returned' || fact.kind === 'lost')
    return { payer: rentReturned(paid), head: rentReturned(paid) };
  if (fact.kind === 'dispute') return { head: rentDisputed(paid) };
  if (fact.kind === 'refund-failed') return { head: refundFailed(paid) };
  return fact.kind === 'refund' ? { payer: rentRefunded(paid) } : {};
}

/** Whom a step of an online payment tells: the payer, and the organization's head of what went wrong. */
export async function notifyOnline(told: Told, deps: Deps): Promise<NewNotification[]> {
  const { online, now, source } = told;
  const { payer, head } = textsOf(told);
  const organization = head && (await deps.organizations.byId(online.organizationId));
  return [
    ...(payer ? notifyPayer(online, { source, text: payer, now }) : []),
    ...(head && organization ? await notifyHead({ organization, source, text: head, now }, deps) : []),
  ];
}
