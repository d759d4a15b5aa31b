import { walkAccount } from '../../../functions/ledger/bank/account-walk';
import { addBankAccount } from '../../../functions/ledger/bank/add-bank-account';
import { addBankLines } from '../../../functions/ledger/bank/add-bank-lines';
import { assignBankAccounts } from '../../../functions/ledger/bank/assign-bank-accounts';
import { enterBankDifference } from '../../../functions/ledger/bank/enter-bank-difference';
import { enterBankLine } from '../../../functions/ledger/bank/enter-bank-line';
import { listBankLines } from '../../../functions/ledger/bank/list-bank-lines';
import { listCashEntries } from '../../../functions/ledger/bank/list-cash-entries';
import { matchBankLines } from '../../../functions/ledger/bank/match-bank-lines';
import { moveCompanyMoney } from '../../../functions/ledger/bank/move-company-money';
import { reconcileBankAccount } from '../../../functions/ledger/bank/reconcile-bank-account';
import { setBankUse } from '../../../functions/ledger/bank/set-bank-use';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { isOrganizationBook } from '../../../functions/table/ledger/record';
import type { BankLine, CashEntry } from '../../../shared/contract/bank';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import { addDays, addToMonth, endOfMonth, monthOf } from '../../../shared/domain/dates';
import { firstBank, sumOf, totalOf } from '../../../shared/domain/ledger/accounts';
import { bankLimits } from '../../../shared/domain/ledger/bank/bank-lines';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { callOf } from './call-of-head';
import type { Seeded } from './subscriptions';

const serviceFee = -1_500;
/** What the company keeps at its own account. */
const capital = 1_200_000;

type Days = { readonly from: string; readonly to: string };
type Call = ReturnType<typeof callOf>;

async function entriesOf(days: Days, call: Call, deps: Deps): Promise<CashEntry[]> {
  const found: CashEntry[] = [];
  let after: string | undefined;
  do {
    const { data } = await listCashEntries({ ...call, query: { ...days, after } }, deps);
    found.push(...data.entries);
    after = data.next;
  } while (after !== undefined);
  return found;
}

const textOf = ({ cents, reference, who }: Pick<CashEntry, 'cents' | 'reference' | 'who'>): string =>
  cents > 0 ? `MOBILE DEPOSIT ${who.toUpperCase()}`.trim() : `CHECK ${reference}`;

/** What the bank prints for an entry, a day later. */
const lineOf = ({ on, cents, reference, who }: CashEntry, days: Days, nth: number) => ({
  bank_id: `FIT${on.replaceAll('-', '')}${nth}`,
  nth: 1,
  cents,
  on: on < days.to ? addDays(on, 1) : on,
  text: textOf({ cents, reference, who }),
  check: cents > 0 ? '' : reference,
});

const fee = (on: string) => ({
  bank_id: `FEE${on}`,
  nth: 1,
  on,
  cents: serviceFee,
  text: 'MONTHLY SERVICE FEE',
  check: '',
});

/** Checks that their payees have not cashed yet: the newest ones. */
const notCashed = 2;

/** Lines of this month that wait to be matched. */
const linesLeft = 14;

/**
 * The demo's bank: last month is reconciled with the books, this one matched but for its latest lines, one
 * of which the books lack.
 */
export async function writeBank({ people, now }: Seeded, deps: Deps): Promise<void> {
  const head = people.find(({ role }) => role.roleLabel === 'orgAdmin' && role.adminUserId === role.userId);
  if (!head) return;
  const call = callOf({ head, deps }, now);
  const month = addToMonth(monthOf(addDays(lastEndedDay(now), 1)), -1);
  const last = { from: `${month}-01`, to: endOfMonth(month) };
  const opened_on = addDays(last.from, -1);
  const { organizationId } = call.viewer;
  const asOf = (through: string) =>
    walkAccount({ organizationId, code: firstBank, from: addDays(through, 1), through }, deps);
  // Deposits and credits from before the books began lie at the bank, too: their other side is entered below.
  const [before, then] = await Promise.all([asOf(opened_on), asOf(last.to)]);
  const brought = sumOf(then.held.map(({ balances }) => totalOf(balances, 'opening')));
  const opening_cents = before.book + brought;
  const facts = {
    name: 'Rent trust account',
    last4: '4821',
    kind: 'trust',
    opening_cents,
    opened_on,
  } as const;
  const { account_id } = (await perform(addBankAccount, { ...call, body: facts }, deps)).data;
  const add = async (lines: readonly ReturnType<typeof fee>[]) => {
    for (let at = 0; at < lines.length; at += bankLimits.linesPerCall) {
      const body = { account_id, lines: lines.slice(at, at + bankLimits.linesPerCall) };
      await perform(addBankLines, { ...call, body }, deps);
    }
  };
  const linesOf = async (days: Days): Promise<BankLine[]> => {
    const found: BankLine[] = [];
    let after: string | undefined;
    do {
      const asked = { params: { accountId: account_id }, query: { ...days, after, limit: 100 } };
      const { data } = await listBankLines({ ...call, ...asked }, deps);
      found.push(...data.lines);
      after = data.next;
    } while (after !== undefined);
    return found;
  };
  /** Each to an entry of its amount; answers the lines that no entry is. */
  const match = async (lines: readonly BankLine[], entries: readonly CashEntry[]) => {
    const left = [...entries];
    const unknown: BankLine[] = [];
    const matches: { line_id: string; entries: Pick<CashEntry, 'book_id' | 'property_id' | 'entry_id'>[] }[] =
      [];
    for (const line of lines) {
      const isIt = (entry: CashEntry) => entry.cents === line.cents && textOf(entry) === line.text;
      const at = left.findIndex(isIt);
      const [entry] = at < 0 ? [] : left.splice(at, 1);
      if (!entry) unknown.push(line);
      else {
        const { book_id, property_id, entry_id } = entry;
        matches.push({ line_id: line.line_id, entries: [{ book_id, property_id, entry_id }] });
      }
    }
    for (let at = 0; at < matches.length; at += bankLimits.matchesPerCall) {
      const body = { account_id, matches: matches.slice(at, at + bankLimits.matchesPerCall) };
      await perform(matchBankLines, { ...call, body }, deps);
    }
    return unknown;
  };
  const past = await entriesOf(last, call, deps);
  const checks = past.filter(({ cents, is_undone, undoes }) => cents < 0 && !is_undone && !undoes);
  const waiting = new Set(checks.toSorted((one, other) => one.on.localeCompare(other.on)).slice(-notCashed));
  const cashed = past.filter((entry) => !waiting.has(entry));
  await add([...cashed.map((entry, nth) => lineOf(entry, last, nth)), fee(last.to)]);
  for (const { line_id } of await match(await linesOf(last), cashed)) {
    const body = { account_id, line_id, kind: 'bank' as const, memo: 'Monthly service fee' };
    await perform(enterBankLine, { ...call, body }, deps);
  }
  if (brought !== 0) {
    const reason = 'Deposits and credits held before the books began here';
    const body = { account_id, through: last.to, cents: brought, to: 'opening' as const, reason };
    await perform(enterBankDifference, { ...call, body }, deps);
  }
  const ending_cents = cashed.reduce((sum, { cents }) => sum + cents, opening_cents + serviceFee);
  await perform(
    reconcileBankAccount,
    { ...call, body: { account_id, through: last.to, ending_cents } },
    deps,
  );
  const here = { from: addDays(last.to, 1), to: lastEndedDay(now) };
  if (here.from <= here.to) {
    const entries = await entriesOf(here, call, deps);
    const supplies = { bank_id: 'FITHW', text: 'HARDWARE STORE 0412 COLUMBUS OH', cents: -8_642 };
    await add([
      ...entries.slice(0, -1).map((entry, nth) => lineOf(entry, here, nth)),
      { ...fee(here.to), ...supplies },
    ]);
    await match((await linesOf({ ...here, to: addDays(here.to, 1) })).slice(0, -linesLeft), entries);
  }
  await writeOtherAccounts({ call, trust: account_id, opened_on: last.to }, deps);
}

type Others = { readonly call: Call; readonly trust: string; readonly opened_on: string };

/** The company's own account, and one for deposits: each property's lie there from today on (D51). */
async function writeOtherAccounts({ call, trust, opened_on }: Others, deps: Deps): Promise<void> {
  const added = async (body: InputOf<typeof rows.addBankAccount>['body']) =>
    (await perform(addBankAccount, { ...call, body }, deps)).data.account_id;
  const company = { name: 'Company operating account', last4: '7730', kind: 'operating' } as const;
  const account_id = await added({ ...company, opening_cents: capital, opened_on });
  const own = { way: 'in', cents: capital, moved_on: opened_on, payee: '', reference: '', memo: '' } as const;
  await perform(moveCompanyMoney, { ...call, body: { account_id, ...own } }, deps);
  const held = { name: 'Security deposits account', last4: '9016', kind: 'deposits' } as const;
  const deposits_account_id = await added({ ...held, opening_cents: 0, opened_on });
  const { organizationId } = call.viewer;
  const [heads, terms] = await Promise.all([
    deps.ledgers.heads(organizationId),
    deps.statements.allTerms(organizationId),
  ]);
  const books = heads.filter((head) => !isOrganizationBook(head));
  for (const property_id of new Set(books.map(({ propertyId }) => propertyId))) {
    const version = terms.find(({ propertyId }) => propertyId === property_id)?.version ?? 0;
    const body = { property_id, money_account_id: trust, deposits_account_id, version };
    await perform(assignBankAccounts, { ...call, body }, deps);
  }
  const use = { money_account_id: trust, deposits_account_id, policy: 'block', version: 0 } as const;
  await perform(setBankUse, { ...call, body: use }, deps);
}
