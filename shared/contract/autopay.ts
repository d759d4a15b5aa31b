import * as z from 'zod';
import { Day } from '../domain/leases/moments';
import { askReasons, autopayReasons, autopayStates } from '../domain/ledger/autopay-terms';
import { authorizationVersion } from '../domain/ledger/autopay-texts';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { answer, cents, done, id, success } from './parts';

const amount = cents.min(1).max(limits.rentCents);

/** What autopay debits: days after rent is due, the most, and above what it is announced ten days before. */
const autopayTerms = {
  after_due: z.number().int().min(0).max(60),
  ceiling_cents: amount,
  announce_above_cents: cents.min(0).max(limits.rentCents),
};

/** A debit to come, with what is due by then as it stands now. */
const Debit = z.object({ on: Day, cents });

/** Autopay of a lease for one of its tenants; terms, method and next debit are the payer's alone. */
export const MyAutopay = z.object({
  ...{ lease_id: id, unit_number: z.string(), property_title: z.string() },
  state: z.enum(autopayStates),
  why: z.enum(autopayReasons).optional(),
  is_mine: z.boolean(),
  payer: z.string(),
  method: z.string(),
  terms: z.object(autopayTerms).optional(),
  /** `asks`: why it would not be debited. */
  next: Debit.extend({ asks: z.enum(askReasons).optional() }).optional(),
  /** The day has come, and it waits for a payment on its way. */
  waits: z.boolean(),
  /** Whether the landlord takes online payments now. */
  is_offered: z.boolean(),
  /** The least that can be debited. */
  least: cents,
  /** The days that can be chosen, each with its first debit. */
  days: z.array(Debit.extend({ after_due: z.number().int() })),
});
export type MyAutopay = z.infer<typeof MyAutopay>;

/** A tenant’s own; a landlord whose plan has ended stops nobody from it. */
const mine = { method: 'POST', auth: bearer('money'), idempotent: true, whenReadOnly: true } as const;
const refusals = ['not-found', 'conflict'] as const;
/** The terms, and the version of the text that was read. */
const agreement = z.object({ lease_id: id, ...autopayTerms, agrees: z.literal(authorizationVersion) });

/** Autopay of a lease, for one of its tenants. */
export const autopayRows = {
  getMyAutopay: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/getMyAutopay/{leaseId}',
    summary: 'Autopay of the caller’s own lease: its next debit with day and amount, or what can be set up',
    params: z.object({ leaseId: id }),
    reply: z.object({ success, data: MyAutopay }),
    refusals: ['not-found', 'payments-away'],
  },
  startAutopay: {
    ...mine,
    path: '/api/ledger/startAutopay',
    summary: 'Agree to autopay; the provider’s page that is answered saves the card or bank account for it',
    body: agreement,
    reply: answer({ url: z.string() }),
    refusals: [...refusals, 'invalid', 'autopay-taken', 'no-rent-ahead', 'online-off', 'payments-away'],
  },
  changeAutopay: {
    ...mine,
    path: '/api/ledger/changeAutopay',
    summary: 'Agree to other terms of autopay, or go on after a pause, with the method that is saved',
    body: agreement,
    reply: done,
    refusals: [...refusals, 'invalid', 'autopay-off', 'no-rent-ahead'],
  },
  stopAutopay: {
    ...mine,
    path: '/api/ledger/stopAutopay',
    summary: 'Turn autopay off, at once',
    body: z.object({ lease_id: id }),
    reply: done,
    refusals: refusals,
  },
} as const;
