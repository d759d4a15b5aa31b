import { addDays, later } from '../../../shared/domain/dates';
import { dayAfterDebit } from '../../../shared/domain/ledger/rent/autopay';
import {
  authorizationText,
  authorizationVersion,
  autopayAuthorized,
} from '../../../shared/domain/ledger/rent/autopay-texts';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { Autopay, AutopayAuthorization } from '../../table/autopay/record';
import { onlineChoice } from '../ledger/ledger-place';
import { type AutopayAt, aboutAutopay, autopayAt } from './autopay-at';
import { nextDebitOf } from './next-debit';
import { autopayTrace, saveStep } from './save-step';

type Agreed = NonNullable<Autopay['setup']>['agreed'];

/** On with terms that were agreed to: from today, never a day again that had its debit. */
export function turnedOn(at: AutopayAt, { terms, payer, at: since }: Agreed, debited = '') {
  const past = later(addDays(at.on, -1), debited);
  const next = dayAfterDebit(at.read.lease, { past, afterDue: terms.afterDue });
  return {
    state: 'on',
    why: undefined,
    terms,
    payer,
    next,
    since,
    retried: undefined,
    setup: undefined,
  } as const satisfies Partial<Autopay>;
}

/** The proof of what was agreed to, word for word. */
export const authorizationOf = (
  at: AutopayAt,
  { organizationId, agreed, method }: { organizationId: string; agreed: Agreed; method: string },
): AutopayAuthorization => ({
  organizationId,
  leaseId: at.read.lease.leaseId,
  ...agreed,
  method,
  textVersion: authorizationVersion,
  text: authorizationText({ ...aboutAutopay(at), ...agreed }),
});

type Asked = { readonly organizationId: string; readonly leaseId: string; readonly now: Date };

async function finishOnce({ now, ...key }: Asked, deps: Deps): Promise<void> {
  const autopay = await deps.autopays.byLease(key);
  if (!autopay?.setup) return;
  const { checkoutId, customerId, agreed, announced } = autopay.setup;
  const saved = await deps.payments.savedMethod(checkoutId);
  const at = saved && (await autopayAt({ ...key, now }, deps));
  if (!saved || !at) return;
  const set = {
    ...turnedOn(at, agreed, autopay.debited),
    announced,
    method: { customerId, ...saved },
    since: now.toISOString(),
  };
  const { mode } = await onlineChoice(at, deps);
  const first = nextDebitOf({ ...at, mode }, set);
  const text = autopayAuthorized({ ...aboutAutopay(at), terms: set.terms, method: saved.name, first });
  const about = { at, now, autopay: { ...autopay, payer: agreed.payer } };
  const trace = autopayTrace(about, { facts: { state: 'on', method: saved.name }, text }, deps);
  const authorization = authorizationOf(at, { ...key, agreed, method: saved.name });
  await saveStep({ autopay, set, authorization, trace }, deps);
}

/**
 * Turns autopay on once its method is saved at the provider; nothing to do otherwise. Repeats do not matter.
 * Refuses `payments-away`.
 */
export const finishSetup = (asked: Asked, deps: Deps): Promise<void> =>
  retryOnConflict(() => finishOnce(asked, deps));
