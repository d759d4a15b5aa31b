import type { Context } from 'aws-lambda';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payments as rows } from '../../shared/contract/payments';
import { bankStateOf } from '../../shared/domain/bank';
import { apiEvent } from '../../test/support/api-event';
import { fakeNotice } from '../../test/support/fake-payments';
import { fakePlans } from '../../test/support/fake-world';
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
import { applyAccount } from '../billing/apply-account';
import type { Deps } from '../runtime/deps';
import { feature } from '../runtime/feature';
import { logger } from '../runtime/logger';
import { handlers } from '.';
import { appliesWith } from './applies';
import { type Applies, type Apply, handleEvent } from './handle-event';

logger.setLogLevel('SILENT');

/** The worker's own handling; a crash comes after the work, before the notice is marked. */
function appliesOver(deps: Deps, crash: () => boolean): Applies {
  const { account, subscription } = appliesWith(deps);
  const crashing =
    (apply: Apply): Apply =>
    async (...given) => {
      await apply(...given);
      if (crash()) throw new Error('crashed');
    };
  return { account: crashing(account), subscription: crashing(subscription) };
}

/** What the provider has, in our words, and what we have: a plan, whether it is paid, and every bill. */
function plans({ world }: ReturnType<typeof openWorld>) {
  const theirs = world.provider.subscriptions.get(subscriptionId);
  const { subscription, limits } = world.organizations.get(organizationId) ?? {};
  const bills = [...world.provider.invoices.values()].map(({ invoiceId, amountPaid }) => [
    invoiceId,
    amountPaid,
  ]);
  const kept = world.billing
    .paymentsOf(organizationId)
    .map(({ invoiceId, status, amount }) => [invoiceId, status === 'paid' ? amount : 0]);
  const plan = fakePlans.find(({ id }) => id === theirs?.planId);
  return {
    theirs: {
      planId: theirs?.planId,
      status: theirs?.status.replace('_', '-'),
      limits: { properties: plan?.no_of_properties, units: plan?.no_of_units },
      bills: bills.toSorted(),
    },
    ours: {
      planId: subscription?.planId,
      status: subscription?.status,
      limits,
      bills: kept.toSorted(),
    },
  };
}

describe('notices of the payment provider', () => {
  it('in any order, with repeats, drops, forgeries and crashes, end where the provider stands [D31]', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ steps, deliveries, cuts, redelivery }) => {
        const opened = openWorld();
        const { deps, world, make } = opened;
        let crashes = false;
        const applies = appliesOver(deps, () => crashes);
        const receive = feature('payments', { rows, handlers }, () => deps);
        const drain = async () => {
          for (const eventId of world.paymentQueue.splice(0))
            await handleEvent(eventId, { deps, applies }).catch(() => undefined);
        };
        const deliver = async ({ notice, how, crashes: crash }: Delivery) => {
          const told = steps[notice];
          if (!told) throw new Error('no such notice');
          const sentAt = how === 'stale' ? new Date(world.now.getTime() - 301_000) : world.now;
          const { text, signature } = fakeNotice(eventOf(told, notice), sentAt);
          const kept = world.paymentEvents.size;
          const answer = await receive(
            apiEvent({
              routeKey: 'POST /api/stripe/webhook',
              body: how === 'forged' ? text.replace('evt_', 'evt_forged_') : text,
              headers: { 'stripe-signature': signature },
            }),
            {} as Context,
          );
          expect(answer.statusCode).toBe(how === 'good' ? 200 : 400);
          if (how !== 'good') expect(world.paymentEvents.size).toBe(kept);
          crashes = crash;
          await drain();
          crashes = false;
        };
        let next = 0;
        for (const [index, change] of steps.entries()) {
          // A notice is sent after its change; one that names a later change than this is the provider's, too early.
          for (; next < (cuts[index] ?? 0) && next < deliveries.length; next += 1) {
            const one = deliveries[next];
            if (one && one.notice < index) await deliver(one);
          }
          make(change);
        }
        for (const one of deliveries.slice(next)) await deliver(one);
        // What was dropped or not acknowledged the provider sends again; what crashed lies pending and is swept.
        for (const notice of redelivery) await deliver({ notice, how: 'good', crashes: false });
        world.paymentQueue.push(
          ...(await deps.paymentEvents.pendingUntil({ receivedUntil: world.now.toISOString(), limit: 100 })),
        );
        await drain();

        if (steps.some((change) => 'plan' in change)) {
          const { ours, theirs } = plans(opened);
          expect(ours).toEqual(theirs);
        }
        for (const ownerId of owners) {
          const ours = world.connectedAccounts.get(ownerId);
          const theirs = world.provider.accounts.get(accountOf(ownerId));
          expect(ours).toMatchObject({
            detailsSubmitted: theirs?.detailsSubmitted,
            payoutsEnabled: theirs?.payoutsEnabled,
            missing: theirs?.missing,
          });
          expect(bankStateOf(ours)).toBe(bankStateOf(theirs));
        }
        expect([...world.paymentEvents.values()].filter(({ status }) => status !== 'handled')).toEqual([]);
        expect(world.audit.filter(({ action }) => action.startsWith('owner.'))).toHaveLength(
          [...world.connectedAccounts.values()].reduce((sum, { version }) => sum + version - 1, 0),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('handled at the same time, the later reading of the provider wins [D31]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 2, maxLength: 5 }),
        async (scheduler, facts) => {
          const { deps, world } = openWorld();
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
            world.provider.setAccount(accountOf(ownerId), { detailsSubmitted, payoutsEnabled });
            await applyAccount({ organizationId, ownerId, now: world.now }, slow);
          });
          await scheduler.waitFor(Promise.all(works));
          const { detailsSubmitted, payoutsEnabled } = world.provider.accounts.get(accountOf(ownerId)) ?? {};
          expect(world.connectedAccounts.get(ownerId)).toMatchObject({ detailsSubmitted, payoutsEnabled });
        },
      ),
      { numRuns: 500 },
    );
  });
});
