import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { type Applicants, openApplicants } from '../../../test/support/test-world/applicants';
import { logger } from '../../runtime/logger';
import { StoredApplication, StoredReport } from '../../table/screening/record';
import { tendApplications } from '../tend-applications';
import { cancelScreening } from './cancel-screening';
import { recordScreeningFee } from './record-screening-fee';

logger.setLogLevel('SILENT');

type Told = { readonly id: string; readonly newest: string; readonly oldest: string };
type Deliver = (testWorld: Applicants, told: Told) => Promise<unknown>;

/** The person agrees, and something happens once the bureau has the order, before we know of it. */
const consentWhile = async (testWorld: Applicants, happens: () => Promise<unknown>) => {
  testWorld.bureauState.onOrder = happens;
  const link = await testWorld.linkTo('completeScreening');
  return testWorld.consent(link).finally(() => Object.assign(testWorld.bureauState, { onOrder: undefined }));
};

/** What comes in: the product's calls, and webhook events in time, late, repeated, reordered and forged. */
const steps = {
  order: (testWorld, { id }) => testWorld.order(id),
  consent: async (testWorld) => testWorld.consent(await testWorld.linkTo('completeScreening')),
  webhook: (testWorld, { newest }) => testWorld.message(newest),
  webhookOfAnOlderOrder: (testWorld, { oldest }) => testWorld.message(oldest),
  webhookTwice: async (testWorld, { newest }) =>
    Promise.all([testWorld.message(newest), testWorld.message(newest)]),
  forgedWebhook: (testWorld, { newest }) => testWorld.message(newest, { text: `{"bureauId":"x${newest}"}` }),
  staleWebhook: (testWorld, { newest }) =>
    testWorld.message(newest, { signature: `t=1,v1=${'0'.repeat(64)}` }),
  bureauReady: async ({ bureauState }) => Object.assign(bureauState, { isReady: true }),
  bureauLate: async ({ bureauState }) => Object.assign(bureauState, { isReady: false }),
  bureauAway: async ({ bureauState }) => Object.assign(bureauState, { isAway: !bureauState.isAway }),
  bureauFails: async ({ bureauState }) => Object.assign(bureauState, { hasFailed: !bureauState.hasFailed }),
  job: async (testWorld) => {
    testWorld.wait(360 * 60);
    await tendApplications(() => testWorld.deps)();
  },
  pay: (testWorld, { id }) =>
    testWorld.perform(recordScreeningFee, { ...testWorld.call(), body: { application_id: id } }),
  cancel: (testWorld, { id }) =>
    testWorld.perform(cancelScreening, { ...testWorld.call(), body: { application_id: id } }),
  decline: (testWorld, { id }) => testWorld.decide(id),
  declineWithNotice: (testWorld, { id }) => testWorld.decide(id, { notice: true }),
  consentCanceledMeanwhile: (testWorld, { id }) =>
    consentWhile(testWorld, () =>
      testWorld.perform(cancelScreening, { ...testWorld.call(), body: { application_id: id } }),
    ),
  consentWithoutAnswer: (testWorld) => consentWhile(testWorld, () => Promise.reject(refuse('bureau-away'))),
  expire: async (testWorld) => testWorld.wait(31 * 86_400),
} satisfies Record<string, Deliver>;
type Step = keyof typeof steps;

const onward = ['order', 'consent', 'webhook', 'webhookTwice', 'pay'] as const satisfies readonly Step[];
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...onward) },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(steps) as Step[])) },
);
const stories = fc.array(step, { minLength: 3, maxLength: 16, size: 'max' });

/** No report but of its own order, which was consented to before. */
async function expectConsented(testWorld: Applicants) {
  const [stored] = await testWorld.all(StoredApplication);
  const screenings = [stored?.screening, ...(stored?.formerScreenings ?? [])];
  const consentTo = (id: string) => screenings.find((one) => one?.screeningId === id)?.consent?.at;
  for (const { reference } of testWorld.bureauState.orders.values())
    expect(consentTo(reference)).toBeDefined();
  const reports = await testWorld.all(StoredReport);
  expect(reports.length).toBeLessThanOrEqual(1);
  for (const { screeningId, arrivedAt } of reports) {
    expect(stored?.screening?.screeningId).toBe(screeningId);
    expect((consentTo(screeningId) ?? '9') <= arrivedAt).toBe(true);
  }
  const { screening, decision, stage } = stored ?? {};
  if (stage === 'declined' && reports.length > 0) expect(decision?.notice).toBe(true);
  if (screening?.paidAt !== undefined) expect(screening.reportedAt).toBeDefined();
}

/**
 * Once all is quiet: each order at the bureau is one we know, and no canceled screening has one that goes on.
 */
async function expectNoOrderLost(testWorld: Applicants, story: readonly Step[]) {
  Object.assign(testWorld.bureauState, { isAway: false });
  // A run takes one step: what waited too long is canceled by one, and its order taken back by the next.
  for (let run = 0; run < 2; run += 1) {
    testWorld.wait(2 * 86_400);
    await tendApplications(() => testWorld.deps)();
  }
  const [stored] = await testWorld.all(StoredApplication);
  const screenings = [stored?.screening, ...(stored?.formerScreenings ?? [])];
  for (const bureauId of testWorld.bureauState.orders.keys()) {
    const known = screenings.find((one) => one?.bureauId === bureauId);
    expect(known).toBeDefined();
    if (known?.status === 9 && !story.includes('bureauFails'))
      expect(testWorld.bureauState.canceled).toContain(bureauId);
  }
}

/** Each run has its own table, so only the long test has 200 runs. */
const numRuns = process.env.LONG ? 200 : 4;
const timeout = process.env.LONG ? 1_800_000 : 120_000;

it('webhook events in any order among all that happens: no report before its consent, told and paid once, no decline by report without the notice, no order lost [D31, D49]', {
  timeout,
}, async () => {
  const run = async (story: readonly Step[]) => {
    const testWorld = await openApplicants();
    const id = await testWorld.add();
    const forged: readonly Step[] = ['forgedWebhook', 'staleWebhook'];
    for (const name of story) {
      const orders = [...testWorld.bureauState.orders.keys()];
      const told = { id, newest: orders.at(-1) ?? 'sim_none', oldest: orders[0] ?? 'sim_none' };
      const before = JSON.stringify(await testWorld.items());
      const deliver: Deliver = steps[name];
      const refusal = await deliver(testWorld, told).then(
        () => undefined,
        (cause: unknown) => {
          if (!(cause instanceof Refusal)) throw cause;
          return cause.code;
        },
      );
      if (forged.includes(name)) {
        expect(refusal).toBe('bad-signature');
        expect(JSON.stringify(await testWorld.items())).toBe(before);
      }
      await expectConsented(testWorld);
    }
    await expectNoOrderLost(testWorld, story);
    const actions = (await testWorld.audit()).map(({ action }) => action);
    const times = (action: string) => actions.filter((one) => one === action).length;
    const { size } = testWorld.bureauState.orders;
    for (const once of ['screening.fee', 'screening.report'] as const)
      expect(times(once)).toBeLessThanOrEqual(size);
    const ready = (await testWorld.told()).filter((title) => title.startsWith('A screening report is ready'));
    expect(ready).toHaveLength(times('screening.report'));
  };
  await fc.assert(fc.asyncProperty(stories, run), { numRuns, seed: Number(process.env.TEST_SEED ?? 14) });
});
