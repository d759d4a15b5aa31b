import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allLambdas, featureLambdas } from '../../infra/aws/lambdas/lambdas';
import { dealt } from '../support/sampling';
import { counts } from './counts';
import { call } from './support/call';
import { personaOf, sampleInput, sceneOf, walked } from './support/scene';
import { actionRecorder } from './support/sent-actions';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

const { middleware, during } = actionRecorder();
let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld({ databaseMiddleware: middleware });
  const receivedAt = world.clock.now().toISOString();
  // Kept, and never queued: the sweep finds it.
  await world.deps.paymentEvents.keep({
    eventId: 'evt_kept',
    type: 'account.updated',
    accountId: 'acct_nobody',
    status: 'pending',
    createdAt: receivedAt,
    receivedAt,
  });
});
afterAll(() => world?.close());

const jobs = [
  'send-outbox',
  'seal-leases',
  'sweep-payment-events',
  'sweep-removals',
  'sweep-unfinished-adds',
  'remind-trials',
  'remind-renewals',
  'expire-subscriptions',
  'tell-lease-steps',
  'remind-insurance',
  'tend-applications',
  'tend-requests',
  'post-rent',
  'charge-late-fees',
  'run-autopay',
  'check-ledgers',
] as const satisfies readonly (keyof TrustWorld['jobs'])[];

/** Those of the sent actions that AWS would refuse. */
const notGranted = (
  sent: readonly string[],
  { table = [] }: { readonly table?: readonly string[] },
): string[] => sent.filter((action) => !table.includes(action));

describe('R1 a function is granted each action on the table that it sends', () => {
  // A relayed row reads nothing itself: the functions that it asks are granted what they read.
  const own = walked.filter(({ row }) => row.relayed !== true);
  const tried = dealt(own, { count: counts.granted, label: 'grants' });
  it.each(tried.map((entry) => [entry.title, entry] as const))('%s', async (_, entry) => {
    const scene = await sceneOf(personaOf(entry), { world, sameSession: true });
    const input = await sampleInput(entry, { world, scene });
    let status = 0;
    const sent = await during(async () => {
      ({ status } = await call(world, entry, { ...input, token: scene.mySession.token }));
    });
    expect(notGranted(sent, featureLambdas[entry.feature].grant)).toEqual([]);
    expect(status).toBe(200);
  });

  it.each(jobs.map((name) => [name] as const))('%s', async (name) => {
    const { grant } = allLambdas[name] ?? {};
    const job = world.jobs[name];
    if (!grant || !job) throw new Error(`${name} is not deployed or not run here`);
    // By then a trial has ended, a year is due, and deleted data goes for good.
    world.clock.set(new Date(world.clock.now().getTime() + 40 * 86_400_000));
    expect(notGranted(await during(job), grant)).toEqual([]);
  });
});
