import { type AssignedAccounts, firstAccounts } from '../../../shared/domain/ledger/bank/assigned-accounts';
import { kindOf } from '../../../shared/domain/ledger/bank/bank-codes';
import { broughtBy, creditBack } from '../../../shared/domain/ledger/openings/brought-tenants';
import type { OpeningLine } from '../../../shared/domain/ledger/openings/sheet';
import {
  type BroughtTenants,
  type OpeningTie,
  tieOpening,
} from '../../../shared/domain/ledger/openings/tie-opening';
import { isSoloIn } from '../../common/ledger/bank-money';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { CodedAccount } from '../../table/bank/record';
import { isLeaseBook, type StoredHead } from '../../table/ledger/record';
import type { OpeningSheet } from '../../table/openings/record';

export type OpeningRead = {
  readonly organizationId: string;
  readonly sheet: OpeningSheet | undefined;
  readonly lines: readonly OpeningLine[];
  readonly accounts: readonly CodedAccount[];
  readonly isSolo: boolean;
  readonly assignedTo: (property: string) => AssignedAccounts;
};

/** The sheet with its lines, the bank accounts, and which of them each property uses now. */
export async function readOpening(organizationId: string, deps: Deps): Promise<OpeningRead> {
  // The sheet first: its version guards the lines that are read after it.
  const sheet = await deps.openings.sheet(organizationId);
  const [lines, accounts, settings, terms, isSolo] = await Promise.all([
    deps.openings.lines(organizationId),
    deps.banks.accounts(organizationId),
    deps.banks.settings(organizationId),
    deps.statements.allTerms(organizationId),
    isSoloIn(organizationId, deps),
  ]);
  const own = new Map(terms.map((one) => [one.propertyId, one.accounts?.at(-1)]));
  const standard = settings?.accounts.at(-1) ?? firstAccounts;
  return {
    organizationId,
    sheet,
    lines,
    accounts,
    isSolo,
    assignedTo: (property) => own.get(property) ?? standard,
  };
}

export const kindIn = ({ isSolo }: Pick<OpeningRead, 'isSolo'>, { kind }: CodedAccount) =>
  kindOf(kind, isSolo);

/** What the leases of these books brought in, by property. */
export async function broughtTenants(
  heads: readonly StoredHead[],
  { ledgers }: Deps,
): Promise<BroughtTenants[]> {
  const books = heads.filter(isLeaseBook);
  const [read, returned] = await Promise.all([
    mapAll(books, async (head) => ({
      head,
      entries: await ledgers.entriesBeginning({ ...head, source: 'opening' }),
    })),
    ledgers.entriesNamed(books.map((head) => ({ ...head, source: creditBack }))),
  ]);
  return read
    .filter(({ entries }) => entries.length > 0)
    .map(({ head: { propertyId, leaseId }, entries }) => ({
      property: propertyId,
      ...broughtBy([...entries, ...returned.filter((one) => one.leaseId === leaseId)]),
    }));
}

/** What the sheet comes to with what the leases brought in. */
export const tieOf = (
  { lines, accounts, assignedTo }: OpeningRead,
  tenants: readonly BroughtTenants[],
): OpeningTie => tieOpening({ lines, tenants, codes: accounts.map(({ code }) => code), assignedTo });
