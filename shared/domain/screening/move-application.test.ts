import { describe, expect, it } from 'vitest';
import { aConsent, aDraft, anOrder, aScreening } from '../../../test/support/application-data';
import type { Application } from './application';
import {
  cancelScreening,
  consentToScreening,
  feeArrived,
  feePageOpened,
  feePaid,
  hasReport,
  openScreening,
  orderedAtBureau,
  orderScreening,
  reportArrived,
  reportFailed,
  startScreening,
  submit,
  takenBack,
} from './move-application';
import { nextAsk } from './retention';
import type { Screening } from './screening';
import { screeningStatuses as is, type ScreeningStatus } from './screening-statuses';

const at = '2026-06-02T00:00:00.000Z';
const sent = (part: Partial<Application> = {}): Application =>
  aDraft({ stage: 'submitted', sentAt: at, submittedAt: at, ...part });
const consent = aConsent();
const screened = (screening: Partial<Screening>): Application => sent({ screening: aScreening(screening) });
const everyStatus = Object.entries(is) as [keyof typeof is, ScreeningStatus][];

const closed = { refused: 'application-closed' };
const moved = { refused: 'screening-moved' };
const ended = { refused: 'screening-ended' };

describe('an application', () => {
  it('is sent once by its applicant, also while it waits for those they named', () => {
    expect(submit(aDraft(), at)).toEqual(sent());
    const one = { applicationId: 'apl_2', kind: 'coApplicant', askedAt: at } as const;
    const people = [{ ...one, firstName: 'Ada', lastName: 'Byron', email: 'ada@applicant.test' }];
    const waiting = submit(aDraft({ people }), at) as Application;
    expect(waiting).toEqual(aDraft({ people, sentAt: at }));
    expect(submit(waiting, at)).toEqual(closed);
    // A manager typed it in.
    expect(submit(aDraft({ stage: 'submitted' }), at)).toEqual(closed);
  });

  it.each(everyStatus)('has a report while its screening is %s: ready and paid alone', (name, status) => {
    expect(hasReport(screened({ status }))).toBe(name === 'ready' || name === 'paid');
  });
});

describe('a screening', () => {
  it.each(everyStatus)('that is %s runs out at its date only before the consent', (name, status) => {
    const open = openScreening(screened({ status, expiresAt: at }), at);
    expect(open !== undefined).toBe(!['notStarted', 'started', 'canceled'].includes(name));
  });

  it('is followed by another, and stays beside it once the bureau may have its order [D49]', () => {
    const order = anOrder();
    const ordered = { screeningId: 'scr_2', order, requestedBy: 'usr_1', at, expiresAt: at };
    const next = aScreening({ screeningId: 'scr_2', orderedAt: at, expiresAt: at });
    const followed = (part: Partial<Screening>) =>
      orderScreening(screened({ status: is.canceled, canceledAt: at, ...part }), ordered);
    expect(followed({})).toEqual(sent({ screening: next }));
    for (const part of [{ bureauId: 'sim_1' }, { askAt: at }]) {
      const former = aScreening({ status: is.canceled, canceledAt: at, ...part });
      expect(followed(part)).toEqual(sent({ screening: next, formerScreenings: [former] }));
    }
  });

  it('was started when the applicant began, or else when they agreed', () => {
    const agreedAt = '2026-06-03T00:00:00.000Z';
    const said = aConsent({ at: agreedAt });
    const agreed = { status: is.consented, consent: said, askAt: nextAsk(agreedAt) };
    const started = startScreening(screened({}), at) as Application;
    expect(consentToScreening(started, said)).toEqual(screened({ ...agreed, startedAt: at }));
    expect(consentToScreening(screened({}), said)).toEqual(screened({ ...agreed, startedAt: agreedAt }));
  });

  it('is ordered at the bureau after the consent alone, once [D49]', () => {
    const taken = { bureauId: 'sim_1', at };
    const consented = { status: is.consented, consent, asked: 3, askAt: at };
    expect(orderedAtBureau(screened(consented), taken)).toEqual(
      screened({ status: is.ordered, consent, bureauId: 'sim_1', asked: 0, askAt: nextAsk(at) }),
    );
    for (const part of [{}, { status: is.consented }, { status: is.ordered, consent }])
      expect(orderedAtBureau(screened(part), taken)).toEqual(moved);
  });

  it('takes the report of its own order alone', () => {
    const ordered = screened({ status: is.ordered, consent, bureauId: 'sim_1' });
    expect(reportArrived(ordered, { bureauId: 'sim_2', at })).toEqual(moved);
    expect(reportArrived(ordered, { bureauId: 'sim_1', at })).toMatchObject({
      screening: { status: is.ready, reportedAt: at, reportUntil: '2026-08-31T00:00:00.000Z' },
    });
  });

  it('is given up at the bureau beside others that still wait for it', () => {
    const [one, two] = ['scr_a', 'scr_b'].map((screeningId) =>
      aScreening({ screeningId, status: is.canceled, askAt: at }),
    );
    const both = sent({ screening: aScreening(), formerScreenings: [one, two] as Screening[] });
    const none = takenBack(both, { screeningId: 'scr_a', bureauId: undefined });
    expect(none.formerScreenings).toEqual([two]);
    const known = takenBack(both, { screeningId: 'scr_a', bureauId: 'sim_a' });
    expect(known.formerScreenings).toEqual([{ ...one, bureauId: 'sim_a', askAt: undefined }, two]);
  });

  it.each(['notStarted', 'started', 'consented', 'ordered'] as const)(
    'is canceled while it is %s; after the consent the bureau must give the order up',
    (name) => {
      const said = is[name] >= is.consented ? consent : undefined;
      const canceled = cancelScreening(screened({ status: is[name], consent: said, asked: 3 }), at);
      const end = { status: is.canceled, canceledAt: at, consent: said, asked: 0 };
      expect(canceled).toEqual(screened({ ...end, askAt: said && at }));
    },
  );

  it('is canceled neither with a report nor twice', () => {
    for (const status of [is.ready, is.paid])
      expect(cancelScreening(screened({ status, consent }), at)).toEqual(moved);
    expect(cancelScreening(screened({ status: is.canceled, canceledAt: consent.at }), at)).toEqual(ended);
    expect(cancelScreening(sent(), at)).toEqual(ended);
  });

  it.each(['ordered', 'ready', 'paid'] as const)(
    'that is %s ends when the bureau makes no report or takes it back',
    (name) => {
      const report = { reportUntil: at, askAt: at };
      const ordered = screened({ status: is[name], consent, bureauId: 'sim_1', ...report });
      expect(reportFailed(ordered, at)).toEqual(
        screened({ status: is.canceled, canceledAt: at, consent, bureauId: 'sim_1' }),
      );
    },
  );

  it('does not fail at a bureau that never had it, nor once it was canceled', () => {
    expect(reportFailed(sent(), at)).toEqual(moved);
    expect(reportFailed(screened({ status: is.consented, consent }), at)).toEqual(moved);
    expect(reportFailed(screened({ status: is.canceled, consent, bureauId: 'sim_1' }), at)).toEqual(moved);
  });
});

describe('the fee of a screening [D49]', () => {
  const page = { checkoutId: 'cs_1', url: 'https://pay.test/cs_1', attempt: 1 };
  const ready = { status: is.ready, consent, bureauId: 'sim_1' };
  const arrived = { checkoutId: 'cs_1', paidBy: 'pi_1', at };

  it.each(everyStatus)('of one that is %s is taken once the report is there, and once', (name, status) => {
    const isReady = name === 'ready';
    const before = { ...ready, status };
    const paid = screened({ ...before, status: is.paid, paidAt: at });
    expect(feePaid(screened(before), at)).toEqual(isReady ? paid : moved);
    expect(feePageOpened(screened(before), page)).toEqual(isReady ? screened({ ...before, page }) : moved);
  });

  it('is paid by the page that is open, which closes it', () => {
    expect(feeArrived(screened({ ...ready, page }), arrived)).toEqual(
      screened({ ...ready, status: is.paid, paidAt: at, paidBy: 'pi_1' }),
    );
  });

  it('is paid by no other page', () => {
    expect(feeArrived(screened({ ...ready, page }), { ...arrived, checkoutId: 'cs_0' })).toEqual(moved);
    expect(feeArrived(screened(ready), arrived)).toEqual(moved);
    expect(feeArrived(sent(), arrived)).toEqual(moved);
  });

  it('stays as staff wrote it down when its page was paid meanwhile: that money goes back', () => {
    const byHand = { ...ready, status: is.paid, paidAt: consent.at };
    expect(feeArrived(screened({ ...byHand, page }), arrived)).toEqual(screened(byHand));
  });
});
