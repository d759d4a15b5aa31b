import {
  addLines,
  cashByCode,
  type FeeBearer,
  type Lines,
  negated,
  sumOf,
} from '../../../shared/domain/ledger/accounts';
import {
  type AssignedAccounts,
  accountsOn,
  firstAccounts,
} from '../../../shared/domain/ledger/bank/assigned-accounts';
import { bankNames, kindOf } from '../../../shared/domain/ledger/bank/bank-codes';
import { mayPayOut, mostPayable, waitingText } from '../../../shared/domain/ledger/bank/payout-guard';
import { type Money, type Standings, standingsOf } from '../../../shared/domain/ledger/bank/standings';
import type { Head } from '../../../shared/domain/ledger/entry';
import type { Posted } from '../../../shared/domain/ledger/fold';
import type { LedgerRefused } from '../../../shared/domain/ledger/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { BankGuard, BankSettings, CodedAccount } from '../../table/bank/record';
import type { LedgerRead } from '../../table/ledger/read';
import { isOrganizationBook, type StoredHead } from '../../table/ledger/record';
import { isOwnProperty } from '../requests/repair-terms';

type PropertyKey = { readonly organizationId: string; readonly propertyId: string };

/** The bank accounts of a property by day (D51). */
export async function propertyAccounts(
  { organizationId, propertyId }: PropertyKey,
  { statements, banks }: Pick<Deps, 'statements' | 'banks'>,
): Promise<(on: string) => AssignedAccounts> {
  const [terms, settings] = await Promise.all([
    statements.terms({ organizationId, propertyId }),
    banks.settings(organizationId),
  ]);
  return (on) => accountsOn({ own: terms?.accounts ?? [], organization: settings?.accounts ?? [] }, on);
}

/** Whether the organization is a landlord with property of their own (D66). */
export async function isSoloIn(organizationId: string, deps: Deps): Promise<boolean> {
  const organization = await deps.organizations.byId(organizationId);
  return organization !== undefined && isOwnProperty(organization, deps);
}

/** Whose the tenants' fees are, and who bears the provider's fees, from now on (D66). */
export const feeBearerIn = async (organizationId: string, deps: Deps): Promise<FeeBearer> =>
  (await isSoloIn(organizationId, deps)) ? 'owner' : 'manager';

export type BankMoney = {
  readonly accounts: readonly CodedAccount[];
  /**
   * Codes of the accounts of which a person said what they are for: the others are as before they were told
   * apart.
   */
  readonly told: ReadonlySet<string>;
  readonly settings: BankSettings | undefined;
  /** With the heads of some books as they will be. */
  readonly money: (changed?: Readonly<Record<string, ChangedBook>>) => Money;
};
type ChangedBook = { readonly propertyId: string; readonly head: Pick<Head, 'balances'> };

/** The accounts of an assignment now: it begins no later than today. */
const latest = (list: readonly AssignedAccounts[] | undefined): AssignedAccounts | undefined => list?.at(-1);

/**
 * All money of an organization by its heads, accounts and assignments as they are now; `known` heads are not
 * read again.
 */
export async function readBankMoney(
  organizationId: string,
  deps: Deps,
  known?: readonly StoredHead[],
): Promise<BankMoney> {
  const [accounts, settings, heads, terms, isSolo] = await Promise.all([
    deps.banks.accounts(organizationId),
    deps.banks.settings(organizationId),
    known ?? deps.ledgers.heads(organizationId),
    deps.statements.allTerms(organizationId),
    isSoloIn(organizationId, deps),
  ]);
  const own = new Map(terms.map((one) => [one.propertyId, latest(one.accounts)]));
  const standard = latest(settings?.accounts) ?? firstAccounts;
  const money: BankMoney['money'] = (changed = {}) => {
    const books = new Map<string, ChangedBook>(
      heads.map((head) => [head.leaseId, { propertyId: head.propertyId, head }]),
    );
    for (const [bookId, book] of Object.entries(changed)) books.set(bookId, book);
    const all = [...books].map(([leaseId, book]) => ({ leaseId, ...book }));
    const ofProperties = all.filter((book) => !isOrganizationBook(book));
    const ids = [...new Set(ofProperties.map(({ propertyId }) => propertyId))];
    return {
      properties: ids.map((propertyId) => ({
        propertyId,
        heads: ofProperties.filter((book) => book.propertyId === propertyId).map(({ head }) => head),
        assigned: own.get(propertyId) ?? standard,
      })),
      organization: all.find(isOrganizationBook)?.head.balances ?? {},
      accounts: accounts.map(({ code, kind }) => ({ code, kind: kindOf(kind, isSolo) })),
      isSolo,
    };
  };
  return { accounts, told: toldOf(accounts), settings, money };
}

type AsOf = {
  readonly organizationId: string;
  readonly through: string;
  readonly books: readonly { readonly propertyId: string; readonly balances: Lines }[];
  readonly organization: Lines;
};

/** The standings of accounts as of a day, by the balances and assignments of that day. */
export async function standingsAsOf(
  { organizationId, through, books, organization }: AsOf,
  deps: Deps,
): Promise<Standings> {
  const [accounts, settings, terms, isSolo] = await Promise.all([
    deps.banks.accounts(organizationId),
    deps.banks.settings(organizationId),
    deps.statements.allTerms(organizationId),
    isSoloIn(organizationId, deps),
  ]);
  const own = new Map(terms.map((one) => [one.propertyId, one.accounts]));
  const assigned = (propertyId: string) =>
    accountsOn({ own: own.get(propertyId) ?? [], organization: settings?.accounts ?? [] }, through);
  const ids = [...new Set(books.map(({ propertyId }) => propertyId))];
  const standings = standingsOf({
    properties: ids.map((propertyId) => ({
      propertyId,
      heads: books.filter((book) => book.propertyId === propertyId),
      assigned: assigned(propertyId),
    })),
    organization,
    accounts: accounts.map(({ code, kind }) => ({ code, kind: kindOf(kind, isSolo) })),
    isSolo,
  });
  return toldStandings({ told: toldOf(accounts) }, standings);
}

const toldOf = (accounts: readonly CodedAccount[]): Set<string> =>
  new Set(accounts.flatMap(({ code, kind }) => (kind === undefined ? [] : [code])));

/** Of accounts that were told apart alone: of the others nobody knows what they began with. */
const toldStandings = ({ told }: Pick<BankMoney, 'told'>, standings: Standings): Standings => ({
  ...standings,
  accounts: standings.accounts.filter(({ code }) => told.has(code)),
});

/**
 * The accounts that lack money of others, with what is missing in cents; none while nobody said what any is
 * for.
 */
export async function shortAccounts(organizationId: string, deps: Deps, heads: readonly StoredHead[]) {
  const isTold = (await deps.banks.accounts(organizationId)).some(({ kind }) => kind !== undefined);
  if (!isTold) return { accounts: [], isSolo: false };
  const all = await readBankMoney(organizationId, deps, heads);
  const money = all.money();
  const standings = toldStandings(all, standingsOf(money)).accounts;
  return {
    isSolo: money.isSolo,
    accounts: all.accounts.flatMap((account) => {
      const cents = standings.find(({ code }) => code === account.code)?.short ?? 0;
      return cents > 0 ? [{ account, cents }] : [];
    }),
  };
}

type Guarding = {
  /** The books that a person's payout changes, as they were read and as they will be. */
  readonly books: readonly { readonly before: LedgerRead; readonly posted: Posted }[];
  /** A property whose accounts change in the same act. */
  readonly reassigned?:
    | { readonly propertyId: string; readonly assigned: AssignedAccounts; readonly codes: readonly string[] }
    | undefined;
};

/**
 * Looks whether a person's payout leaves every account as it has to be, after reading the guards of the
 * accounts that it takes money from; they go into its transaction (D54). Answers `trust-short` where it does
 * not, with what waits in other accounts where something does.
 */
export async function guardsOf(
  { books, reassigned }: Guarding,
  deps: Deps,
): Promise<readonly BankGuard[] | LedgerRefused> {
  const organizationId = books[0]?.before.key.organizationId ?? '';
  const moved = addLines(
    ...books.flatMap(({ posted }) => posted.entries.map(({ lines }) => cashByCode(lines))),
  );
  const out = Object.keys(moved).filter((code) => (moved[code] ?? 0) < 0);
  if (out.length === 0 && !reassigned) return [];
  const accounts = await deps.banks.accounts(organizationId);
  const from = accounts.filter(({ code, kind }) => kind && out.includes(code)).map(({ code }) => code);
  if (from.length === 0 && !reassigned) return [];
  const guards = await deps.banks.guards(organizationId, [
    ...new Set([...from, ...(reassigned?.codes ?? [])]),
  ]);
  const all = await readBankMoney(organizationId, deps);
  const headsOf = (when: 'before' | 'after') =>
    Object.fromEntries(
      books.map(({ before: { key, book }, posted }) => [
        key.leaseId,
        { propertyId: key.propertyId, head: when === 'before' ? book.head : posted.book.head },
      ]),
    );
  const reassign = (money: Money): Money => ({
    ...money,
    properties: money.properties.map((one) =>
      one.propertyId === reassigned?.propertyId ? { ...one, assigned: reassigned.assigned } : one,
    ),
  });
  const standing = (money: Money) => toldStandings(all, standingsOf(money));
  const before = standing(all.money(headsOf('before')));
  const policy = all.settings?.policy ?? 'block';
  const mayGo = (money: Money): boolean =>
    mayPayOut({ before, after: standing(reassign(money)), from, policy });
  if (mayGo(all.money(headsOf('after')))) return guards;
  const cents = -sumOf(from.map((code) => moved[code] ?? 0));
  const limit = mostPayable(cents, (part) => mayGo(all.money(partOf(books, { part, of: cents }))));
  const message = waitingText({ toMove: before.toMove, from, nameOf: bankNames(accounts) });
  return { refused: 'trust-short', limit, ...(message && { message }) };
}

/** The books as if a part of the cents had gone: to the cent. */
function partOf(books: Guarding['books'], { part, of }: { part: number; of: number }) {
  const scaled = (cents: number): number => Math.round((cents * part) / of) + 0;
  return Object.fromEntries(
    books.map(({ before: { key, book }, posted }) => {
      const moved = addLines(posted.book.head.balances, negated(book.head.balances));
      const parts = Object.entries(moved).map(([account, cents]) => ({ [account]: scaled(cents) }));
      const balances = addLines(book.head.balances, ...parts);
      return [key.leaseId, { propertyId: key.propertyId, head: { balances } }];
    }),
  );
}
