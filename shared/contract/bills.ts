import * as z from 'zod';
import { Day, SentDay } from '../domain/leases/moments';
import { billStates } from '../domain/ledger/owners/bills';
import { ExpenseCategory, MoneyMethod } from '../domain/ledger/owners/owner-money';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { SentInvoice } from './invoices';
import { entryMove } from './ledger-shapes';
import { answer, cents, id, line, note } from './parts';
import { RecurringBill } from './recurring';

/** One of a recurring bill ends with its day. */
const billId = z
  .string()
  .max(100)
  .regex(/^bill:[!-9;-~]+(:\d{4}-\d{2}-\d{2})?$/);

/** A vendor's bill for a property, in cents; `billed_on` and `due_on` are its own days. */
export const Bill = z.object({
  bill_id: billId,
  vendor: z.string(),
  category: ExpenseCategory,
  cents,
  state: z.enum(billStates),
  billed_on: Day,
  due_on: Day,
  reference: z.string(),
  memo: z.string(),
  unit_number: z.string(),
  has_invoice: z.boolean(),
  paid: z.object({ on: Day, method: MoneyMethod, reference: z.string() }).optional(),
  /** The service request that it is of: it is taken back there. */
  request_id: id.optional(),
});
export type Bill = z.infer<typeof Bill>;

const refusals = [
  'not-found',
  'conflict',
  'bad-amount',
  'bad-day',
  'period-locked',
  'account-reconciled',
] as const;

/** Bills of vendors, kept in the property's own book. A bill is voided like any of its entries. */
export const billRows = {
  listBills: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/listBills/{propertyId}',
    summary:
      'The bills of a property: open ones by due day, then the latest others; and its units to choose from',
    params: z.object({ propertyId: id }),
    reply: answer({
      bills: z.array(Bill),
      /** Paid and void bills beyond those shown. */
      has_more: z.boolean(),
      owed: cents,
      units: z.array(z.object({ unit_id: id, unit_number: z.string() })),
      /** What comes again by itself; absent for none. */
      recurring: z.array(RecurringBill).optional(),
    }),
    refusals: ['not-found'],
  },
  addBill: {
    ...entryMove,
    path: '/api/ledger/addBill',
    summary: 'Write down a vendor’s bill for a property; owners bear it once it is paid',
    body: z.object({
      property_id: id,
      unit_id: id.optional(),
      vendor: line.min(1),
      category: ExpenseCategory,
      cents: cents.min(1).max(limits.rentCents),
      billed_on: SentDay,
      due_on: SentDay,
      reference: line,
      memo: note,
      invoice: SentInvoice.optional(),
      /** Of a service request of the property: within what may be spent on it. */
      request_id: id.optional(),
    }),
    refusals: [...refusals, 'invalid', 'approval-needed', 'request-full'],
  },
  payBill: {
    ...entryMove,
    path: '/api/ledger/payBill',
    summary: 'Write down that a bill was paid, all of it; its owners bear it by their shares of that day',
    body: z.object({
      property_id: id,
      bill_id: billId,
      paid_on: SentDay,
      method: MoneyMethod,
      reference: line,
    }),
    refusals: [...refusals, 'bill-not-open', 'trust-short'],
  },
} as const;
