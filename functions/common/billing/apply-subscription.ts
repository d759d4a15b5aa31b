import { mayHaveCustomPermissions } from '../../../shared/domain/people/people';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Organization } from '../../table/organizations/record';
import { type Decision, decideChange } from './decide-change';
import { afterChange, type OurSide, readOurSide } from './our-side';
import { promoteHead } from './promote-head';
import { type Actor, subscriptionEntry } from './subscription-audit';

/** Which subscription to look at: by the ids of a provider event, or by the organization. */
export type Whose = {
  readonly organizationId?: string | undefined;
  readonly subscriptionId?: string | undefined;
  readonly customerId?: string | undefined;
};

type Look = { readonly whose: Whose; readonly now: Date; readonly actor: Actor };

const provider: Actor = { process: 'payment provider' };
/** A webhook, a job and a person may write the same organization at once. */
const tries = 8;

async function organizationIdOf(whose: Whose, deps: Deps): Promise<string | undefined> {
  if (whose.organizationId !== undefined) return whose.organizationId;
  const seen = whose.subscriptionId && (await deps.payments.subscription(whose.subscriptionId));
  if (seen) return seen.organizationId;
  return whose.customerId === undefined ? undefined : deps.subscriptions.organizationOf(whose.customerId);
}

/** Our side was read first, so if it is unchanged at the write, what we saw is at least as new. */
async function decide(ours: OurSide, { whose, now }: Look, deps: Deps): Promise<Decision | undefined> {
  const { organization } = ours;
  const { providerSubscriptionId, customerId } = organization.subscription;
  const asked = whose.subscriptionId ?? providerSubscriptionId;
  const found = asked === undefined ? undefined : await deps.payments.subscription(asked);
  const seen = found?.organizationId === organization.organizationId ? found : undefined;
  const customer = customerId ?? seen?.customerId;
  const [invoices, plans] = await Promise.all([
    customer === undefined ? [] : deps.payments.invoices(customer),
    deps.plans.all(),
  ]);
  return decideChange({ ...ours, seen, invoices, plans, now });
}

/** If someone paid twice, in two windows, the older subscription stops renewing. */
async function stopOlder({ organization, to }: Decision, deps: Deps): Promise<void> {
  const { providerSubscriptionId: older, status } = organization.subscription;
  if (older === undefined || older === to.providerSubscriptionId || status === 'ended') return;
  const seen = await deps.payments.subscription(older);
  if (!seen || seen.status === 'canceled' || seen.cancelAtPeriodEnd) return;
  await deps.payments.setAutopay({ subscriptionId: older, on: false, attempt: `replaced ${older}` });
}

/** Our side after the write, or as a faster writer left it. */
async function write(ours: OurSide, decision: Decision, { actor }: Look, deps: Deps) {
  const plan = (await deps.plans.all()).find(({ id }) => id === decision.to.planId)?.plan ?? '';
  const audit = subscriptionEntry(decision, { actor, plan, ids: deps.ids });
  if (!(await deps.subscriptions.change({ ...decision, audit })))
    return readOurSide(ours.organization.organizationId, deps);
  await stopOlder(decision, deps);
  return afterChange(ours, decision);
}

/** The Org plan makes its head an admin; other plans keep people out. The next look resumes after a crash. */
async function followPlan(
  { organization, now }: { organization: Organization; now: Date },
  deps: Deps,
): Promise<void> {
  const { organizationId, adminUserId: headId, subscription } = organization;
  if (mayHaveCustomPermissions(subscription.planId)) return promoteHead({ organization, now }, deps);
  await deps.people.endUnpaidSessions({ organizationId, headId });
}

type Apply = Whose & { readonly now: Date; readonly actor?: Actor; readonly ours?: OurSide };

/** Brings our record in line with the provider: state, plan, limits, payments, mails. Looks again after
 * each write, so order and repeats do not matter. Returns the organization; undefined when none here has
 * the subscription. Refuses `conflict` when others keep changing it, and `payments-away`. */
export async function applyProviderState(
  { now, actor = provider, ours: read, ...whose }: Apply,
  deps: Deps,
): Promise<Organization | undefined> {
  const organizationId = read?.organization.organizationId ?? (await organizationIdOf(whose, deps));
  let ours = read ?? (organizationId === undefined ? undefined : await readOurSide(organizationId, deps));
  const look = { whose, now, actor };
  for (let attempt = 1; ours && attempt <= tries; attempt += 1) {
    const decision = await decide(ours, look, deps);
    if (!decision) {
      await followPlan({ organization: ours.organization, now }, deps);
      return ours.organization;
    }
    ours = await write(ours, decision, look, deps);
  }
  if (ours) throw refuse('conflict');
  return undefined;
}
