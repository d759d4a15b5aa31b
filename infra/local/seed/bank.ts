import { addBankAccount } from '../../../functions/ledger/add-bank-account';
import { addBankLines } from '../../../functions/ledger/add-bank-lines';
import { listBankLines } from '../../../functions/ledger/list-bank-lines';
import { listCashEntries } from '../../../functions/ledger/list-cash-entries';
import { matchBankLines } from '../../../functions/ledger/match-bank-lines';
import { reconcileBankAccount } from '../../../functions/ledger/reconcile-bank-account';
import { setBankLineAside } from '../../../functions/ledger/set-bank-line-aside';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import type { BankLine, CashEntry } from '../../../shared/contract/bank';
import { addDays, addToMonth, endOfMonth, monthOf } from '../../../shared/domain/dates';
import { bankLimits } from '../../../shared/domain/ledger/bank/bank-lines';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { callOf } from './call-of-head';
import type { Seeded } from './subscriptions';

const opening = 1_845_320;
const serviceFee = -1_500;

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
  ...{ bank_id: `FIT${on.replaceAll('-', '')}${nth}`, nth: 1, cents },
  on: on < days.to ? addDays(on, 1) : on,
  text: textOf({ cents, reference, who }),
  check: cents > 0 ? '' : reference,
});

const fee = (on: string) => ({
  ...{ bank_id: `FEE${on}`, nth: 1, on, cents: serviceFee, text: 'MONTHLY SERVICE FEE', check: '' },
});

/** The demo's bank: last month is reconciled, this one half matched, with a line the ledgers lack. */
export async function writeBank({ people, now }: Seeded, deps: Deps): Promise<void> {
  const head = people.find(({ role }) => role.roleLabel === 'orgAdmin' && role.adminUserId === role.userId);
  if (!head) return;
  const call = callOf({ head, deps }, now);
  const month = addToMonth(monthOf(addDays(lastEndedDay(now), 1)), -1);
  const last = { from: `${month}-01`, to: endOfMonth(month) };
  const facts = { name: 'Operating account', last4: '4821', opening_cents: opening };
  const account = { ...facts, opened_on: addDays(last.from, -1) };
  const { account_id } = (await perform(addBankAccount, { ...call, body: account }, deps)).data;
  const add = async (lines: readonly ReturnType<typeof fee>[]) => {
    for (let at = 0; at < lines.length; at += bankLimits.linesPerCall) {
      const body = { account_id, lines: lines.slice(at, at + bankLimits.linesPerCall) };
      await perform(addBankLines, { ...call, body }, deps);
    }
  };
  const linesOf = async (days: Days): Promise<BankLine[]> => {
    const asked = { params: { accountId: account_id }, query: { ...days, limit: 100 } };
    return (await listBankLines({ ...call, ...asked }, deps)).data.lines;
  };
  /** Each to an entry of its amount; answers the lines that no entry is. */
  const match = async (lines: readonly BankLine[], entries: readonly CashEntry[]) => {
    const left = [...entries];
    const unknown: BankLine[] = [];
    for (const line of lines) {
      const isIt = (entry: CashEntry) => entry.cents === line.cents && textOf(entry) === line.text;
      const at = left.findIndex(isIt);
      const [entry] = at < 0 ? [] : left.splice(at, 1);
      if (!entry) unknown.push(line);
      else {
        const { book_id, property_id, entry_id } = entry;
        const matches = [{ line_id: line.line_id, entries: [{ book_id, property_id, entry_id }] }];
        await perform(matchBankLines, { ...call, body: { account_id, matches } }, deps);
      }
    }
    return unknown;
  };
  const past = (await entriesOf(last, call, deps)).slice(0, bankLimits.linesPerCall);
  await add([...past.map((entry, nth) => lineOf(entry, last, nth)), fee(last.to)]);
  for (const { line_id } of await match(await linesOf(last), past)) {
    const body = { account_id, line_id, reason: 'The bank’s own fee' };
    await perform(setBankLineAside, { ...call, body }, deps);
  }
  const ending_cents = past.reduce((sum, { cents }) => sum + cents, opening + serviceFee);
  await perform(
    reconcileBankAccount,
    { ...call, body: { account_id, through: last.to, ending_cents } },
    deps,
  );
  const here = { from: addDays(last.to, 1), to: lastEndedDay(now) };
  if (here.from > here.to) return;
  const entries = await entriesOf(here, call, deps);
  const supplies = { bank_id: 'FITHW', text: 'HARDWARE STORE 0412 COLUMBUS OH', cents: -8_642 };
  await add([
    ...entries.slice(0, -1).map((entry, nth) => lineOf(entry, here, nth)),
    { ...fee(here.to), ...supplies },
  ]);
  await match((await linesOf({ ...here, to: addDays(here.to, 1) })).slice(0, 2), entries);
}
