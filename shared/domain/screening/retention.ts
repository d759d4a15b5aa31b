import type { Stage } from './application';
import type { Screening } from './screening';
import { screeningStatuses as is } from './screening-statuses';

const day = 86_400_000;
const minute = 60_000;
const later = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();
export const daysAfter = (instant: string, days: number): string => later(instant, days * day);

/**
 * Days that something about an applicant is kept (D50). A sent application stays while a decision can be
 * contested: two years and a month (15 U.S.C. 1681p, 42 U.S.C. 3613).
 */
export const keptDays = { question: 3, draft: 60, sent: 760, identity: 14, asking: 30, account: 30 } as const;

/** Minutes until the bureau is asked again, by how often it was asked in vain; daily after these. */
const waits: readonly number[] = [5, 15, 60, 360];
const daily = 1440;

/** When the bureau is asked next. UTC instants, as everywhere here. */
export const nextAsk = (at: string, asked = 0): string => later(at, (waits[asked] ?? daily) * minute);

/** Whether a bureau is not asked any more: nothing came for a month. */
export const hasGoneQuiet = ({ consent }: Pick<Screening, 'consent'>, at: string): boolean =>
  consent !== undefined && daysAfter(consent.at, keptDays.asking) <= at;

type Asked = Pick<Screening, 'status' | 'consent' | 'askAt' | 'bureauId' | 'reportUntil'>;
type Kept = {
  readonly stage: Stage;
  readonly startedAt: string;
  /** A question whose mail address nobody confirmed goes within days. */
  readonly asked?: { readonly confirmedAt?: string | undefined } | undefined;
  readonly submittedAt?: string | undefined;
  readonly decision?: { readonly at: string } | undefined;
  readonly screening?: Readonly<Asked> | undefined;
  readonly formerScreenings?: readonly Readonly<Asked>[] | undefined;
  readonly partOf?: object | undefined;
};

/** Until when identity details may wait for a bureau that is away; undefined when none wait. */
export const identityUntil = ({ screening }: Pick<Kept, 'screening'>): string | undefined =>
  screening?.status === is.consented && screening.consent
    ? daysAfter(screening.consent.at, keptDays.identity)
    : undefined;

/** When the whole application goes. An approved one stays with its lease. */
export function purgeAt({ stage, startedAt, submittedAt, decision, asked }: Kept): string | undefined {
  if (stage === 'approved') return undefined;
  if (stage === 'draft' && asked && !asked.confirmedAt) return daysAfter(startedAt, keptDays.question);
  if (stage === 'draft') return daysAfter(startedAt, keptDays.draft);
  return daysAfter(decision?.at ?? submittedAt ?? startedAt, keptDays.sent);
}

/** The last instant at which anything of it may be kept; a draft can become complete on its last day. */
export const keptUntil = (application: Kept): string | undefined =>
  application.stage === 'draft'
    ? daysAfter(application.startedAt, keptDays.draft + keptDays.sent)
    : purgeAt(application);

/** Whether it can go when the applicant asks: no lease follows, and no order of the bureau's must stay provable. */
export const mayBeRemoved = ({ stage, screening, formerScreenings = [] }: Kept): boolean =>
  stage !== 'approved' &&
  screening?.bureauId === undefined &&
  screening?.askAt === undefined &&
  formerScreenings.length === 0;

/** What falls due, the most important first. */
export type Step = 'purge' | 'purge-report' | 'drop-identity' | 'ask-bureau';

/** The earliest instant; a sort puts undefined last. */
const earliest = (instants: readonly (string | undefined)[]): string | undefined => instants.toSorted()[0];

/** When the bureau is asked next, about this screening or one that was canceled before it. */
const nextAskOf = ({ screening, formerScreenings = [] }: Kept): string | undefined =>
  earliest([screening, ...formerScreenings].map((one) => one?.askAt));

const dues = (application: Kept): Readonly<Record<Step, string | undefined>> => ({
  // A part goes with the application it belongs to.
  purge: application.partOf ? undefined : purgeAt(application),
  'purge-report': application.screening?.reportUntil,
  'drop-identity': identityUntil(application),
  'ask-bureau': nextAskOf(application),
});

/** When something falls due next; undefined for an application that can rest. */
export const nextDue = (application: Kept): string | undefined => earliest(Object.values(dues(application)));

/** What is due at an instant. */
export const stepDue = (application: Kept, at: string): Step | undefined => {
  const [found] = Object.entries(dues(application)).filter(([, due]) => due !== undefined && due <= at);
  return found?.[0] as Step | undefined;
};
