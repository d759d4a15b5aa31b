import { refuse } from '../../shared/wire/refusals';
import type { ProviderSubscription } from '../gateways/payments';
import type { Organisation } from '../table/organisations';
import type { BillingDeps } from './billing-deps';
import { type Decision, decideChange } from './decide-change';
import { deliverNotices } from './deliver-notices';
import { promoteHead } from './promote-head';
import { type Actor, subscriptionEntry } from './subscription-audit';

/** Whose subscription to look at: by what a notice of the provider names, or by the organisation itself. */
export type Whose = {
  readonly organisationId?: string;
  readonly subscriptionId?: string;
  readonly customerId?: string;
};

const provider: Actor = { process: 'payment provider' };
/** Others write the same organisation at once: a webhook, a job, a person. Each try reads everything anew. */
const tries = 8;

async function organisationIdOf(whose: Whose, deps: BillingDeps): Promise<string | undefined> {
  if (whose.organisationId !== undefined) return whose.organisationId;
  const seen = whose.subscriptionId && (await deps.payments.subscription(whose.subscriptionId));
  if (seen) return seen.organisationId;
  return whose.customerId === undefined ? undefined : deps.subscriptions.organisationOf(whose.customerId);
}

/** Our record is read before the provider: a record that is still the same when it is written cannot be older than what was seen. */
async function decide(
  organisationId: string,
  { whose, now, deps }: { whose: Whose; now: Date; deps: BillingDeps },
): Promise<{ organisation: Organisation; seen?: ProviderSubscription; decision?: Decision } | undefined> {
  const organisation = await deps.organisations.byId(organisationId);
  if (!organisation) return undefined;
  const { providerSubscriptionId, customerId } = organisation.subscription;
  const asked = whose.subscriptionId ?? providerSubscriptionId;
  const found = asked === undefined ? undefined : await deps.payments.subscription(asked);
  const seen = found?.organisationId === organisationId ? found : undefined;
  const customer = customerId ?? seen?.customerId;
  const [invoices, known, notices, plans] = await Promise.all([
    customer === undefined ? [] : deps.payments.invoices(customer),
    deps.planPayments.all(organisationId),
    deps.notices.all(organisationId),
    deps.plans.all(),
  ]);
  const told = notices.map(({ notice }) => notice.name);
  const decision = decideChange({ organisation, seen, invoices, known, told, plans, now });
  return { organisation, ...(seen && { seen }), ...(decision && { decision }) };
}

/** Somebody paid twice, in two windows: the older subscription renews no more, so that nobody pays for two. */
async function stopOlder({ organisation, to }: Decision, deps: BillingDeps): Promise<void> {
  const { providerSubscriptionId: older, status } = organisation.subscription;
  if (older === undefined || older === to.providerSubscriptionId || status === 'ended') return;
  const seen = await deps.payments.subscription(older);
  if (!seen || seen.status === 'cancelled' || seen.cancelAtPeriodEnd) return;
  await deps.payments.setAutopay({ subscriptionId: older, on: false, attempt: `replaced ${older}` });
}

/**
 * Makes our record say what the payment provider says now: state, plan and its limits, payments; tells of it by mail. Idempotent, and the same
 * end is reached in whatever order and however often it is asked for: the state is read, not handed in. Answers the organisation as it
 * stands afterwards, or undefined when the subscription is of nobody here. Refuses `conflict` when others keep changing it, `payments-away`.
 */
export async function applyProviderState(
  { now, actor = provider, ...whose }: Whose & { now: Date; actor?: Actor },
  deps: BillingDeps,
): Promise<Organisation | undefined> {
  const organisationId = await organisationIdOf(whose, deps);
  if (organisationId === undefined) return undefined;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const decided = await decide(organisationId, { whose, now, deps });
    if (!decided?.decision) {
      if (decided) {
        await promoteHead({ organisation: decided.organisation, now }, deps);
        await deliverNotices({ organisation: decided.organisation, now }, deps);
      }
      return decided?.organisation;
    }
    const { decision } = decided;
    const plan = (await deps.plans.all()).find(({ id }) => id === decision.to.planId)?.plan ?? '';
    const audit = subscriptionEntry(decision, { actor, plan, ids: deps.ids });
    if (await deps.subscriptions.change({ ...decision, audit })) await stopOlder(decision, deps);
  }
  throw refuse('conflict');
}
