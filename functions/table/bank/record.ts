import * as z from 'zod';
import { firstBank } from '../../../shared/domain/ledger/accounts';
import { Assignment } from '../../../shared/domain/ledger/bank/assigned-accounts';
import { AccountKind } from '../../../shared/domain/ledger/bank/bank-codes';
import { lineStates } from '../../../shared/domain/ledger/bank/bank-lines';
import { LineRuleKind } from '../../../shared/domain/ledger/bank/line-rules';
import { shortagePolicies } from '../../../shared/domain/ledger/bank/payout-guard';
import { ThreeWayLine } from '../../../shared/domain/ledger/bank/three-way';
import { StubLine } from '../../../shared/domain/ledger/checks/checks';
import { EntryType } from '../../../shared/domain/ledger/entry';
import { organizationPartition, separator } from '../db/keys';
import { type RecordOf, record } from '../db/record';
import { type LedgerKey, ledgerPartition } from '../ledger/record';

const cents = () => z.number().int();

export type BankKey = { readonly organizationId: string; readonly accountId: string };

export const banksPartition = (organizationId: string) => `${organizationPartition(organizationId)}#BANKS`;
/** Lines and reconciliations of one account. */
export const bankPartition = ({ organizationId, accountId }: BankKey) =>
  `${organizationPartition(organizationId)}#BANK#${accountId}`;

/** Written with every change, so `version` orders them. `balance` is at the end of the day `through`. */
export const BankAccount = record({
  name: 'bank-account',
  fields: () => ({
    organizationId: z.string(),
    accountId: z.string(),
    name: z.string(),
    last4: z.string(),
    /**
     * Of its account in the chart, `cash/<code>`; absent from before accounts were told apart
     * (bank-codes.ts).
     */
    code: z.string().optional(),
    kind: AccountKind.optional(),
    opening: cents(),
    openedOn: z.string(),
    through: z.string(),
    balance: cents(),
    version: z.number(),
  }),
  key: ({ organizationId, accountId }: BankKey) => ({ pk: banksPartition(organizationId), sk: accountId }),
});
export type BankAccount = RecordOf<typeof BankAccount>;
/** With its code, also where none is stored. */
export type CodedAccount = BankAccount & { readonly code: string };
/** Every account's key begins so, beside the guards. */
export const bankAccountIds = 'bnk_';

/**
 * People's payouts of one account follow each other (D54): each raises its version. With the first account of
 * a code it also keeps two accounts from taking that code.
 */
export const BankGuard = record({
  name: 'bank-guard',
  fields: () => ({ organizationId: z.string(), code: z.string(), version: z.number() }),
  key: ({ organizationId, code }: { organizationId: string; code: string }) => ({
    pk: banksPartition(organizationId),
    sk: `GUARD#${code}`,
  }),
});
export type BankGuard = RecordOf<typeof BankGuard>;

/**
 * The accounts of properties that have none of their own, and what goes out of an account that is short
 * (D44).
 */
export const BankSettings = record({
  name: 'bank-settings',
  fields: () => ({
    organizationId: z.string(),
    /** The earliest first. */
    accounts: z.array(Assignment),
    policy: z.enum(shortagePolicies),
    version: z.number(),
  }),
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: banksPartition(organizationId),
    sk: 'SETTINGS',
  }),
});
export type BankSettings = RecordOf<typeof BankSettings>;

/** An entry by its book: its lease, or its property for the property's own book. */
const entryRef = () => z.object({ propertyId: z.string(), leaseId: z.string(), source: z.string() });
export type EntryRef = z.infer<ReturnType<typeof entryRef>>;

export const linePlace = (on: string, lineId: string): string => ['L', on, lineId].join('#');

export const BankLine = record({
  name: 'bank-line',
  fields: () => ({
    organizationId: z.string(),
    accountId: z.string(),
    lineId: z.string(),
    on: z.string(),
    cents: cents(),
    text: z.string(),
    check: z.string(),
    state: z.enum(lineStates),
    /** What it is matched to, and why it was set aside. */
    entries: z.array(entryRef()),
    reason: z.string(),
    /** UTC instant and user id of the last change. */
    at: z.string(),
    by: z.string(),
  }),
  key: (line: BankKey & { lineId: string }) => ({ pk: bankPartition(line), sk: `LINE#${line.lineId}` }),
  derived: ({ state, on, lineId }) => ({ order: state === 'removed' ? undefined : linePlace(on, lineId) }),
});
export type BankLine = RecordOf<typeof BankLine>;

export const bankStatements = 'STATEMENT#';
export const bankRules = 'RULE#';

/** Counts as long as the account, or a later one that counts, goes on from it (bank.md). */
export const BankStatement = record({
  name: 'bank-statement',
  fields: () => ({
    organizationId: z.string(),
    accountId: z.string(),
    from: z.string(),
    through: z.string(),
    beginning: cents(),
    ending: cents(),
    lines: z.number().int(),
    /**
     * The account's balance in the books as of `through`, in transit and outstanding (D53), the sum of the
     * three-way report and the pages of both; absent where only the lines were compared, as until Nov 2026.
     */
    kept: z
      .object({
        book: cents(),
        inTransit: cents(),
        outstanding: cents(),
        owed: cents(),
        short: cents(),
        outstandingPages: z.number().int(),
        reportPages: z.number().int(),
        /** Who signed, as they were called. */
        signedBy: z.string(),
      })
      .optional(),
    /** UTC instant and user id. */
    at: z.string(),
    by: z.string(),
  }),
  key: (statement: BankKey & { through: string }) => ({
    pk: bankPartition(statement),
    sk: `${bankStatements}${statement.through}`,
  }),
});
export type BankStatement = RecordOf<typeof BankStatement>;

type PageKey = BankKey & { readonly through: string; readonly page: number };
const pageOf = ({ through, page }: PageKey): string => [through, String(page).padStart(4, '0')].join('#');

/** What a reconciliation left outstanding or in transit, as it was called then; some hundreds a page. */
export const BankOutstanding = record({
  name: 'bank-outstanding',
  fields: () => ({
    organizationId: z.string(),
    accountId: z.string(),
    through: z.string(),
    page: z.number().int(),
    entries: z.array(
      entryRef().extend({
        on: z.string(),
        cents: cents(),
        type: EntryType,
        undoes: z.string().optional(),
        who: z.string(),
        reference: z.string(),
        propertyTitle: z.string(),
        unitNumber: z.string(),
      }),
    ),
  }),
  key: (key: PageKey) => ({ pk: bankPartition(key), sk: `OUT#${pageOf(key)}` }),
});
export type BankOutstanding = RecordOf<typeof BankOutstanding>;

/** Whose the money of an account was when it was reconciled: the lines of the three-way report. */
export const BankReport = record({
  name: 'bank-report',
  fields: () => ({
    organizationId: z.string(),
    accountId: z.string(),
    through: z.string(),
    page: z.number().int(),
    lines: z.array(ThreeWayLine),
  }),
  key: (key: PageKey) => ({ pk: bankPartition(key), sk: `REPORT#${pageOf(key)}` }),
});
export type BankReport = RecordOf<typeof BankReport>;

/** Lines of an account with these words are proposed as this, never entered by themselves. */
export const BankRule = record({
  name: 'bank-rule',
  fields: () => ({
    organizationId: z.string(),
    accountId: z.string(),
    ruleId: z.string(),
    words: z.string(),
    kind: LineRuleKind,
    propertyId: z.string(),
    vendor: z.string(),
    category: z.string(),
    leaseId: z.string(),
    /** It proposes nothing any more. */
    isRemoved: z.boolean().optional(),
    /** UTC instant and user id. */
    at: z.string(),
    by: z.string(),
  }),
  key: (rule: BankKey & { ruleId: string }) => ({
    pk: bankPartition(rule),
    sk: `${bankRules}${rule.ruleId}`,
  }),
});
export type BankRule = RecordOf<typeof BankRule>;

export const bankChecks = 'CHECK#';
/** As its key says it, so that checks lie in the order of their numbers. */
export const checkPlace = (number: number): string => `${bankChecks}${String(number).padStart(8, '0')}`;

/** A check that pays bills out of an account: its key keeps a number from being used twice (D60). */
export const BankCheck = record({
  name: 'bank-check',
  fields: () => ({
    organizationId: z.string(),
    accountId: z.string(),
    number: z.number().int(),
    payee: z.string(),
    cents: cents(),
    /** The day on it. */
    on: z.string(),
    entries: z.array(entryRef()),
    /** What its stub says, as it was when it was written. */
    stub: z.array(StubLine),
    /** UTC instant and user id. */
    at: z.string(),
    by: z.string(),
    voided: z.object({ at: z.string(), by: z.string(), on: z.string(), reason: z.string() }).optional(),
  }),
  key: (check: BankKey & { number: number }) => ({ pk: bankPartition(check), sk: checkPlace(check.number) }),
});
export type BankCheck = RecordOf<typeof BankCheck>;

/**
 * The line that an entry is matched to at one bank account; empty once it was freed. Beside the entry, so
 * that it has one an account: a transfer moves money at two.
 */
export const BankMatch = record({
  name: 'bank-match',
  fields: () => ({
    organizationId: z.string(),
    leaseId: z.string(),
    source: z.string(),
    accountId: z.string(),
    lineId: z.string(),
    /** Of the account; absent for the first one. */
    code: z.string().optional(),
  }),
  key: (match: LedgerKey & { source: string; code?: string | undefined }) => ({
    pk: ledgerPartition(match),
    sk: [`BANK#${match.source}`, ...(match.code === undefined ? [] : [match.code])].join(separator),
  }),
});
export type BankMatch = RecordOf<typeof BankMatch>;

/** As a match names an account: the first one has no name. */
export const matchCode = (code: string): string | undefined => (code === firstBank ? undefined : code);

/** Names an entry in all books. */
export const refKey = ({ leaseId, source }: Omit<EntryRef, 'propertyId'>): string =>
  [leaseId, source].join(separator);
