import { displayDollars } from '../../money';
import { type Problem, problemsOf } from '../../problem';

/**
 * What a tenant authorizes: debited this many days after rent is due, never more than `ceiling`; an amount
 * above `announceAbove` only when it was announced ten days before (12 CFR 1005.10(d)). Cents.
 */
export type AutopayTerms = {
  readonly afterDue: number;
  readonly ceiling: number;
  readonly announceAbove: number;
  /** More is due than may be debited: as much as may be is debited, and not nothing. */
  readonly upTo?: boolean | undefined;
};

export const autopayStates = ['off', 'on', 'paused'] as const;
/** Why it is paused, or off by itself. */
export const autopayReasons = ['failures', 'not-authorized', 'ended'] as const;
export type AutopayReason = (typeof autopayReasons)[number];

/** Why a day's money is asked for and not debited. */
export const askReasons = ['above-ceiling', 'not-announced', 'online-off', 'not-whole'] as const;
export type AskReason = (typeof askReasons)[number];

/** Announced that many days before a debit. */
export const announceDays = 10;

/** Problems by their names on the wire; `mostDays` after the due day, and `least` cents at the provider. */
export const autopayProblems = (
  { afterDue, ceiling, announceAbove }: AutopayTerms,
  { mostDays, least }: { mostDays: number; least: number },
): Problem[] =>
  problemsOf({
    after_due: afterDue > mostDays && 'Choose a day without a late fee',
    ceiling_cents: ceiling < least && `Enter at least ${displayDollars(least)}`,
    announce_above_cents: announceAbove > ceiling && 'Enter at most what is debited',
  });
