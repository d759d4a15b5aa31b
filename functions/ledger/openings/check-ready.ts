import { displayDate } from '../../../shared/domain/dates';
import { addLines, cashByCode, type Lines, sumOf, totalOf } from '../../../shared/domain/ledger/accounts';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { headAsOf } from '../../../shared/domain/ledger/head-as-of';
import { linesOf, type OpeningLine } from '../../../shared/domain/ledger/openings/sheet';
import type { BroughtTenants } from '../../../shared/domain/ledger/openings/tie-opening';
import { displayDollars } from '../../../shared/domain/money';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { CodedAccount } from '../../table/bank/record';
import type { StoredHead } from '../../table/ledger/record';
import type { OpeningRead } from './read-opening';

/** What a person calls the account or the line, and what is the matter with it. */
type Problem = readonly [what: string, why: string];

const shownAtMost = 3;

/** Refuses with the first of these problems in words; nothing for none. */
export function refuseFor(code: 'not-tied', problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const words = problems.slice(0, shownAtMost).map(([what, why]) => `${what}: ${why}`);
  const more = problems.length - words.length;
  throw refuse(code, { message: [...words, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ') });
}

/** A check, a deposit in transit or a bill, as its own row says it. */
function nameOfLine(line: OpeningLine): string {
  if (line.kind === 'check') return `Check ${line.number || line.payee}`;
  if (line.kind === 'transit') return `Deposit in transit from ${line.from}`;
  return line.kind === 'bill' ? `Bill of ${line.vendor}` : 'Line';
}

/**
 * What the books have at each account at the end of a day: the sheet says all of it, so nothing may be there.
 */
async function cashAsOf(heads: readonly StoredHead[], day: string, { ledgers }: Deps): Promise<Lines> {
  const all = await mapAll(heads, async (head) => {
    const entries = await ledgers.entriesAfter({ ...head, day });
    return headAsOf({ head, entries: entries.filter(({ seq }) => seq <= head.seq) }, day).balances;
  });
  return cashByCode(addLines(...all));
}

/** Why the balance of an account cannot be brought in on this day. */
async function accountProblem(
  account: CodedAccount,
  { on, cash, isTyped }: { on: string; cash: Lines; isTyped: boolean },
  { banks }: Deps,
): Promise<string | undefined> {
  if (!isTyped) return 'Enter the balance, 0.00 if it was empty';
  if (account.through !== account.openedOn)
    return `This account is reconciled through ${displayDate(account.through)}. Reopen that first.`;
  const [early] = await banks.lines({ ...account, from: '', to: on, limit: 1 });
  if (early) return 'Lines of this day or before were imported. Remove them first.';
  const there = cash[account.code] ?? 0;
  return there === 0
    ? undefined
    : `The books have ${displayDollars(there)} here on this day already. Choose another day, or reverse that.`;
}

/** Lines of a day after the cutover day, which may have been moved since they were saved. */
const lateLines = ({ lines }: OpeningRead, on: string): Problem[] =>
  lines.flatMap((line) =>
    'on' in line && line.on > on ? [[nameOfLine(line), 'Choose a day up to the cutover day'] as const] : [],
  );

type Asked = {
  readonly read: OpeningRead;
  readonly on: string;
  readonly heads: readonly StoredHead[];
  readonly tenants: readonly BroughtTenants[];
  readonly now: Date;
};

/** Refuses what stands in the way of bringing the sheet in, naming each field by its line. */
export async function checkReady({ read, on, heads, tenants, now }: Asked, deps: Deps): Promise<void> {
  const books = await deps.ledgers.books(read.organizationId);
  const isAhead = on > lastEndedDay(now) && 'Choose a past day';
  const closed = books?.through ?? '';
  const isClosed = on <= closed && `The books are closed through ${displayDate(closed)}`;
  const day = isAhead || isClosed;
  if (day) throw refuse('bad-day', { message: `Cutover day: ${day}` });
  if (read.accounts.length === 0) throw refuse('not-tied', { message: 'Add a bank account first.' });
  const cash = await cashAsOf(heads, on, deps);
  const typed = new Set(linesOf(read.lines, 'bank').map(({ account }) => account));
  const ofAccounts = await mapAll(read.accounts, async (account): Promise<Problem[]> => {
    const problem = await accountProblem(account, { on, cash, isTyped: typed.has(account.code) }, deps);
    return problem === undefined ? [] : [[account.name, problem]];
  });
  const problems = [...ofAccounts.flat(), ...lateLines(read, on)];
  refuseFor('not-tied', problems);
  const brought = sumOf(tenants.map(({ prepaid, deposits }) => prepaid + deposits));
  const others = sumOf(heads.map(({ balances }) => totalOf(balances, 'opening'))) - brought;
  if (others !== 0)
    throw refuse('not-tied', {
      message: `${displayDollars(Math.abs(others))} was entered against opening balances already. Reverse that first.`,
    });
}
