import * as z from 'zod';
import { limits } from '../limits';
import { FeePage } from './application-fee';
import { type ScreeningStatus, screeningStatuses } from './screening-statuses';

const line = z.string().max(limits.textCharacters);
const cents = z.number().int().min(0);

export const payers = ['applicant', 'owner'] as const;
export type Payer = (typeof payers)[number];

/** What the order says. Amounts in cents; `roleId` is the one of the applicant's record (SCR-05). */
export const ScreeningOrder = z.object({
  rent: cents,
  deposit: cents,
  leaseMonths: z.number().min(0),
  chargeTo: z.enum(payers),
  fees: z.array(z.object({ firstName: line, lastName: line, email: line, cents })),
  requester: z.object({ firstName: line, lastName: line, email: line, mobile: line, roleId: z.string() }),
});
export type ScreeningOrder = z.infer<typeof ScreeningOrder>;

/** Who the person is, sealed until the bureau has the order. A local date; the bureau asks for the SSN itself. */
export const Identity = z.object({ legalName: line, birthDate: z.string(), address: line });
export type Identity = z.infer<typeof Identity>;

/** Consent of the person the report is about: to which text, when and from where (D49). UTC instant. */
export const ScreeningConsent = z.object({
  version: z.string(),
  name: line,
  at: z.string(),
  ipAddress: z.string(),
  userAgent: z.string(),
});
export type ScreeningConsent = z.infer<typeof ScreeningConsent>;

export const Screening = z.object({
  screeningId: z.string(),
  status: z.union(
    Object.values(screeningStatuses).map((status) => z.literal(status)) as [z.ZodLiteral<ScreeningStatus>],
  ),
  order: ScreeningOrder,
  requestedBy: z.string(),
  /** UTC instants. The applicant can complete it before `expiresAt`. */
  orderedAt: z.string(),
  expiresAt: z.string(),
  startedAt: z.string().optional(),
  consent: ScreeningConsent.optional(),
  bureauId: z.string().optional(),
  /** When the bureau is asked next, once canceled to take the order back, and how often it was asked in vain. */
  askAt: z.string().optional(),
  asked: z.number().optional(),
  reportedAt: z.string().optional(),
  /** The report's date; absent before there is a report and after it was purged (D50). */
  reportUntil: z.string().optional(),
  page: FeePage.optional(),
  /** `paidBy`: the provider’s payment, when the fee was paid online. */
  paidAt: z.string().optional(),
  paidBy: z.string().optional(),
  canceledAt: z.string().optional(),
});
export type Screening = z.infer<typeof Screening>;

/** What an applicant agrees to. A changed text is a new version, which is kept with the consent (D49). */
export const screeningConsent = {
  version: '2026-11',
  paragraphs: [
    'You allow the landlord named above, and the screening bureau acting for them, to obtain consumer reports about you for deciding on this rental application: identity, credit, evictions, criminal records and income.',
    'The reports are made once, for this application alone. Who may read them is limited, each look is written down, and they are deleted after 90 days.',
    'If a report plays a part in a decision against you, you get a notice that names the bureau. You may then ask it for a free copy and dispute what is wrong.',
    'You do not have to agree. Without your consent no report is ordered; the landlord may then decide without one.',
  ],
} as const;
