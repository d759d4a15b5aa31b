import * as z from 'zod';
import { joinWords } from '../leases/document/words';
import { limits } from '../limits';
import { displayDollars } from '../money';
import type { Screening } from './screening';

/** What an approval asks for beyond the usual: the whole deposit in cents, a co-signer on the lease. */
export const Conditions = z.object({
  deposit: z.number().int().min(1).max(limits.rentCents).optional(),
  coSigner: z.boolean(),
});
export type Conditions = z.infer<typeof Conditions>;

type Screened = { readonly screening?: Pick<Screening, 'order'> | undefined };

/** The deposit in cents that the screening’s order names, or else the home’s public page; 0 without either. */
export const usualDeposit = ({ screening }: Screened, listed = 0): number =>
  screening?.order.deposit ?? listed;

/** Whether these ask for more: a co-signer or a deposit, which is then above the usual one in cents (D49). */
export const asksForMore = ({ deposit, coSigner }: Conditions, usual: number): boolean =>
  deposit === undefined ? coSigner : deposit > usual;

/** `a deposit of $2,900.00 and a co-signer on the lease`. */
export const conditionWords = ({ deposit, coSigner }: Conditions): string =>
  joinWords([
    ...(deposit === undefined ? [] : [`a deposit of ${displayDollars(deposit)}`]),
    ...(coSigner ? ['a co-signer on the lease'] : []),
  ]);

type Decided = { readonly kind: 'approved' | 'declined'; readonly conditions?: Conditions | undefined };

/** Less favorable than what was applied for: a decline, or conditions (D49; 15 U.S.C. 1681m). */
export const isAdverse = ({ kind, conditions }: Decided): boolean =>
  kind === 'declined' || conditions !== undefined;
