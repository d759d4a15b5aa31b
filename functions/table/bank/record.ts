import * as z from 'zod';
import { lineStates } from '../../../shared/domain/ledger/bank/bank-lines';
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
    ...{ organizationId: z.string(), accountId: z.string(), name: z.string(), last4: z.string() },
    ...{ opening: cents(), openedOn: z.string(), through: z.string(), balance: cents() },
    version: z.number(),
  }),
  key: ({ organizationId, accountId }: BankKey) => ({ pk: banksPartition(organizationId), sk: accountId }),
});
export type BankAccount = RecordOf<typeof BankAccount>;

/** An entry by its book: its lease, or its property for the property's own book. */
const entryRef = () => z.object({ propertyId: z.string(), leaseId: z.string(), source: z.string() });
export type EntryRef = z.infer<ReturnType<typeof entryRef>>;

export const linePlace = (on: string, lineId: string): string => ['L', on, lineId].join('#');

export const BankLine = record({
  name: 'bank-line',
  fields: () => ({
    ...{ organizationId: z.string(), accountId: z.string(), lineId: z.string(), on: z.string() },
    ...{ cents: cents(), text: z.string(), check: z.string(), state: z.enum(lineStates) },
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

/** Counts as long as the account, or a later one that counts, goes on from it (bank.md). */
export const BankStatement = record({
  name: 'bank-statement',
  fields: () => ({
    ...{ organizationId: z.string(), accountId: z.string(), from: z.string(), through: z.string() },
    ...{ beginning: cents(), ending: cents(), lines: z.number().int() },
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

/**
 * The line that an entry is matched to; empty once it was freed. Beside the entry, so that it has one
 * whichever account.
 */
export const BankMatch = record({
  name: 'bank-match',
  fields: () => ({
    ...{ organizationId: z.string(), leaseId: z.string(), source: z.string() },
    ...{ accountId: z.string(), lineId: z.string() },
  }),
  key: (match: LedgerKey & { source: string }) => ({
    pk: ledgerPartition(match),
    sk: `BANK#${match.source}`,
  }),
});
export type BankMatch = RecordOf<typeof BankMatch>;

/** Names an entry in all books. */
export const refKey = ({ leaseId, source }: Omit<EntryRef, 'propertyId'>): string =>
  [leaseId, source].join(separator);
