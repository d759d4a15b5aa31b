import type { Context } from 'aws-lambda';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { payments as rows } from '../../shared/contract/payments';
import { apiEvent } from '../../test/support/api-event';
import { fakeEvent } from '../../test/support/fake-payments';
import { paid, type RentChange, rentStory } from '../../test/support/rent-story';
import { conrad, nora } from '../../test/support/test-world/leases';
import { openTenants } from '../../test/support/test-world/tenants';
import { applyOnline } from '../common/ledger/apply-online';
import type { PaymentEvent as SentEvent } from '../gateways/payments/payments';
import { postRentWith } from '../jobs/post-rent';
import { payRent } from '../ledger/payments/pay-rent';
import { logger } from '../runtime/logger';
import { feature } from '../runtime/pipeline/feature';
import { PaymentEvent } from '../table/billing/record';
import { update } from '../table/db/writes';
import { OnlinePayment, StoredEntry, StoredHead } from '../table/ledger/record';
import { Share } from '../table/properties/record';
import { handlers } from '.';
import { appliesWith } from './applies';
import { handleEvent } from './handle-event';

logger.setLogLevel('SILENT');

const began = Date.parse('2026-07-26T12:00:00.000Z');
const readAt = Date.parse('2026-07-30T12:00:00.000Z');
const address = { organizationId: 'org_one' };

/** A lease with two months due and three bank payments on their way. */
async function openWorld() {
  const testWorld = await openTenants();
  const goTo = (instant: number) => testWorld.wait((instant - testWorld.now().getTime()) / 1000);
  const leaseId = await testWorld.sent();
  const tenant = await testWorld.movedIn([nora, conrad, testWorld.agent]);
  goTo(began);
  await postRentWith(() => testWorld.deps)();
  for (const share of await testWorld.all(Share))
    await testWorld.db.write(update(Share, { key: share, set: { bankReady: true } }));
  const paymentIds: string[] = [];
  for (const cents of paid) {
    const { data } = await testWorld.perform(payRent, {
      ...testWorld.call(tenant),
      body: { lease_id: leaseId, cents },
    });
    testWorld.provider.payRent(data.payment_id, { status: 'processing', method: 'bank' });
    await applyOnline({ ...address, leaseId, now: testWorld.now() }, testWorld.deps);
    paymentIds.push(data.payment_id);
  }
  goTo(readAt);

  let crashes = false;
  const { rent, ...others } = appliesWith(testWorld.deps);
  const applies = {
    ...others,
    rent: async (...given: Parameters<typeof rent>) => {
      await rent(...given);
      if (crashes) throw new Error('crashed');
    },
  };
  const receive = feature('payments', { rows, handlers }, () => testWorld.deps);
  const drain = () =>
    Promise.all(
      testWorld.queued
        .splice(0)
        .map((id) => handleEvent(id, { deps: testWorld.deps, applies }).catch(() => undefined)),
    );
  /** Sends an event as the provider does; answers the status. */
  const send = async (event: SentEvent, how: 'good' | 'forged' | 'stale') => {
    const sentAt = how === 'stale' ? new Date(readAt - 301_000) : new Date(readAt);
    const { text, signature } = fakeEvent(event, sentAt);
    const answer = await receive(
      apiEvent({
        routeKey: 'POST /api/stripe/webhook',
        body: how === 'forged' ? text.replace('evt_', 'evt_forged_') : text,
        headers: { 'stripe-signature': signature },
      }),
      {} as Context,
    );
    return answer.statusCode;
  };
  return {
    send,
    drain,
    crash: (now: boolean) => {
      crashes = now;
    },
    change: ({ payment, part }: RentChange) => {
      const paymentId = paymentIds[payment] ?? '';
      const before = testWorld.provider.rents.get(paymentId);
      if (before) testWorld.provider.payRent(paymentId, part(before));
    },
    eventOf: ({ type, payment }: { type: string; payment: number }, index: number) => ({
      eventId: `evt_${index}`,
      type,
      createdAt: new Date(readAt).toISOString(),
      intentId: `pi_${paymentIds[payment]}`,
    }),
    events: () => testWorld.all(PaymentEvent),
    sweep: async () => {
      const left = await testWorld.deps.paymentEvents.pending({ limit: 500 });
      testWorld.queued.push(...left.map(({ eventId }) => eventId));
      await drain();
    },
    /** What a person or an accountant could see of it, without ids that differ from world to world. */
    books: async () => {
      const name = (text: string) =>
        [leaseId, ...paymentIds].reduce((said, id, index) => said.replaceAll(id, `id ${index}`), text);
      const entries = (await testWorld.all(StoredEntry)).map(({ source, type, on, lines, covers, prepaid }) =>
        name(JSON.stringify({ source, type, on, lines, covers, prepaid })),
      );
      const [head] = await testWorld.all(StoredHead);
      const states = (await testWorld.all(OnlinePayment)).map(({ paymentId, state, failure }) =>
        name(`${paymentId}: ${state} ${failure ?? ''}`),
      );
      const told = (await testWorld.told(tenant.userRoleId ?? '')).toSorted();
      const { balances, seq, pending } = head ?? {};
      return { entries: entries.toSorted(), states: states.toSorted(), told, balances, seq, pending };
    },
  };
}

/** Each story has two tables, so only the long test has 200; one takes too long to be made smaller. */
const numRuns = process.env.LONG ? 200 : 3;
const timeout = process.env.LONG ? 3_600_000 : 120_000;

it('a storm of rent events ends in the books of one delivery each in order [R4] [D31]', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(rentStory(began), async ({ changes, events, storm, atOnce }) => {
      const [calm, wild] = [await openWorld(), await openWorld()];
      const told = events.map(({ type, change }) => ({ type, payment: changes[change]?.payment ?? 0 }));
      for (const [index, change] of changes.entries()) {
        calm.change(change);
        for (const [event, { change: of }] of events.entries()) {
          const one = told[event];
          if (of !== index || !one) continue;
          expect(await calm.send(calm.eventOf(one, event), 'good')).toBe(200);
          await calm.drain();
        }
      }

      const deliver = async ({ event, how, crashes }: (typeof storm)[number]) => {
        const one = told[event];
        if (!one) throw new Error('no such event');
        const before = how === 'good' ? [] : await wild.events();
        wild.crash(crashes);
        expect(await wild.send(wild.eventOf(one, event), how)).toBe(how === 'good' ? 200 : 400);
        if (how !== 'good' && !atOnce) expect(await wild.events()).toEqual(before);
        await wild.drain();
        wild.crash(false);
      };
      for (const [index, change] of changes.entries()) {
        wild.change(change);
        const due = storm.filter(({ after }) => after === index + 1);
        if (atOnce) await Promise.all(due.map(deliver));
        else for (const one of due) await deliver(one);
      }
      // The provider sends again what was not acknowledged; what crashed stays pending, and is swept.
      for (const [event, one] of told.entries()) await wild.send(wild.eventOf(one, event), 'good');
      await wild.drain();
      await wild.sweep();

      expect(await wild.books()).toEqual(await calm.books());
      expect((await wild.events()).filter(({ status }) => status !== 'handled')).toEqual([]);
    }),
    { numRuns, endOnFailure: true },
  );
});
