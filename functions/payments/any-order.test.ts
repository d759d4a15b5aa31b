import type { Context } from 'aws-lambda';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payments as rows } from '../../shared/contract/payments';
import { bankStateOf } from '../../shared/domain/ledger/owners/bank';
import { apiEvent } from '../../test/support/api-event';
import { fakeEvent } from '../../test/support/fake-payments';
import {
  accountOf,
  type Delivery,
  eventOf,
  openWorld,
  organizationId,
  owners,
  story,
  subscriptionId,
} from '../../test/support/payment-story';
import { plans as allPlans } from '../../test/support/test-world/plans';
import { applyAccount } from '../common/billing/apply-account';
import type { Deps } from '../runtime/deps/deps';
import { logger } from '../runtime/logger';
import { feature } from '../runtime/pipeline/feature';
import { OwnerAccount, PaymentEvent } from '../table/billing/record';
import { handlers } from '.';
import { appliesWith } from './applies';
import { type Applies, type Apply, handleEvent } from './handle-event';

logger.setLogLevel('SILENT');

/** The worker's own handling; a crash comes after the work, before the event is marked. */
function appliesOver(deps: Deps, crash: () => boolean): Applies {
  const { account, subscription, rent, screening, transfer } = appliesWith(deps);
  const crashing =
    (apply: Apply): Apply =>
    async (...given) => {
      await apply(...given);
      if (crash()) throw new Error('crashed');
    };
  return {
    account: crashing(account),
    subscription: crashing(subscription),
    rent: crashing(rent),
    screening: crashing(screening),
    transfer: crashing(transfer),
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** The provider's state and ours, in our words: the plan, its payment state, and every bill. */
async function plans({ provider, deps, ours }: World) {
  const theirs = provider.subscriptions.get(subscriptionId);
  const { subscription, limits } = await ours(organizationId);
  const bills = [...provider.invoices.values()].map(({ invoiceId, amountPaid }) => [invoiceId, amountPaid]);
  const kept = (await deps.planPayments.all(organizationId)).map(({ invoiceId, status, amount }) => [
    invoiceId,
    status === 'paid' ? amount : 0,
  ]);
  const plan = allPlans.find(({ id }) => id === theirs?.planId);
  return {
    theirs: {
      planId: theirs?.planId,
      status: theirs?.status.replace('_', '-'),
      limits: { properties: plan?.no_of_properties, units: plan?.no_of_units },
      bills: bills.toSorted(),
    },
    ours: {
      planId: subscription.planId,
      status: subscription.status,
      limits,
      bills: kept.toSorted(),
    },
  };
}

/** Each run has its own table, so only the long test has 500 runs. */
const numRuns = process.env.LONG ? 500 : 10;
const timeout = process.env.LONG ? 1_800_000 : 120_000;

describe('webhook events of the payment provider', () => {
  it('in any order, with repeats, drops, forgeries and crashes, end where the provider stands [D31]', {
    timeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ steps, deliveries, cuts, redelivery }) => {
        const world = await openWorld();
        const { deps, provider, now, queued, make } = world;
        const events = () => world.all(PaymentEvent);
        let crashes = false;
        const applies = appliesOver(deps, () => crashes);
        const receive = feature('payments', { rows, handlers }, () => deps);
        const drain = async () => {
          for (const eventId of queued.splice(0))
            await handleEvent(eventId, { deps, applies }).catch(() => undefined);
        };
        const deliver = async ({ event, how, crashes: crash }: Delivery) => {
          const told = steps[event];
          if (!told) throw new Error('no such event');
          const sentAt = how === 'stale' ? new Date(now().getTime() - 301_000) : now();
          const { text, signature } = fakeEvent(eventOf(told, event), sentAt);
          const kept = how === 'good' ? [] : await events();
          const answer = await receive(
            apiEvent({
              routeKey: 'POST /api/stripe/webhook',
              body: how === 'forged' ? text.replace('evt_', 'evt_forged_') : text,
              headers: { 'stripe-signature': signature },
            }),
            {} as Context,
          );
          expect(answer.statusCode).toBe(how === 'good' ? 200 : 400);
          if (how !== 'good') expect(await events()).toEqual(kept);
          crashes = crash;
          await drain();
          crashes = false;
        };
        let next = 0;
        for (const [index, change] of steps.entries()) {
          // An event is sent only after its change; one that names a later change is skipped.
          for (; next < (cuts[index] ?? 0) && next < deliveries.length; next += 1) {
            const one = deliveries[next];
            if (one && one.event < index) await deliver(one);
          }
          make(change);
        }
        for (const one of deliveries.slice(next)) await deliver(one);
        // The provider resends what was dropped or not acknowledged; what crashed stays pending and is swept.
        for (const event of redelivery) await deliver({ event, how: 'good', crashes: false });
        const left = await deps.paymentEvents.pending({ dueUntil: now().toISOString(), limit: 100 });
        queued.push(...left.map(({ eventId }) => eventId));
        await drain();

        if (steps.some((change) => 'plan' in change)) {
          const { ours, theirs } = await plans(world);
          expect(ours).toEqual(theirs);
        }
        for (const ownerId of owners) {
          const ours = await deps.connectedAccounts.byOwner({ organizationId, ownerId });
          const theirs = provider.accounts.get(accountOf(ownerId));
          expect(ours).toMatchObject({
            detailsSubmitted: theirs?.detailsSubmitted,
            payoutsEnabled: theirs?.payoutsEnabled,
            missing: theirs?.missing,
          });
          expect(bankStateOf(ours)).toBe(bankStateOf(theirs));
        }
        expect((await events()).filter(({ status }) => status !== 'handled')).toEqual([]);
        const changes = (await world.all(OwnerAccount)).map(({ version }) => version - 1);
        expect((await world.audit()).filter(({ action }) => action.startsWith('owner.'))).toHaveLength(
          changes.reduce((sum, count) => sum + count, 0),
        );
      }),
      { numRuns },
    );
  });

  it('handled at the same time, the later reading of the provider wins [D31]', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 2, maxLength: 5 }),
        async (scheduler, facts) => {
          const { deps, provider, now } = await openWorld();
          const { connectedAccount } = deps.payments;
          const slow: Deps = {
            ...deps,
            payments: {
              ...deps.payments,
              connectedAccount: async (id) => {
                const seen = await connectedAccount(id);
                await scheduler.schedule(Promise.resolve());
                return seen;
              },
            },
          };
          const ownerId = owners[0];
          const works = facts.map(async ([detailsSubmitted, payoutsEnabled]) => {
            await scheduler.schedule(Promise.resolve());
            provider.setAccount(accountOf(ownerId), { detailsSubmitted, payoutsEnabled });
            await applyAccount({ organizationId, ownerId, now: now() }, slow);
          });
          await scheduler.waitFor(Promise.all(works));
          const { detailsSubmitted, payoutsEnabled } = provider.accounts.get(accountOf(ownerId)) ?? {};
          expect(await deps.connectedAccounts.byOwner({ organizationId, ownerId })).toMatchObject({
            detailsSubmitted,
            payoutsEnabled,
          });
        },
      ),
      { numRuns },
    );
  });
});
