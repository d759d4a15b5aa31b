import { later, localDateOf } from '../../../shared/domain/dates';
import { defined } from '../../../shared/domain/defined';
import { sharesBalance } from '../../../shared/domain/leases/status/tenancy';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import {
  type AutopayStep,
  autopayStep,
  dayAfterDebit,
  debitId,
  lookDay,
} from '../../../shared/domain/ledger/rent/autopay';
import {
  autopayAnnounced,
  autopayAsks,
  autopayStopped,
} from '../../../shared/domain/ledger/rent/autopay-texts';
import { isQuiet } from '../../../shared/domain/notifications/quiet-hours';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Autopay } from '../../table/autopay/record';
import { onlineChoice } from '../ledger/ledger-place';
import { tenantPlace } from '../tenants/tenant-place';
import { type AutopayAt, aboutAutopay, autopayAt, headOn } from './autopay-at';
import { handOver } from './hand-over';
import { reserveDebit } from './reserve-debit';
import { autopayTrace, saveStep } from './save-step';
import { watchCard } from './watch-card';
import { isToWatch, watchCeiling } from './watch-ceiling';

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
  const [{ mode }, isStill] = await Promise.all([onlineChoice(at, deps), isTenant({ autopay, now }, deps)]);
  const { pending } = at.ledger;
  const head = headOn(at, later(at.on, autopay.next));
  return autopayStep(autopay, {
    lease: at.read.lease,
    today: at.on,
    head,
    pending,
    mode,
    isTenant: isStill,
  });
}

const following = ({ autopay, at }: Running): string =>
  dayAfterDebit(at.read.lease, { past: at.on, afterDue: autopay.terms.afterDue });

async function announce(running: Running, { cents }: StepOf<'announce'>, deps: Deps): Promise<void> {
  const { autopay, at } = running;
  const { next: day, terms } = autopay;
  const most = terms.upTo ? Math.min(cents, terms.ceiling) : cents;
  const isTold = most > terms.announceAbove && most <= terms.ceiling;
  const text = isTold ? autopayAnnounced({ ...aboutAutopay(at), cents: most, day }) : undefined;
  const trace =
    text && autopayTrace(running, { facts: { state: 'announced', amount: cents, day }, text }, deps);
  await saveStep({ autopay, set: { announced: { day, cents } }, ...(trace && { trace }) }, deps);
}

async function ask(running: Running, { cents, why }: StepOf<'ask'>, deps: Deps): Promise<void> {
  const { autopay, at } = running;
  const text = autopayAsks({ ...aboutAutopay(at), cents, why });
  const trace = autopayTrace(running, { facts: { state: 'asked', kind: why, amount: cents }, text }, deps);
  await saveStep({ autopay, set: { next: following(running) }, trace }, deps);
}

async function end(running: Running, deps: Deps): Promise<void> {
  const text = autopayStopped({ ...aboutAutopay(running.at), why: 'ended' });
  const trace = autopayTrace(running, { facts: { state: 'off', kind: 'ended' }, text }, deps);
  await saveStep({ autopay: running.autopay, set: { state: 'off', why: 'ended' }, trace }, deps);
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
  if (!autopay || !at) return 0;
  const isNight = isQuiet((instant) => dayAt(at.head.property, instant), now);
  const isDue = lookDay(autopay) <= at.on;
  // Of what is due today the day's own step tells.
  if (!isDue && !isNight && isToWatch(autopay, localDateOf(now))) {
    const watched = await watchCeiling({ autopay, at, now }, deps);
    if (!watched) throw refuse('conflict');
    await watchCard({ autopay: watched, at, now }, deps);
    return 0;
  }
  if (!isDue) return 0;
  const running = { autopay, at, now };
  const step = await stepOf(running, deps);
  if (isNight && (step.do === 'announce' || step.do === 'ask')) return 0;
  if (step.do === 'end') await end(running, deps);
  if (step.do === 'announce') await announce(running, step, deps);
  if (step.do === 'ask') await ask(running, step, deps);
  if (step.do === 'skip') await saveStep({ autopay, set: { next: following(running) } }, deps);
  if (step.do !== 'debit') return 0;
  const paymentId = debitId(autopay.next);
  const reserved = await reserveDebit(
    {
      ...running,
      cents: step.cents,
      paymentId,
      next: following(running),
      ...defined({ rest: step.rest }),
    },
    deps,
  );
  await handOver({ autopay: reserved, now }, deps);
  return 1;
}
