import * as z from 'zod';
import { limits } from '../limits';
import { applicationFeeCents } from './amounts';

export const FeeCents = z.number().int().min(applicationFeeCents.from).max(applicationFeeCents.to);

/** The provider's page where a fee is paid; a page that ran out is followed by the next attempt. */
export const FeePage = z.object({ checkoutId: z.string(), url: z.string(), attempt: z.number() });
export type FeePage = z.infer<typeof FeePage>;

/** What staff write down about a fee that was not paid online. */
export const byHand = ['otherwise', 'waived'] as const;
export type ByHand = (typeof byHand)[number];

/** How a fee stopped being due, and when (UTC). `by`: the staff's name; `paidBy`: the provider's payment. */
const SettledFee = z.object({
  how: z.enum(['online', ...byHand]),
  at: z.string(),
  by: z.string().optional(),
  paidBy: z.string().optional(),
});
export type SettledFee = z.infer<typeof SettledFee>;

/** A paid fee on its way back, as the provider says; `by` and `reason` where staff asked for it. */
export const feeBackStates = ['asked', 'done', 'failed'] as const;
const FeeBack = z.object({
  state: z.enum(feeBackStates),
  /** UTC instant of the state. */
  at: z.string(),
  by: z.string().optional(),
  reason: z.string().max(limits.descriptionCharacters).optional(),
});
export type FeeBack = z.infer<typeof FeeBack>;

/** The fee of an application, as the home's page named it when the application was begun. */
export const ApplicationFee = z.object({
  cents: FeeCents,
  page: FeePage.optional(),
  settled: SettledFee.optional(),
  /** When staff first asked for it back (UTC), until their call has written what came of it. */
  refundAsked: z.string().optional(),
  back: FeeBack.optional(),
});
export type ApplicationFee = z.infer<typeof ApplicationFee>;
