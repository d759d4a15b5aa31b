import { later } from '../../../shared/domain/dates';
import { sharesBalance } from '../../../shared/domain/leases/tenancy';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import {
  type AutopayStep,
  autopayStep,
  dayAfterDebit,
  debitId,
  lookDay,
} from '../../../shared/domain/ledger/autopay';
import { autopayAnnounced, autopayAsks, autopayStopped } from '../../../shared/domain/ledger/autopay-texts';
import { isQuiet } from '../../../shared/domain/quiet-hours';
import type { Deps } from '../../runtime/deps/deps';
import type { Autopay } from '../../table/autopay/record';
import { isReadyFor, ledgerKeyOf } from '../ledger/ledger-place';
import { tenantPlace } from '../tenants/tenant-place';
import { type AutopayAt, aboutAutopay, autopayAt, headOn } from './autopay-at';
import { handOver } from './hand-over';
import { autopayTrace, keepStep } from './keep-step';
import { reserveDebit } from './reserve-debit';

type Running = { readonly autopay: Autopay; readonly at: AutopayAt; readonly now: Date };
type StepOf<Kind> = Extract<AutopayStep, { readonly do: Kind }>;

/** Whether the lease's balance is still the payer's own. */
async function isTenant({ autopay, now }: Omit<Running, 'at'>, deps: Deps): Promise<boolean> {
  const { organizationId, leaseId, payer } = autopay;
  const { userRoleId } = payer;
  const tenancy = await deps.tenants.byId({ organizationId, userRoleId, leaseId });
  const place = tenancy && (await tenantPlace({ tenancy, now }, deps));
  return place !== undefined && sharesBalance(place.read.lease, place.terms, place.on);
}

async function stepOf({ autopay, at, now }: Running, deps: Deps): Promise<AutopayStep> {
  const [{ mode }, isStill] = await Promise.all([
    deps.ledgers.onlineModes({ key: ledgerKeyOf(at), isReady: isReadyFor(at) }),
    isTenant({ autopay, now }, deps),
  ]);
  const { pending } = at.ledger;
  const head = headOn(at, later(at.on, autopay.next));
  return autopayStep(autopay, {
    ...{ lease: at.read.lease, today: at.on, head, pending, mode, isTenant: isStill },
  });
}

const following = ({ autopay, at }: Running): string =>
  dayAfterDebit(at.read.lease, { past: at.on, afterDue: autopay.terms.afterDue });

async function announce(running: Running, { cents }: StepOf<'announce'>, deps: Deps): Promise<void> {
  const { autopay, at } = running;
  const { next: day, terms } = autopay;
  const isTold = cents > terms.announceAbove && cents <= terms.ceiling;
  const text = isTold ? autopayAnnounced({ ...aboutAutopay(at), cents, day }) : undefined;
  const trace =
    text && autopayTrace(running, { facts: { state: 'announced', amount: cents, day }, text }, deps);
  await keepStep({ autopay, set: { announced: { day, cents } }, ...(trace && { trace }) }, deps);
}

async function ask(running: Running, { cents, why }: StepOf<'ask'>, deps: Deps): Promise<void> {
  const { autopay, at } = running;
  const text = autopayAsks({ ...aboutAutopay(at), cents, why });
  const trace = autopayTrace(running, { facts: { state: 'asked', kind: why, amount: cents }, text }, deps);
  await keepStep({ autopay, set: { next: following(running) }, trace }, deps);
}

async function end(running: Running, deps: Deps): Promise<void> {
  const text = autopayStopped({ ...aboutAutopay(running.at), why: 'ended' });
  const trace = autopayTrace(running, { facts: { state: 'off', kind: 'ended' }, text }, deps);
  await keepStep({ autopay: running.autopay, set: { state: 'off', why: 'ended' }, trace }, deps);
}

/** Does what a lease's autopay has to do today, once. Answers how many debits it began. */
export async function runAutopayOf(
  { now, ...key }: { organizationId: string; leaseId: string; now: Date },
  deps: Deps,
): Promise<number> {
  const autopay = await deps.autopays.byLease(key);
  if (autopay) await handOver({ autopay, now }, deps);
  const at =
    autopay?.state === 'on' && !autopay.debiting ? await autopayAt({ ...key, now }, deps) : undefined;
  if (!autopay || !at || lookDay(autopay) > at.on) return 0;
  const running = { autopay, at, now };
  const step = await stepOf(running, deps);
  const isNight = isQuiet((instant) => dayAt(at.head.property, instant), now);
  if (isNight && (step.do === 'announce' || step.do === 'ask')) return 0;
  if (step.do === 'end') await end(running, deps);
  if (step.do === 'announce') await announce(running, step, deps);
  if (step.do === 'ask') await ask(running, step, deps);
  if (step.do === 'skip') await keepStep({ autopay, set: { next: following(running) } }, deps);
  if (step.do !== 'debit') return 0;
  const paymentId = debitId(autopay.next);
  const reserved = await reserveDebit(
    { ...running, cents: step.cents, paymentId, next: following(running) },
    deps,
  );
  await handOver({ autopay: reserved, now }, deps);
  return 1;
}
