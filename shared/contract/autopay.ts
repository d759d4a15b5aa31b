import * as z from 'zod';
import { Day } from '../domain/leases/moments';
import { askReasons, autopayReasons, autopayStates } from '../domain/ledger/rent/autopay-terms';
import { authorizationVersion } from '../domain/ledger/rent/autopay-texts';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { answer, cents, done, id, success } from './parts';

const amount = cents.min(1).max(limits.rentCents);

/** What autopay debits: days after rent is due, the most, and above what it is announced ten days before. */
const autopayTerms = {
  after_due: z.number().int().min(0).max(60),
  ceiling_cents: amount,
  announce_above_cents: cents.min(0).max(limits.rentCents),
  /** More is due than may be debited: as much as may be is debited. */
  up_to: z.boolean(),
};

/** A debit to come, with what is due by then as it stands now. */
const Debit = z.object({ on: Day, cents });

/** Autopay of a lease for one of its tenants; terms, method and next debit are the payer's alone. */
export const MyAutopay = z.object({
  lease_id: id,
  unit_number: z.string(),
  property_title: z.string(),
  state: z.enum(autopayStates),
  why: z.enum(autopayReasons).optional(),
  is_mine: z.boolean(),
  payer: z.string(),
  method: z.string(),
  terms: z.object(autopayTerms).optional(),
  /** `asks`: why it would not be debited; `rest`: due, too, and not debited. */
  next: Debit.extend({ asks: z.enum(askReasons).optional(), rest: cents.optional() }).optional(),
  /** The card expires before this debit, which is near enough to be told: both their days. */
  card_ends: z.object({ last: Day, debit: Day }).optional(),
  /** The first day to come with more than is allowed at most, as far as it is known. */
  above: Debit.optional(),
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

/** A saved method as people know it, never its number: `Visa •••• 4242`, good through `2028-04`. */
export const MyMethod = z.object({
  method_id: id,
  name: z.string(),
  kind: z.enum(['card', 'bank']),
  until: z.string().optional(),
  /** Autopay debits it, or would after a pause. */
  is_autopay: z.boolean(),
});
export type MyMethod = z.infer<typeof MyMethod>;

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
    summary:
      'Agree to autopay with a saved method, at once; without one the page that is answered saves a card or bank account for it',
    body: agreement.extend({ method_id: id.optional() }),
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
  askToPayOnline: {
    ...mine,
    path: '/api/ledger/askToPayOnline',
    summary: 'Ask the landlord, whose bank account is missing, to take rent online; told once a week',
    body: z.object({ lease_id: id }),
    reply: answer({ asked_on: Day }),
    refusals,
  },
  listMyMethods: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/listMyMethods/{leaseId}',
    summary: 'The caller’s saved cards and bank accounts for their own lease, the newest first',
    params: z.object({ leaseId: id }),
    reply: answer({ methods: z.array(MyMethod), is_offered: z.boolean() }),
    refusals: ['not-found', 'payments-away'],
  },
  addMyMethod: {
    ...mine,
    path: '/api/ledger/addMyMethod',
    summary: 'The provider’s page where the caller saves a card or bank account, with or without autopay',
    body: z.object({ lease_id: id }),
    reply: answer({ url: z.string() }),
    refusals: [...refusals, 'online-off', 'payments-away'],
  },
  removeMyMethod: {
    ...mine,
    path: '/api/ledger/removeMyMethod',
    summary: 'Remove a saved method; of autopay’s only with its word that autopay ends',
    body: z.object({ lease_id: id, method_id: id, stops_autopay: z.boolean() }),
    reply: done,
    refusals: [...refusals, 'autopay-method', 'payments-away'],
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
