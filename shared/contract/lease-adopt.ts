import * as z from 'zod';
import { SentDay } from '../domain/leases/moments';
import { RentLine } from '../domain/leases/rent/rent-terms';
import { maxRentLines, TermFields, UploadedFile } from '../domain/leases/term';
import { ChargeKind } from '../domain/ledger/accounts';
import { sharedBuckets } from '../domain/ledger/deposits/deposit-buckets';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { personId } from './lease-drafts';
import { answer, cents, id, line, version, versioned } from './parts';

const amount = cents.min(1).max(limits.rentCents);

/** One transaction holds lease, people and opening balance: so many of each. */
export const adoptLimits = { tenants: 10, owed: 24 } as const;

/** A tenant of a lease signed elsewhere. The email is empty where nobody knows it. */
const AdoptedTenant = z.object({
  id: personId,
  firstName: line,
  lastName: line,
  email: z.string().max(limits.emailCharacters),
  mobile: z.string().max(30),
});

/** A term as it was agreed on elsewhere. What is left out is as in a new draft. */
export const AdoptForm = TermFields.pick({
  kind: true,
  atEnd: true,
  dueDay: true,
  late: true,
  noticeDays: true,
}).extend({
  from: z.union([z.literal(''), SentDay]),
  /** Absent: month-to-month. */
  to: z.union([z.literal(''), SentDay]).optional(),
  rentLines: z.array(RentLine).max(maxRentLines),
  tenants: z.array(AdoptedTenant).max(adoptLimits.tenants),
  /** What was agreed on; what is held stands in `deposits`. */
  depositCents: cents.min(0).max(limits.rentCents),
});
export type AdoptForm = z.infer<typeof AdoptForm>;

/** How the lease stands today, in cents. */
export const AdoptOpening = {
  /** The first month whose rent is charged here, `2026-12`. */
  rent_from: z
    .string()
    .max(7)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month'),
  /** Each due before that month. */
  owed: z
    .array(z.object({ kind: ChargeKind.exclude(['deposit']), label: line, due_on: SentDay, cents: amount }))
    .max(adoptLimits.owed),
  /** Paid ahead; 0 for nothing. */
  credit_cents: cents.min(0).max(limits.rentCents),
  /** `security`: of the one tenant, or of all jointly. */
  deposits: z
    .array(z.object({ bucket: z.enum(['security', ...sharedBuckets.slice(1)]), cents: amount }))
    .max(sharedBuckets.length),
};

/** A lease that was signed outside Keystead. */
export const leaseAdopt = {
  adoptLease: {
    method: 'POST',
    path: '/api/leases/adoptLease',
    auth: bearer('leases', 'change'),
    summary: 'Add a lease that was signed elsewhere, with its opening balance; nobody is emailed',
    body: z.object({ unit_id: id, term: AdoptForm, signed_on: SentDay.optional(), ...AdoptOpening }),
    reply: answer({ lease_id: id, version }),
    refusals: [
      'not-found',
      'conflict',
      'invalid',
      'not-permitted',
      'property-archived',
      'lease-incomplete',
      'unit-taken',
      'bad-day',
      'too-many-payments',
    ],
    idempotent: true,
  },
  nameSignedFile: {
    method: 'POST',
    path: '/api/leases/nameSignedFile',
    auth: bearer('leases', 'change'),
    summary: 'Keep a PDF that was brought for this lease as the paper that was signed elsewhere',
    body: z.object({ lease_id: id, file: UploadedFile }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'wrong-status', 'invalid'],
    idempotent: true,
  },
  removeAdopted: {
    method: 'POST',
    path: '/api/leases/removeAdopted',
    auth: bearer('leases', 'change'),
    summary: 'Take a lease signed elsewhere back that was added by mistake, before any money was posted',
    body: z.object({ lease_id: id }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'wrong-status', 'unit-taken'],
    idempotent: true,
  },
} as const;
