import * as z from 'zod';
import { autopayReasons, autopayStates } from '../../../shared/domain/ledger/rent/autopay-terms';
import { separator, sha256 } from '../db/keys';
import { type RecordOf, record } from '../db/record';
import { type LedgerKey, ledgerPartition, payer } from '../ledger/record';

const ofLease = () => ({ organizationId: z.string(), leaseId: z.string() });
const terms = () =>
  z.object({
    afterDue: z.number().int(),
    ceiling: z.number().int(),
    announceAbove: z.number().int(),
    upTo: z.boolean().optional(),
  });
const announced = () => z.object({ day: z.string(), cents: z.number().int() });

/** Who agreed to autopay, when and from where. */
const agreed = () =>
  z.object({ payer: payer(), terms: terms(), at: z.string(), address: z.string(), agent: z.string() });

export const autopaysPartition = (digit: string): string => `AUTOPAY#${digit}`;

/** A lease's autopay, as it is now. Days are the property's own, instants UTC. */
export const Autopay = record({
  name: 'autopay',
  fields: () => ({
    ...ofLease(),
    version: z.number(),
    state: z.enum(autopayStates),
    why: z.enum(autopayReasons).optional(),
    payer: payer(),
    terms: terms(),
    /** Once it was on: the provider's ids, and the method as people know it: `Visa •••• 4242`. */
    method: z
      .object({ customerId: z.string(), methodId: z.string(), name: z.string() })
      .extend({
        kind: z.enum(['card', 'bank']).optional(),
        /** The month through which a card is good, `2028-04`, and whether it was told that it ends. */
        until: z.string().optional(),
        isTold: z.boolean().optional(),
      })
      .optional(),
    /** The next debit's day. */
    next: z.string(),
    announced: announced().optional(),
    /**
     * The UTC day on which it was last looked for a rent or a bill above the ceiling, and what was told of
     * it.
     */
    watched: z.string().optional(),
    warned: announced().optional(),
    /** When it was turned on or resumed: earlier debits do not pause it. */
    since: z.string(),
    /** The day of the last debit. */
    debited: z.string().optional(),
    /** A reserved debit that the provider has not answered yet. */
    debiting: z.object({ paymentId: z.string(), methodId: z.string() }).optional(),
    /** The failed debit that is tried once more. */
    retried: z.string().optional(),
    /** The provider's page that is open, and the terms that come with its method. */
    setup: z
      .object({ customerId: z.string(), checkoutId: z.string(), until: z.string(), announced: announced() })
      .extend({ agreed: agreed() })
      .optional(),
  }),
  key: ({ organizationId, leaseId }: LedgerKey) => ({
    pk: autopaysPartition(sha256(leaseId).slice(0, 1)),
    sk: [organizationId, leaseId].join(separator),
  }),
});
export type Autopay = RecordOf<typeof Autopay>;

/**
 * What a tenant agreed to, word for word. Never changed and never deleted: it is the proof of an
 * authorization.
 */
export const AutopayAuthorization = record({
  name: 'autopay-authorization',
  fields: () => ({
    ...ofLease(),
    ...agreed().shape,
    textVersion: z.string(),
    text: z.array(z.string()),
    method: z.string(),
  }),
  key: (authorization: LedgerKey & { at: string }) => ({
    pk: ledgerPartition(authorization),
    sk: `AUTHORIZATION#${authorization.at}`,
  }),
});
export type AutopayAuthorization = RecordOf<typeof AutopayAuthorization>;

export type PayerKey = LedgerKey & { readonly userRoleId: string };

/** A tenant as the provider's customer of one lease, who has the methods that were saved for it. */
export const PayerCustomer = record({
  name: 'payer-customer',
  fields: () => ({ ...ofLease(), userRoleId: z.string(), customerId: z.string() }),
  key: (payer: PayerKey) => ({ pk: ledgerPartition(payer), sk: `CUSTOMER#${payer.userRoleId}` }),
});
export type PayerCustomer = RecordOf<typeof PayerCustomer>;
