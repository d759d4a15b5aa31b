import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { aConsent, aDraft, anOrder } from '../../../test/support/application-data';
import type { Application, Decision } from './application';
import type { Conditions } from './conditions';
import {
  askedInVain,
  cancelScreening,
  consentToScreening,
  decide,
  feePaid,
  hasReport,
  isRefused,
  type Moved,
  orderedAtBureau,
  orderScreening,
  reportArrived,
  reportFailed,
  reportPurged,
  startScreening,
  submit,
} from './move-application';
import { screeningStatuses } from './screening-statuses';
import { moveOnWaitingList } from './waiting-list';

const draft = aDraft();
const order = anOrder({ chargeTo: 'applicant' });

/** More than the order's deposit of nothing. */
const conditions = { deposit: 290_000, coSigner: true };

/** The hour of a step, so that a screening runs out on the way. */
const instantOf = (hour: number): string => new Date(Date.UTC(2026, 5, 1, hour)).toISOString();
const hoursToComplete = 12;

type Decided = z.infer<typeof Decision>;
type Step = (application: Application, hour: number) => Moved;
const steps = {
  submit: (application, hour) => submit(application, instantOf(hour)),
  order: (application, hour) =>
    orderScreening(application, {
      screeningId: `scr_${hour}`,
      order,
      requestedBy: 'usr_1',
      at: instantOf(hour),
      expiresAt: instantOf(hour + hoursToComplete),
    }),
  start: (application, hour) => startScreening(application, instantOf(hour)),
  consent: (application, hour) => consentToScreening(application, aConsent({ at: instantOf(hour) })),
  bureau: (application, hour) =>
    orderedAtBureau(application, {
      bureauId: `of ${application.screening?.screeningId}`,
      at: instantOf(hour),
    }),
  inVain: (application, hour) => askedInVain(application, instantOf(hour)),
  purgeReport: (application, hour) => reportPurged(application, instantOf(hour)),
  webhook: (application, hour) =>
    reportArrived(application, { bureauId: `of ${application.screening?.screeningId}`, at: instantOf(hour) }),
  forgedWebhook: (application, hour) =>
    reportArrived(application, { bureauId: 'another order', at: instantOf(hour) }),
  fails: (application, hour) => reportFailed(application, instantOf(hour)),
  pay: (application, hour) => feePaid(application, instantOf(hour)),
  cancel: (application, hour) => cancelScreening(application, instantOf(hour)),
  approve: (application, hour) => decideAt(application, { hour, kind: 'approved' }),
  approveIf: (application, hour) => decideAt(application, { hour, kind: 'approved', conditions }),
  approveIfWithNotice: (application, hour) =>
    decideAt(application, { hour, kind: 'approved', conditions, notice: true }),
  decline: (application, hour) => decideAt(application, { hour, kind: 'declined' }),
  declineWithNotice: (application, hour) => decideAt(application, { hour, kind: 'declined', notice: true }),
  wait: (application) => moveOnWaitingList(application, 'waiting'),
  consider: (application) => moveOnWaitingList(application, 'submitted'),
} satisfies Record<string, Step>;

function decideAt(
  application: Application,
  { hour, kind, ...over }: { hour: number; kind: 'approved' | 'declined' } & Partial<Decided>,
): Moved {
  const by = { userId: 'usr_1', name: 'Ada' };
  return decide(application, {
    kind,
    decision: { at: instantOf(hour), by, note: '', notice: false, ...over },
  });
}

/** What goes on comes more often than what ends, so that lives reach their last steps. */
const onward = ['order', 'start', 'consent', 'bureau', 'webhook', 'pay', 'consider'] as const;
const ending = [
  'inVain',
  'purgeReport',
  'fails',
  'forgedWebhook',
  'cancel',
  'approve',
  'approveIf',
  'approveIfWithNotice',
  'decline',
  'declineWithNotice',
  'wait',
] as const;
const step = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...onward) },
  { weight: 1, arbitrary: fc.constantFrom(...ending) },
);
const lives = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' });

describe('an application and its screening', () => {
  it('in any order: no report before its consent, one payment at most, no decline or conditions by report without the notice, and the consent to each order kept [D49]', () => {
    const seen = new Set<number>();
    const asked = new Set<boolean>();
    fc.assert(
      fc.property(lives, (story) => {
        let application = draft;
        let paid = 0;
        const ordered = new Set<string>();
        for (const [hour, name] of ['submit' as const, ...story].entries()) {
          const before = application;
          const take: Step = steps[name];
          const moved = take(before, hour);
          if (isRefused(moved)) continue;
          application = moved;
          const { screening, decision, stage } = application;
          seen.add(screening?.status ?? -1);
          if (name === 'pay') paid = before.screening?.screeningId === screening?.screeningId ? paid + 1 : 1;
          expect(paid).toBeLessThanOrEqual(1);
          expect(name).not.toBe('forgedWebhook');
          if (name === 'bureau') ordered.add(screening?.bureauId ?? '');
          const consented = [screening, ...(application.formerScreenings ?? [])].filter(
            (one) => one?.consent,
          );
          const kept = new Set(consented.map((one) => one?.bureauId));
          expect([...ordered].every((bureauId) => kept.has(bureauId))).toBe(true);
          if (screening?.bureauId !== undefined || hasReport(application))
            expect(screening?.consent?.at).toBeDefined();
          if (screening?.consent) expect(screening.consent.at < screening.expiresAt).toBe(true);
          if (screening?.paidAt) expect(screening.reportedAt).toBeDefined();
          if (name === 'fails') expect([screening?.status, screening?.reportUntil]).toEqual([9, undefined]);
          if ((stage === 'declined' || decision?.conditions) && hasReport(application))
            expect(decision?.notice).toBe(true);
          if (decision?.conditions) asked.add(hasReport(application));
          if (name.startsWith('approve')) expect(before.stage).toBe('submitted');
          if (before.stage === 'waiting') expect(['submitted', 'waiting', 'declined']).toContain(stage);
          if (before.decision) expect(application.stage).toBe(before.stage);
          if (before.screening && screening && before.screening.screeningId === screening.screeningId)
            expect(screening.status).toBeGreaterThanOrEqual(before.screening.status);
        }
      }),
      { numRuns: 1000, seed: Number(process.env.TEST_SEED ?? 14) },
    );
    for (const status of Object.values(screeningStatuses)) expect(seen).toContain(status);
    expect(asked).toEqual(new Set([true, false]));
  });

  it('is refused a second order while one goes on, and takes one after the first has run out', () => {
    const submitted = steps.submit(draft, 0) as Application;
    const first = steps.order(submitted, 1) as Application;
    expect(steps.order(first, 2)).toEqual({ refused: 'screening-open' });
    expect(steps.consent(first, 1 + hoursToComplete)).toEqual({ refused: 'screening-ended' });
    expect(steps.order(first, 1 + hoursToComplete)).toMatchObject({ screening: { status: 0 } });
  });

  it('is declined with a report at hand only by a notice or a recorded reason [D49]', () => {
    const ready = (['submit', 'order', 'consent', 'bureau', 'webhook'] as const).reduce<Application>(
      (application, name, hour) => (steps[name] as Step)(application, hour) as Application,
      draft,
    );
    expect(steps.decline(ready, 9)).toEqual({ refused: 'notice-missing' });
    const by = { userId: 'usr_1', name: 'Ada' };
    const decision = { at: instantOf(9), by, note: '', notice: false, noNotice: 'The unit was let before.' };
    expect(decide(ready, { kind: 'declined', decision })).toMatchObject({ stage: 'declined', decision });
  });

  it('takes conditions that ask for more alone, and with an approval alone [D49]', () => {
    const submitted = steps.submit(draft, 0) as Application;
    const ordered = orderScreening(submitted, {
      screeningId: 'scr_1',
      order: { ...order, deposit: 120_000 },
      requestedBy: 'usr_1',
      at: instantOf(1),
      expiresAt: instantOf(9),
    }) as Application;
    const set = (asked: Conditions, kind: 'approved' | 'declined' = 'approved') =>
      decideAt(ordered, { hour: 2, kind, conditions: asked });
    for (const coSigner of [true, false])
      expect(set({ deposit: 120_000, coSigner })).toEqual({ refused: 'conditions-missing' });
    expect(set({ coSigner: false })).toEqual({ refused: 'conditions-missing' });
    expect(set({ coSigner: true }, 'declined')).toEqual({ refused: 'conditions-missing' });
    const listed = { listed: 90_000, kind: 'approved' as const };
    const higher = (deposit: number) => {
      const by = { userId: 'usr_1', name: 'Ada' };
      const decision = {
        at: instantOf(2),
        by,
        note: '',
        notice: false,
        conditions: { deposit, coSigner: false },
      };
      return decide(submitted, { ...listed, decision });
    };
    expect(higher(90_000)).toEqual({ refused: 'conditions-missing' });
    expect(higher(90_001)).toMatchObject({ stage: 'approved' });
    for (const asked of [{ coSigner: true }, { deposit: 120_001, coSigner: false }])
      expect(set(asked)).toMatchObject({ stage: 'approved', decision: { conditions: asked } });
  });
});
