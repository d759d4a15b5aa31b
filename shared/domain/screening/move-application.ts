import type * as z from 'zod';
import type { Application, Decision } from './application';
import type { ApplicationRefusal } from './application-refusals';
import { asksForMore, isAdverse, usualDeposit } from './conditions';
import { completed } from './move-people';
import { reportDays } from './report';
import { daysAfter, hasGoneQuiet, nextAsk } from './retention';
import type { Screening, ScreeningConsent, ScreeningOrder } from './screening';
import { screeningStatuses as is } from './screening-statuses';

export type Refused = { readonly refused: ApplicationRefusal };
export type Moved = Application | Refused;

export const isRefused = (moved: Moved): moved is Refused => 'refused' in moved;
const refused = (code: ApplicationRefusal): Refused => ({ refused: code });

/** Whether the applicant's time is over before the consent. */
const hasRunOut = ({ status, expiresAt }: Screening, at: string): boolean =>
  status <= is.started && expiresAt <= at;

/** A screening that still goes on: neither canceled nor run out. */
export const openScreening = ({ screening }: Application, at: string): Screening | undefined =>
  screening && screening.status !== is.canceled && !hasRunOut(screening, at) ? screening : undefined;

/** Whether a report about the applicant is there. */
export const hasReport = ({
  screening,
}: {
  readonly screening?: Pick<Screening, 'status'> | undefined;
}): boolean => screening?.status === is.ready || screening?.status === is.paid;

const withScreening = (application: Application, change: Partial<Screening>): Moved => {
  const { screening } = application;
  return screening ? { ...application, screening: { ...screening, ...change } } : refused('screening-ended');
};

/** The applicant sends it; it waits for those they named. Instants are UTC, as everywhere here. */
export const submit = (application: Application, at: string): Moved =>
  application.stage === 'draft' && application.sentAt === undefined
    ? completed({ ...application, sentAt: at }, at)
    : refused('application-closed');

type Ordered = { readonly screeningId: string; readonly order: ScreeningOrder; readonly requestedBy: string };

/** A manager orders a screening (SCR-08). Refuses a second one beside one that goes on. */
export function orderScreening(
  application: Application,
  { at, expiresAt, ...ordered }: Ordered & { readonly at: string; readonly expiresAt: string },
): Moved {
  if (application.stage !== 'submitted') return refused('application-closed');
  if (openScreening(application, at)) return refused('screening-open');
  const { screening: before, formerScreenings = [] } = application;
  const screening = { ...ordered, status: is.notStarted, orderedAt: at, expiresAt };
  if (before?.bureauId === undefined && before?.askAt === undefined) return { ...application, screening };
  return { ...application, screening, formerScreenings: [...formerScreenings, before] };
}

/** The applicant begins. Later on it changes nothing. */
export function startScreening(application: Application, at: string): Moved {
  const screening = openScreening(application, at);
  if (!screening) return refused('screening-ended');
  if (screening.status !== is.notStarted) return application;
  return withScreening(application, { status: is.started, startedAt: at });
}

/** The person agrees (D49). Once given it stands; a repeat changes nothing. */
export function consentToScreening(application: Application, consent: ScreeningConsent): Moved {
  const screening = openScreening(application, consent.at);
  if (!screening) return refused('screening-ended');
  if (screening.consent) return application;
  const startedAt = screening.startedAt ?? consent.at;
  return withScreening(application, { status: is.consented, startedAt, consent, askAt: nextAsk(consent.at) });
}

/** The bureau took the order. Refused without consent (D49). */
export const orderedAtBureau = (
  application: Application,
  { bureauId, at }: { bureauId: string; at: string },
): Moved =>
  application.screening?.status === is.consented && application.screening.consent
    ? withScreening(application, { status: is.ordered, bureauId, asked: 0, askAt: nextAsk(at) })
    : refused('screening-moved');

const withEachScreening = (
  { screening, formerScreenings, ...application }: Application,
  change: (one: Screening) => Screening,
): Application => ({
  ...application,
  ...(screening && { screening: change(screening) }),
  ...(formerScreenings && { formerScreenings: formerScreenings.map(change) }),
});

/**
 * The bureau was away, or had no report yet: it is asked again later, and no more after a month, unless it
 * may have the order of a canceled screening.
 */
export const askedInVain = (application: Application, at: string): Application =>
  withEachScreening(application, (one) => {
    if (one.askAt === undefined || one.askAt > at) return one;
    const asked = (one.asked ?? 0) + 1;
    const hasEnded = one.status !== is.canceled && hasGoneQuiet(one, at);
    return { ...one, asked, askAt: hasEnded ? undefined : nextAsk(at, asked) };
  });

type Waiting = Pick<Screening, 'screeningId' | 'status' | 'askAt'>;

/** A canceled screening whose order the bureau may have, and must give up. */
export const toTakeBack = ({
  screening,
  formerScreenings = [],
}: {
  readonly screening?: Waiting | undefined;
  readonly formerScreenings?: readonly Waiting[] | undefined;
}): Waiting | undefined =>
  [...formerScreenings, screening].find((one) => one?.status === is.canceled && one.askAt !== undefined);

/**
 * The bureau gave up the order of a canceled screening. Without one, a screening that was followed by another
 * goes.
 */
export function takenBack(
  application: Application,
  { screeningId, bureauId }: { screeningId: string; bureauId: string | undefined },
): Application {
  const settled = withEachScreening(application, (one) =>
    one.screeningId === screeningId ? { ...one, bureauId, askAt: undefined } : one,
  );
  const formerScreenings = settled.formerScreenings?.filter(
    (one) => one.screeningId !== screeningId || bureauId !== undefined,
  );
  return { ...settled, formerScreenings: formerScreenings?.length ? formerScreenings : undefined };
}

/** The bureau has the report of this very order. */
export const reportArrived = (
  application: Application,
  { bureauId, at }: { bureauId: string; at: string },
): Moved =>
  application.screening?.status === is.ordered && application.screening.bureauId === bureauId
    ? withScreening(application, {
        status: is.ready,
        reportedAt: at,
        reportUntil: daysAfter(at, reportDays),
        askAt: undefined,
      })
    : refused('screening-moved');

/** The fee is paid, once, after the reports are there (D49, SCR-03). */
export const feePaid = (application: Application, at: string): Moved =>
  application.screening?.status === is.ready
    ? withScreening(application, { status: is.paid, paidAt: at })
    : refused('screening-moved');

/** The provider's page for the fee is open. */
export const feePageOpened = (application: Application, page: NonNullable<Screening['page']>): Moved =>
  application.screening?.status === is.ready
    ? withScreening(application, { page })
    : refused('screening-moved');

/**
 * The page was paid: closes the screening, unless the fee was recorded meanwhile and this money goes back.
 */
export function feeArrived(
  application: Application,
  { checkoutId, paidBy, at }: { checkoutId: string; paidBy: string; at: string },
): Moved {
  if (application.screening?.page?.checkoutId !== checkoutId) return refused('screening-moved');
  const paid = feePaid(application, at);
  if (isRefused(paid)) return withScreening(application, { page: undefined });
  return withScreening(paid, { page: undefined, paidBy });
}

/**
 * Takes an order back that has no report yet. After the consent the bureau may have it, and is asked to give
 * it up.
 */
export function cancelScreening(application: Application, at: string): Moved {
  if (!application.screening || application.screening.status === is.canceled)
    return refused('screening-ended');
  if (hasReport(application)) return refused('screening-moved');
  const askAt = application.screening.consent && at;
  return withScreening(application, { status: is.canceled, canceledAt: at, askAt, asked: 0 });
}

/**
 * The bureau made no report, or took it back: the screening ends, paid or not, and a report there was goes.
 */
export function reportFailed(application: Application, at: string): Moved {
  const { screening } = application;
  if (screening?.bureauId === undefined || screening.status === is.canceled)
    return refused('screening-moved');
  const ended = { status: is.canceled, canceledAt: at, askAt: undefined, reportUntil: undefined };
  return withScreening(application, ended);
}

/** The report is past its date and goes (D50); what the screening was stays. */
export const reportPurged = (application: Application, at: string): Moved =>
  application.screening?.reportUntil !== undefined && application.screening.reportUntil <= at
    ? withScreening(application, { reportUntil: undefined })
    : refused('screening-moved');

type Deciding = {
  readonly kind: 'approved' | 'declined';
  readonly decision: z.infer<typeof Decision>;
  /** Whether a report about anyone of the application is there. */
  readonly isReported?: boolean;
  /** The deposit that the home's public page names, in cents. */
  readonly listed?: number | undefined;
};

/**
 * The part of one person is decided with the application it belongs to; a notice is to whom a report is
 * about.
 */
export function decidePart(part: Application, { kind, decision }: Deciding): Application {
  const canceled = cancelScreening(part, decision.at);
  const { agency, ...toEach } = decision;
  const own = agency && hasReport(part) ? decision : toEach;
  return { ...(isRefused(canceled) ? part : canceled), stage: kind, decision: own };
}

/**
 * Approves a submitted one, with or without conditions, or declines. A decline or conditions with a report
 * take the notice or why none is due (D49). Refuses `application-closed`, `conditions-missing`,
 * `notice-missing`.
 */
export function decide(application: Application, deciding: Deciding): Moved {
  const { kind, decision, isReported = hasReport(application), listed } = deciding;
  const isOpen =
    application.stage === 'submitted' || (application.stage === 'waiting' && kind === 'declined');
  if (!isOpen || application.partOf) return refused('application-closed');
  const { conditions } = decision;
  if (conditions && !(kind === 'approved' && asksForMore(conditions, usualDeposit(application, listed))))
    return refused('conditions-missing');
  const needsNotice = isAdverse({ kind, conditions }) && isReported;
  if (needsNotice && !decision.notice && !decision.noNotice?.trim()) return refused('notice-missing');
  return decidePart(application, deciding);
}
