import * as z from 'zod';
import { Day, SentDay } from '../domain/leases/moments';
import { AccountKind } from '../domain/ledger/bank/bank-codes';
import { DifferenceOwner } from '../domain/ledger/bank/bank-difference';
import { bankLimits, lineStates, StatementLine } from '../domain/ledger/bank/bank-lines';
import { bearers } from '../domain/ledger/bank/bearer';
import { LineRule } from '../domain/ledger/bank/line-rules';
import { shortagePolicies } from '../domain/ledger/bank/payout-guard';
import { threeWayParts } from '../domain/ledger/bank/three-way';
import { EntryType } from '../domain/ledger/entry';
import { limits } from '../domain/limits';
import { bearer, bodyLimits } from './endpoint';
import { entryId } from './ledger-shapes';
import { answer, cents, cursor, done, id, line, paging } from './parts';

const balance = cents.min(-limits.rentCents).max(limits.rentCents);
const reason = z.string().max(limits.descriptionCharacters);

/** `balance` is the bank’s at the end of the day `through`: of the last reconciliation, else the opening. */
const BankAccount = z.object({
  account_id: id,
  name: z.string(),
  last4: z.string(),
  /** Of its account in the chart, `cash/<code>`. */
  code: z.string(),
  kind: AccountKind,
  /** Who bears what the bank takes and gives: the owners of a property, where there is no manager (D66). */
  bearer: z.enum(bearers),
  opening: cents,
  opened_on: Day,
  through: Day,
  balance: cents,
  version: z.number().int(),
  /** Whether a person said what it is for: only then payouts are checked and a shortage is shown (D54). */
  is_told: z.boolean(),
  /**
   * What the books say lies there now, of it what is held for others, the rest, and what is missing (D52).
   */
  book: cents,
  holds: cents,
  stake: cents,
  short: cents,
  /** Earned fees that can be moved to an operating account. */
  sweepable: cents,
  /** Of the lines imported so far; and how many of them wait for an entry. */
  bank: cents,
  to_match: z.number().int(),
});
export type BankAccount = z.infer<typeof BankAccount>;

/**
 * A reconciliation of the days `from` to `through`; `at` is a UTC instant. `book` is the account's in the
 * books then; absent where only the lines were compared, as until Nov 2026.
 */
const BankStatement = z.object({
  from: Day,
  through: Day,
  beginning: cents,
  ending: cents,
  lines: z.number().int(),
  book: cents.optional(),
  at: z.string(),
  by: z.string(),
});
export type BankStatement = z.infer<typeof BankStatement>;

/** An entry that moves bank money, in above 0. `book_id` is its lease, or its property for the own book. */
const CashEntry = z.object({
  entry_id: entryId,
  book_id: id,
  property_id: id,
  on: Day,
  type: EntryType,
  cents,
  property_title: z.string(),
  unit_number: z.string(),
  /** Who paid or was paid. */
  who: z.string(),
  tenants: z.array(z.string()),
  method: z.string(),
  reference: z.string(),
  is_matched: z.boolean(),
  /** What was posted later takes it back. */
  is_undone: z.boolean(),
  /** The source of the entry that this one takes back. */
  undoes: z.string().optional(),
});
export type CashEntry = z.infer<typeof CashEntry>;

/**
 * What waits for the bank: money in above 0. Of days before the first reconciliation with the books a person
 * chooses whether it still does (`is_choice`); `is_left` is what is proposed.
 */
const WaitingEntry = CashEntry.pick({
  entry_id: true,
  book_id: true,
  property_id: true,
  on: true,
  type: true,
  cents: true,
  who: true,
  reference: true,
  property_title: true,
  unit_number: true,
}).extend({ is_choice: z.boolean(), is_left: z.boolean() });
export type WaitingEntry = z.infer<typeof WaitingEntry>;

/** Where a reconciliation stands, but for the ending balance that a person types. */
const Reconciliation = z.object({
  from: Day,
  /** No reconciliation before it was one with the books. */
  is_first: z.boolean(),
  beginning: cents,
  /** What the lines of these days come to. */
  lines: cents,
  /** The account's balance in the books as of the day. */
  book: cents,
  open_lines: z.number().int(),
  aside_lines: z.number().int(),
  misdated_lines: z.number().int(),
  open: cents,
  aside: cents,
  misdated: cents,
  items: z.array(WaitingEntry),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** The three-way report: bank, books, and whose the money is; `owed` is what its lines come to. */
const BankReport = z.object({
  ending: cents,
  in_transit: cents,
  outstanding: cents,
  book: cents,
  owed: cents,
  /** Held for others and not there. */
  short: cents,
  items: z.array(WaitingEntry),
  lines: z.array(
    z.object({
      part: z.enum(threeWayParts),
      property_title: z.string(),
      unit_number: z.string(),
      name: z.string(),
      cents,
    }),
  ),
  signed_by: z.string(),
  at: z.string(),
});
export type BankReport = z.infer<typeof BankReport>;

/** Lines with these words are proposed as this. */
const BankRule = LineRule.extend({ rule_id: id });
export type BankRule = z.infer<typeof BankRule>;

const BankLine = z.object({
  line_id: id,
  on: Day,
  cents,
  text: z.string(),
  check: z.string(),
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
  name: line.min(1),
  last4: z
    .string()
    .max(4)
    .regex(/^(\d{4})?$/),
  /** What it is for; a landlord’s own account, else rent trust, where nothing is said. */
  kind: AccountKind.optional(),
  opening_cents: balance,
  opened_on: SentDay,
};

const Assigned = z.object({ money: z.string(), deposits: z.string() });

/** Which accounts properties use, by code, and what waits to be moved (D51, D52). */
const BankUse = z.object({
  is_solo: z.boolean(),
  policy: z.enum(shortagePolicies),
  /** Of properties without accounts of their own. */
  standard: Assigned,
  /** Of the settings. */
  version: z.number().int(),
  properties: z.array(
    Assigned.extend({
      property_id: id,
      property_title: z.string(),
      is_own: z.boolean(),
      version: z.number().int(),
    }),
  ),
  to_move: z.array(
    z.object({ property_id: id, property_title: z.string(), from: z.string(), to: z.string(), cents }),
  ),
});
export type BankUse = z.infer<typeof BankUse>;

/** Bank accounts, their statements’ lines and reconciliations (bank.md): the whole organization’s. */
export const bankRows = {
  listBankAccounts: {
    ...read,
    path: '/api/ledger/listBankAccounts',
    summary: 'The organization’s bank accounts, each with the day through which it is reconciled',
    reply: answer({ accounts: z.array(BankAccount), use: BankUse, may }),
    refusals: ['not-permitted'],
  },
  getBankAccount: {
    ...read,
    path: '/api/ledger/getBankAccount/{accountId}',
    summary: 'A bank account and its reconciliations, the newest first',
    params: z.object({ accountId: id }),
    reply: answer({
      account: BankAccount,
      statements: z.array(BankStatement),
      rules: z.array(BankRule),
      may,
    }),
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
    summary: 'Entries of all ledgers that move money of a bank account on some days; a page may be short',
    query: z.object({
      /** The first account where none is named. */
      account_id: id.optional(),
      from: SentDay,
      to: SentDay,
      after: cursor.optional(),
    }),
    reply: answer({ entries: z.array(CashEntry), next: cursor.optional() }),
    refusals: readRefusals,
  },
  getReconciliation: {
    ...read,
    path: '/api/ledger/getReconciliation/{accountId}',
    summary: 'A bank account compared with the books as of a day: what is outstanding, and what differs',
    params: z.object({ accountId: id }),
    query: z.object({ through: SentDay }),
    reply: answer(Reconciliation.shape),
    refusals: [...readRefusals, 'bad-day'],
  },
  getBankReport: {
    ...read,
    path: '/api/ledger/getBankReport/{accountId}',
    summary: 'The three-way report of a reconciliation as it was signed',
    params: z.object({ accountId: id }),
    query: z.object({ through: SentDay }),
    reply: answer(BankReport.shape),
    refusals: readRefusals,
  },
  addBankLines: {
    ...write,
    path: '/api/ledger/addBankLines',
    summary: 'Add lines of a bank statement; those that are there already are left as they are',
    body: z.object({ account_id: id, lines: z.array(StatementLine).min(1).max(bankLimits.linesPerCall) }),
    bodyLimit: bodyLimits.form,
    /**
     * `closed`: of days that are reconciled, or before the opening. `doubtful` ones are not added: a line
     * with the bank's id, day and amount is here, in these other words; `is_new` adds it.
     */
    reply: answer({
      added: z.number().int(),
      known: z.number().int(),
      closed: z.number().int(),
      doubtful: z.array(z.object({ at: z.number().int(), text: z.string() })),
    }),
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
      /** Lines with its words are proposed so from now on. */
      rule: LineRule.optional(),
    }),
    bodyLimit: bodyLimits.form,
    refusals: [...refusals, 'line-settled', 'bad-amount', 'invalid'],
  },
  enterBankLine: {
    ...write,
    path: '/api/ledger/enterBankLine',
    summary:
      'Post what an open line is and the books lack: the bank’s own, or money nobody has claimed; match it',
    body: z.object({
      account_id: id,
      line_id: id,
      kind: z.enum(['bank', 'interest', 'unidentified']),
      memo: reason,
      /** Of an owner’s own account: whose owners bear it. */
      property_id: id.optional(),
      /** Lines with these words are proposed the same way from now on. */
      remember: LineRule.shape.words.optional(),
    }),
    reply: answer({ entry_id: entryId }),
    refusals: [...refusals, 'line-settled', 'bad-amount', 'invalid', 'period-locked', 'account-reconciled'],
  },
  identifyBankMoney: {
    ...write,
    path: '/api/ledger/identifyBankMoney',
    summary: 'Say which tenants unidentified money is from: its negation and a payment on the same account',
    body: z.object({
      account_id: id,
      entry_id: entryId,
      lease_id: id,
      method: z.enum(['cash', 'check', 'transfer']),
      reference: line,
      payer: line,
    }),
    reply: answer({ entry_id: entryId }),
    refusals: [
      ...refusals,
      'already-reversed',
      'wrong-status',
      'bad-amount',
      'period-locked',
      'account-reconciled',
    ],
    idempotent: true,
  },
  enterBankDifference: {
    ...write,
    path: '/api/ledger/enterBankDifference',
    summary:
      'Say whose a difference is that bank and books had before the first reconciliation with the books',
    body: z.object({
      account_id: id,
      through: SentDay,
      cents: balance.refine((amount) => amount !== 0),
      to: DifferenceOwner,
      property_id: id.optional(),
      owner_id: id.optional(),
      reason: reason.min(1),
    }),
    reply: answer({ entry_id: entryId }),
    refusals: [
      ...refusals,
      'already-reconciled',
      'bad-day',
      'bad-amount',
      'invalid',
      'period-locked',
      'account-reconciled',
    ],
    idempotent: true,
  },
  removeBankRule: {
    ...write,
    path: '/api/ledger/removeBankRule',
    summary: 'Propose lines with these words as nothing any more',
    body: z.object({ account_id: id, rule_id: id }),
    refusals,
  },
  reopenBankLine: {
    ...write,
    path: '/api/ledger/reopenBankLine',
    summary: 'Take a line’s match or reason back; what it was entered as is reversed',
    body: z.object({ account_id: id, line_id: id }),
    refusals: [...refusals, 'line-settled', 'already-reversed', 'period-locked', 'account-reconciled'],
  },
  reconcileBankAccount: {
    ...write,
    path: '/api/ledger/reconcileBankAccount',
    summary:
      'Close a statement: bank, in transit and outstanding come to the books, and each line has its entries',
    /** `outstanding`: of the first one with the books, which earlier entries the bank did not have. */
    body: z.object({
      account_id: id,
      through: SentDay,
      ending_cents: balance,
      outstanding: z
        .array(z.object({ book_id: id, entry_id: entryId }))
        .max(bankLimits.outstandingPerCall)
        .optional(),
    }),
    bodyLimit: bodyLimits.form,
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
