import * as z from 'zod';
import { Day, SentDay } from '../domain/leases/moments';
import { checkStates, largestCheck, StubLine } from '../domain/ledger/checks/checks';
import { MoneyMethod } from '../domain/ledger/owners/owner-money';
import { limits } from '../domain/limits';
import { Bill } from './bills';
import { bearer } from './endpoint';
import { answer, cents, done, id, line, note } from './parts';

export const checkNumber = z.number().int().min(1).max(largestCheck);
/** In an address, where a number is a text. */
const checkInAddress = z.coerce.number().int().min(1).max(largestCheck);

/** Bills of one call, so that it is answered in time: some seventeen checks a second. */
export const billsPerCall = 100;

/** An open bill of any property that the caller sees. */
const OpenBill = Bill.omit({ state: true, paid: true }).extend({
  property_id: id,
  property_title: z.string(),
  /** The bank account that it is paid from; absent where none was added. */
  account_id: id.optional(),
  is_past_due: z.boolean(),
});
export type OpenBill = z.infer<typeof OpenBill>;

const BillRef = z.object({ property_id: id, bill_id: Bill.shape.bill_id });

/** A check of the register; cents. */
const Check = z.object({
  number: checkNumber,
  payee: z.string(),
  cents,
  on: Day,
  state: z.enum(checkStates),
  /** Who wrote it. */
  by: z.string(),
  stub: z.array(StubLine),
  voided: z.object({ on: Day, reason: z.string() }).optional(),
});
export type Check = z.infer<typeof Check>;

const refusals = ['not-found', 'not-permitted', 'conflict'] as const;

/** Bills of all properties, paid together, and the checks that were written for them. */
export const checkRows = {
  listOpenBills: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/listOpenBills',
    summary: 'Every open bill of the properties whose money the caller sees, the earliest due first',
    reply: answer({
      bills: z.array(OpenBill),
      /** Bills due later than those shown. */
      has_more: z.boolean(),
      owed: cents,
      /** Accounts that pay them, with the next number that no check has. */
      accounts: z.array(
        z.object({ account_id: id, name: z.string(), last4: z.string(), next_check: checkNumber }),
      ),
      /** Whether the caller may pay them together. */
      may_pay: z.boolean(),
    }),
    refusals: [],
  },
  payBills: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/ledger/payBills',
    summary: 'Write down that bills were paid: by one check a payee and account, or each by itself',
    body: z.object({
      /** The same when the call is sent again, so that nothing is paid twice. */
      run: z
        .string()
        .max(32)
        .regex(/^[0-9a-f]{32}$/),
      paid_on: SentDay,
      method: MoneyMethod,
      reference: line,
      /** The first number to use, by account; for checks alone. */
      first_checks: z.array(z.object({ account_id: id, number: checkNumber })).max(limits.listPageMax),
      bills: z.array(BillRef).min(1).max(billsPerCall),
    }),
    reply: answer({
      paid: z.array(BillRef.extend({ check: checkNumber.optional() })),
      checks: z.array(z.object({ account_id: id, number: checkNumber, payee: z.string(), cents })),
      refused: z.array(BillRef.extend({ why: z.string() })),
    }),
    refusals: [...refusals, 'check-used', 'invalid'],
  },
  listChecks: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/listChecks/{accountId}',
    summary: 'The checks written from a bank account, the highest number first',
    params: z.object({ accountId: id }),
    query: z.object({ before: checkInAddress.optional() }),
    reply: answer({
      checks: z.array(Check),
      /** Where the next page begins; absent on the last one. */
      next: checkNumber.optional(),
    }),
    refusals: ['not-found', 'not-permitted'],
  },
  voidCheck: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/ledger/voidCheck',
    summary: 'Take a check back that the bank has not paid: its bills are open again, dated today',
    body: z.object({ account_id: id, number: checkNumber, reason: note.min(1) }),
    reply: done,
    refusals: [...refusals, 'already-reversed', 'check-cleared', 'period-locked', 'account-reconciled'],
    idempotent: true,
  },
} as const;
