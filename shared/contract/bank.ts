import * as z from 'zod';
import { Day, SentDay } from '../domain/leases/moments';
import { bankLimits, lineStates, StatementLine } from '../domain/ledger/bank/bank-lines';
import { EntryType } from '../domain/ledger/entry';
import { limits } from '../domain/limits';
import { bearer, bodyLimits } from './endpoint';
import { entryId } from './ledger-shapes';
import { answer, cents, cursor, done, id, line, paging } from './parts';

const balance = cents.min(-limits.rentCents).max(limits.rentCents);
const reason = z.string().max(limits.descriptionCharacters);

/** `balance` is the bank’s at the end of the day `through`: of the last reconciliation, else the opening. */
const BankAccount = z.object({
  ...{ account_id: id, name: z.string(), last4: z.string(), opening: cents, opened_on: Day },
  ...{ through: Day, balance: cents, version: z.number().int() },
});
export type BankAccount = z.infer<typeof BankAccount>;

/** A reconciliation of the days `from` to `through`; `at` is a UTC instant. */
const BankStatement = z.object({
  ...{ from: Day, through: Day, beginning: cents, ending: cents, lines: z.number().int() },
  ...{ at: z.string(), by: z.string() },
});
export type BankStatement = z.infer<typeof BankStatement>;

/** An entry that moves bank money, in above 0. `book_id` is its lease, or its property for the own book. */
const CashEntry = z.object({
  ...{ entry_id: entryId, book_id: id, property_id: id, on: Day, type: EntryType, cents },
  ...{ property_title: z.string(), unit_number: z.string() },
  /** Who paid or was paid. */
  who: z.string(),
  tenants: z.array(z.string()),
  ...{ method: z.string(), reference: z.string() },
  is_matched: z.boolean(),
  /** What was posted later takes it back. */
  is_undone: z.boolean(),
  /** The source of the entry that this one takes back. */
  undoes: z.string().optional(),
});
export type CashEntry = z.infer<typeof CashEntry>;

const BankLine = z.object({
  ...{ line_id: id, on: Day, cents, text: z.string(), check: z.string() },
  state: z.enum(lineStates),
  /** Why it was set aside. */
  reason: z.string(),
  entries: z.array(CashEntry),
});
export type BankLine = z.infer<typeof BankLine>;

const read = { method: 'GET', auth: bearer('money') } as const;
const write = { method: 'POST', auth: bearer('money', 'change'), reply: done } as const;
const readRefusals = ['not-found', 'not-permitted'] as const;
const refusals = ['not-found', 'conflict', 'not-permitted'] as const;
const may = z.object({ change: z.boolean() });
/** An opening balance is of the end of its day, as the first statement says. */
const facts = {
  ...{
    name: line.min(1),
    last4: z
      .string()
      .max(4)
      .regex(/^(\d{4})?$/),
    opening_cents: balance,
    opened_on: SentDay,
  },
};

/** Bank accounts, their statements’ lines and reconciliations (bank.md): the whole organization’s. */
export const bankRows = {
  listBankAccounts: {
    ...read,
    path: '/api/ledger/listBankAccounts',
    summary: 'The organization’s bank accounts, each with the day through which it is reconciled',
    reply: answer({ accounts: z.array(BankAccount), may }),
    refusals: ['not-permitted'],
  },
  getBankAccount: {
    ...read,
    path: '/api/ledger/getBankAccount/{accountId}',
    summary: 'A bank account and its reconciliations, the newest first',
    params: z.object({ accountId: id }),
    reply: answer({ account: BankAccount, statements: z.array(BankStatement), may }),
    refusals: readRefusals,
  },
  addBankAccount: {
    ...write,
    path: '/api/ledger/addBankAccount',
    summary: 'Add a bank account with the balance its first statement begins with',
    body: z.object(facts),
    reply: answer({ account_id: id }),
    refusals: ['conflict', 'not-permitted', 'bad-day'],
    idempotent: true,
  },
  changeBankAccount: {
    ...write,
    path: '/api/ledger/changeBankAccount',
    summary: 'Change a bank account’s name, or its opening while nothing is reconciled',
    body: z.object({ account_id: id, version: z.number().int().min(1), ...facts }),
    refusals: [...refusals, 'changed-meanwhile', 'bad-day'],
  },
  listBankLines: {
    ...read,
    path: '/api/ledger/listBankLines/{accountId}',
    summary: 'A bank account’s lines of some days with what they are matched to, the earliest first; paged',
    params: z.object({ accountId: id }),
    query: z.object({ from: SentDay, to: SentDay, ...paging }),
    reply: answer({ lines: z.array(BankLine), next: cursor.optional() }),
    refusals: readRefusals,
  },
  listCashEntries: {
    ...read,
    path: '/api/ledger/listCashEntries',
    summary: 'Entries of all ledgers that move bank money on some days, matched or not; a page may be short',
    query: z.object({ from: SentDay, to: SentDay, after: cursor.optional() }),
    reply: answer({ entries: z.array(CashEntry), next: cursor.optional() }),
    refusals: ['not-permitted'],
  },
  addBankLines: {
    ...write,
    path: '/api/ledger/addBankLines',
    summary: 'Add lines of a bank statement; those that are there already are left as they are',
    body: z.object({ account_id: id, lines: z.array(StatementLine).min(1).max(bankLimits.linesPerCall) }),
    bodyLimit: bodyLimits.form,
    /** `closed`: of days that are reconciled, or before the opening. */
    reply: answer({ added: z.number().int(), known: z.number().int(), closed: z.number().int() }),
    refusals,
  },
  removeBankLines: {
    ...write,
    path: '/api/ledger/removeBankLines',
    summary: 'Remove open lines, of a wrong file for example; importing them again brings them back',
    body: z.object({ account_id: id, line_ids: z.array(id).min(1).max(bankLimits.linesPerCall) }),
    refusals: [...refusals, 'line-settled'],
  },
  matchBankLines: {
    ...write,
    path: '/api/ledger/matchBankLines',
    summary: 'Match open lines to entries whose money is exactly theirs; an entry is matched once',
    body: z.object({
      account_id: id,
      matches: z
        .array(
          z.object({
            line_id: id,
            entries: z
              .array(z.object({ book_id: id, property_id: id, entry_id: entryId }))
              .min(1)
              .max(bankLimits.entriesPerLine),
          }),
        )
        .min(1)
        .max(bankLimits.matchesPerCall),
    }),
    bodyLimit: bodyLimits.form,
    refusals: [...refusals, 'line-settled', 'bad-amount', 'invalid'],
  },
  setBankLineAside: {
    ...write,
    path: '/api/ledger/setBankLineAside',
    summary: 'Say that an open line is not of this product’s ledgers, and why',
    body: z.object({ account_id: id, line_id: id, reason: reason.min(1) }),
    refusals: [...refusals, 'line-settled'],
  },
  reopenBankLine: {
    ...write,
    path: '/api/ledger/reopenBankLine',
    summary: 'Take a line’s match or reason back',
    body: z.object({ account_id: id, line_id: id }),
    refusals: [...refusals, 'line-settled'],
  },
  reconcileBankAccount: {
    ...write,
    path: '/api/ledger/reconcileBankAccount',
    summary: 'Close a statement: every line through its last day has an answer, and the difference is 0.00',
    body: z.object({ account_id: id, through: SentDay, ending_cents: balance }),
    refusals: [...refusals, 'bad-day', 'not-reconciled'],
  },
  reopenBankStatement: {
    ...write,
    path: '/api/ledger/reopenBankStatement',
    summary: 'Open the latest reconciliation again, with a reason',
    body: z.object({ account_id: id, through: SentDay, reason: reason.min(1) }),
    refusals: [...refusals, 'changed-meanwhile'],
  },
} as const;
