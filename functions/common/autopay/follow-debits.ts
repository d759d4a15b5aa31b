import { addDays, earlier } from '../../../shared/domain/dates';
import { afterDebits, retryDays } from '../../../shared/domain/ledger/rent/autopay';
import { autopayStopped } from '../../../shared/domain/ledger/rent/autopay-texts';
import type { Deps } from '../../runtime/deps/deps';
import type { Autopay } from '../../table/autopay/record';
import { type LeaseAt, momentAt } from '../leases/lease-at';
import { aboutAutopay } from './autopay-at';
import { autopayTrace, saveStep } from './save-step';

/** A failed debit is tried once more, as it was announced. */
function retried(autopay: Autopay, today: string): Partial<Autopay> {
  const next = earlier(autopay.next, addDays(today, retryDays)) ?? autopay.next;
  const { announced, debited } = autopay;
  const isAnnounced = announced !== undefined && announced.day === debited;
  return { next, ...(isAnnounced && { announced: { ...announced, day: next } }) };
}

/** A first failed debit of a lease is tried again, the second in a row pauses autopay (D28). */
export async function followDebits({ at, now }: { at: LeaseAt; now: Date }, deps: Deps): Promise<void> {
  const { organizationId } = at.unit;
  const key = { organizationId, leaseId: at.read.lease.leaseId };
  const autopay = await deps.autopays.byLease(key);
  if (autopay?.state !== 'on') return;
  const online = await deps.ledgers.onlineOf(key);
  const debits = online
    .filter(({ isAuto, startedAt }) => isAuto && startedAt >= autopay.since)
    .map(({ paymentId, state, failure = '' }) => ({ paymentId, state, failure }));
  const { pause, retry } = afterDebits(debits);
  if (pause) {
    const text = autopayStopped({ ...aboutAutopay(at), why: pause });
    const trace = autopayTrace({ at, now, autopay }, { facts: { state: 'paused', kind: pause }, text }, deps);
    await saveStep({ autopay, set: { state: 'paused', why: pause }, trace }, deps);
  } else if (retry !== undefined && retry !== autopay.retried)
    await saveStep({ autopay, set: { ...retried(autopay, momentAt(at, now).on), retried: retry } }, deps);
}
