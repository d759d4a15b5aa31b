import * as z from 'zod';
import { SentDay } from '../domain/leases/moments';
import { shortagePolicies } from '../domain/ledger/bank/payout-guard';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { entryId, entryMove } from './ledger-shapes';
import { cents, done, id, line, note } from './parts';

const amount = cents.min(1).max(limits.rentCents);
const refusals = [
  'not-found',
  'conflict',
  'not-permitted',
  'bad-amount',
  'bad-day',
  'period-locked',
  'account-reconciled',
] as const;
const setting = { method: 'POST', auth: bearer('money', 'change'), reply: done } as const;
const version = z.number().int().min(0);

/**
 * What a person does with whole accounts: transfers, earned fees, the company’s own money (books: D51, D52,
 * D54).
 */
export const bankMoneyRows = {
  moveBankMoney: {
    ...entryMove,
    path: '/api/ledger/moveBankMoney',
    summary:
      'Write down money moved between two accounts: of a property, earned fees, or to cover a shortage',
    body: z.object({
      account_id: id,
      to_account_id: id,
      /** `sweep` takes earned fees to an operating account, `cure` brings the company’s own money. */
      type: z.enum(['transfer', 'sweep', 'cure']),
      /** Whose money it is, for a transfer. */
      property_id: id.optional(),
      cents: amount,
      moved_on: SentDay,
      reference: line,
      memo: note,
    }),
    refusals: [...refusals, 'same-account', 'trust-short', 'invalid'],
  },
  moveCompanyMoney: {
    ...entryMove,
    path: '/api/ledger/moveCompanyMoney',
    summary: 'Write down the company’s own money put in or taken out, or what it paid for itself',
    body: z.object({
      account_id: id,
      way: z.enum(['in', 'out', 'expense']),
      cents: amount,
      moved_on: SentDay,
      payee: line,
      reference: line,
      memo: note,
    }),
    refusals: [...refusals, 'trust-short', 'invalid'],
  },
  addBankFact: {
    ...entryMove,
    path: '/api/ledger/addBankFact',
    summary: 'Write down a charge or interest of the bank',
    body: z.object({
      account_id: id,
      kind: z.enum(['bank', 'interest']),
      cents: amount,
      posted_on: SentDay,
      /** Whose it is, at a landlord’s own account. */
      property_id: id.optional(),
      memo: note,
    }),
    refusals: [...refusals, 'invalid'],
  },
  undoBankMoney: {
    ...entryMove,
    path: '/api/ledger/undoBankMoney',
    summary: 'Take an entry of the organization’s own book back, dated today, with a reason',
    body: z.object({ entry_id: entryId, reason: note.min(1) }),
    refusals: [...refusals, 'already-reversed', 'part-of-opening'],
  },
  assignBankAccounts: {
    ...setting,
    path: '/api/ledger/assignBankAccounts',
    summary: 'Choose a property’s accounts from today on; its money moves with them in the same act',
    body: z.object({ property_id: id, money_account_id: id, deposits_account_id: id, version }),
    refusals: [
      'not-found',
      'conflict',
      'not-permitted',
      'changed-meanwhile',
      'trust-short',
      'period-locked',
      'account-reconciled',
    ],
  },
  setBankUse: {
    ...setting,
    path: '/api/ledger/setBankUse',
    summary:
      'Choose the accounts of properties that have none of their own, and what a short account may pay',
    body: z.object({
      money_account_id: id,
      deposits_account_id: id,
      policy: z.enum(shortagePolicies),
      version,
    }),
    refusals: ['not-found', 'conflict', 'not-permitted', 'changed-meanwhile', 'money-there'],
  },
} as const;
