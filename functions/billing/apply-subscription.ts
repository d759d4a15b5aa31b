import { mayHaveCustomPermissions } from '../../shared/domain/people';
import { refuse } from '../../shared/wire/refusals';
import type { Organization } from '../table/organizations';
import type { BillingDeps } from './billing-deps';
import { type Decision, decideChange } from './decide-change';
import { deliverWaiting, tellNotices } from './deliver-notices';
import { type Head, headReader } from './head';
import { afterChange, type OurSide, readOurSide } from './our-side';
import { promoteHead } from './promote-head';
import { sideBySide } from './side-by-side';
import { type Actor, subscriptionEntry } from './subscription-audit';

/** Whose subscription to look at: by what a notice of the provider names, or by the organization itself. */
export type Whose = {
  readonly organizationId?: string;
  readonly subscriptionId?: string;
  readonly customerId?: string;
};

type Look = {
  readonly whose: Whose;
  readonly now: Date;
  readonly actor: Actor;
  readonly head: () => Promise<Head>;
};

const provider: Actor = { process: 'payment provider' };
/** Others write the same organization at once: a webhook, a job, a person. */
const tries = 8;

async function organizationIdOf(whose: Whose, deps: BillingDeps): Promise<string | undefined> {
  if (whose.organizationId !== undefined) return whose.organizationId;
  const seen = whose.subscriptionId && (await deps.payments.subscription(whose.subscriptionId));
  if (seen) return seen.organizationId;
  return whose.customerId === undefined ? undefined : deps.subscriptions.organizationOf(whose.customerId);
}

/** Our side was read before the provider: a record that is still the same when it is written cannot be older than what was seen. */
async function decide(
  { organization, known, notices }: OurSide,
  { whose, now, deps }: Pick<Look, 'whose' | 'now'> & { deps: BillingDeps },
): Promise<Decision | undefined> {
  const { providerSubscriptionId, customerId } = organization.subscription;
  const asked = whose.subscriptionId ?? providerSubscriptionId;
  const found = asked === undefined ? undefined : await deps.payments.subscription(asked);
  const seen = found?.organizationId === organization.organizationId ? found : undefined;
  const customer = customerId ?? seen?.customerId;
  const [invoices, plans] = await Promise.all([
    customer === undefined ? [] : deps.payments.invoices(customer),
    deps.plans.all(),
  ]);
  const told = notices.map(({ notice }) => notice.name);
  return decideChange({ organization, seen, invoices, known, told, plans, now });
}

/** Somebody paid twice, in two windows: the older subscription renews no more, so that nobody pays for two. */
async function stopOlder({ organization, to }: Decision, deps: BillingDeps): Promise<void> {
  const { providerSubscriptionId: older, status } = organization.subscription;
  if (older === undefined || older === to.providerSubscriptionId || status === 'ended') return;
  const seen = await deps.payments.subscription(older);
  if (!seen || seen.status === 'canceled' || seen.cancelAtPeriodEnd) return;
  await deps.payments.setAutopay({ subscriptionId: older, on: false, attempt: `replaced ${older}` });
}

/** False, and nothing written, when our side has moved on. Who will be told or promoted is read meanwhile. */
async function write(decision: Decision, { actor, head }: Look, deps: BillingDeps): Promise<boolean> {
  const { planId } = decision.to;
  const plan = (await deps.plans.all()).find(({ id }) => id === planId)?.plan ?? '';
  const audit = subscriptionEntry(decision, { actor, plan, ids: deps.ids });
  const needsHead = decision.notices.length > 0 || mayHaveCustomPermissions(planId);
  const [isWritten] = await Promise.all([
    deps.subscriptions.change({ ...decision, sendsAt: deps.clock.now(), audit }),
    needsHead && head(),
  ]);
  return isWritten;
}

/**
 * Who wrote looks at the provider again, while what is new is told: somebody with a later reading may have found nothing to change just before.
 * What stands with us after a change is known, and is read again only when others were faster.
 */
async function bringInStep(
  ours: OurSide,
  { attempt, ...look }: Look & { readonly attempt: number },
  deps: BillingDeps,
): Promise<Organization | undefined> {
  if (attempt > tries) throw refuse('conflict');
  const next = { ...look, attempt: attempt + 1 };
  const { organization } = ours;
  const { head, now } = look;
  const decision = await decide(ours, { ...look, deps });
  if (!decision) {
    await sideBySide([
      promoteHead({ organization, head, now }, deps),
      deliverWaiting({ organization, notices: ours.notices, head, now }, deps),
    ]);
    return organization;
  }
  if (!(await write(decision, look, deps))) {
    const anew = await readOurSide(organization.organizationId, deps);
    return anew && bringInStep(anew, next, deps);
  }
  const after = afterChange(ours, decision);
  const again = async () => {
    await stopOlder(decision, deps);
    return bringInStep(after, next, deps);
  };
  const { notices } = decision;
  const [stands] = await sideBySide([
    again(),
    tellNotices(notices, { organization: after.organization, head, now }, deps),
  ]);
  return stands;
}

/**
 * Makes our record say what the payment provider says now: state, plan and its limits, payments; tells of it by mail. Idempotent, and the same
 * end is reached in whatever order and however often it is asked for: the state is read, not handed in. `ours` is our side where the caller has
 * read it. Answers the organization as it stands afterward, or undefined when the subscription is of nobody here. Refuses `conflict` when
 * others keep changing it, `payments-away`.
 */
export async function applyProviderState(
  { now, actor = provider, ours: read, ...whose }: Whose & { now: Date; actor?: Actor; ours?: OurSide },
  deps: BillingDeps,
): Promise<Organization | undefined> {
  const organizationId = read?.organization.organizationId ?? (await organizationIdOf(whose, deps));
  const ours = read ?? (organizationId === undefined ? undefined : await readOurSide(organizationId, deps));
  if (!ours) return undefined;
  const head = headReader(ours.organization, deps);
  return bringInStep(ours, { whose, now, actor, head, attempt: 1 }, deps);
}
