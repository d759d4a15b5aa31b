import type { ReadAmount } from '../../tabular/amounts';
import { plainCell } from '../../tabular/amounts';
import type { Columns } from './bank-columns';
import { chainOf } from './chain';

/**
 * How a file says that money went out. Of one column of amounts: `as-written` by a minus, `turned` by none
 * (a card's statement), `by-type` by a word beside it. Of two columns: `as-written`, where a minus under
 * money out is money that came back; `by-column`, where it says nothing more than the column does; `turned`,
 * where each amount under money out has one, unless it came back.
 */
export const signRules = ['as-written', 'turned', 'by-type', 'by-column'] as const;
export type SignRule = (typeof signRules)[number];

export function signChoices(columns: Columns): SignRule[] {
  if (columns.amount < 0) return ['as-written', 'by-column', 'turned'];
  return columns.type < 0 ? ['as-written', 'turned'] : ['as-written', 'by-type', 'turned'];
}

export type Direction = 'in' | 'out';

const inWords =
  /\b(credit|credits|cr|c|deposit|deposits|dep|in|incoming|interest|received|refund|reversal)\b|^\+$/;
const outWords =
  /\b(debit|debits|dr|d|db|withdrawal|withdrawals|withdraw|wd|out|outgoing|check|checks|cheque|chk|draft|fee|fees|charge|purchase|pos|atm|payment|pmt|paid|sent|bill ?pay|billpay)\b|^-$/;

/** What the word of a type column says; undefined where it says neither, or both. */
export function directionOf(text: string): Direction | undefined {
  const plain = plainCell(text)
    .toLowerCase()
    .replace(/\b(debit|credit) card\b/g, '')
    .replace(/[_]/g, ' ')
    .trim();
  const isIn = inWords.test(plain);
  const isOut = outWords.test(plain);
  if (isIn !== isOut) return isIn ? 'in' : 'out';
  const isDeposit = isIn && /\bdep(osit)?s?\b/.test(plain) && !/\b(debit|dr|fee|withdraw\w*)\b/.test(plain);
  if (isDeposit) return 'in';
  const isDebit = /\b(debit|dr)\b/.test(plain);
  const isCredit = /\b(credit|cr)\b/.test(plain);
  if (!isIn || isDebit === isCredit) return undefined;
  return isCredit ? 'in' : 'out';
}

/** The amounts of a row as its file has them, and the word of its type column. */
export type RowAmounts = {
  readonly amount?: ReadAmount | undefined;
  readonly moneyIn?: ReadAmount | undefined;
  readonly moneyOut?: ReadAmount | undefined;
  readonly direction: Direction | undefined;
};

/** `CR` and `DR` beside an amount decide before a minus does. */
const written = ({ cents, mark }: ReadAmount): number => {
  if (mark === undefined) return cents;
  return mark === 'credit' ? Math.abs(cents) : -Math.abs(cents);
};

/** Cents of a row, in above 0; undefined where the rule needs a word that the row lacks. */
export function signedCents(row: RowAmounts, rule: SignRule): number | undefined {
  if (row.amount) {
    const cents = written(row.amount);
    if (rule === 'turned') return cents === 0 ? 0 : -cents;
    if (rule !== 'by-type') return cents;
    if (cents === 0) return 0;
    if (row.direction === undefined) return undefined;
    return row.direction === 'in' ? row.amount.cents : -row.amount.cents;
  }
  const came = row.moneyIn?.cents ?? 0;
  const went = row.moneyOut?.cents ?? 0;
  if (rule === 'by-column') return Math.abs(came) - Math.abs(went);
  return rule === 'turned' ? came + went : came - went;
}

export type SignGuess = { readonly rule: SignRule; readonly isSure: boolean };

/** Lines whose words tell a direction that their own sign contradicts. */
const contradictions = (rows: readonly RowAmounts[], rule: SignRule, words: readonly string[]): number =>
  rows.filter((row, at) => {
    const cents = signedCents(row, rule);
    const said = /\b(deposit|withdrawal|purchase|debit card|bill ?pay|check #?\d+)\b/i.test(words[at] ?? '')
      ? directionOf(words[at] ?? '')
      : undefined;
    return cents !== undefined && said !== undefined && (said === 'in' ? cents < 0 : cents > 0);
  }).length;

/** Without balances: what the type column and the minus signs themselves say. */
function guessOfAmounts(rows: readonly RowAmounts[], words: readonly string[]): SignGuess {
  const amounts = rows.filter(({ amount }) => amount !== undefined && amount.cents !== 0);
  const hasMinus = amounts.some(({ amount }) => amount && (written(amount) < 0 || amount.mark !== undefined));
  const typed = amounts.filter(({ direction }) => direction !== undefined);
  const outs = typed.filter(({ direction }) => direction === 'out');
  if (!hasMinus) {
    if (outs.length > 0 && typed.length * 2 > amounts.length) return { rule: 'by-type', isSure: true };
    const isSure = outs.length === 0 && contradictions(rows, 'as-written', words) === 0;
    return { rule: 'as-written', isSure };
  }
  const agree = typed.filter(
    ({ amount, direction }) => amount && written(amount) < 0 === (direction === 'out'),
  );
  if (typed.length > 0 && agree.length < typed.length) {
    const rule = agree.length * 2 < typed.length ? 'turned' : 'as-written';
    const plainOuts = outs.filter(({ amount }) => amount && amount.cents > 0);
    return { rule: plainOuts.length * 2 > outs.length ? 'by-type' : rule, isSure: false };
  }
  const wrong = contradictions(rows, 'as-written', words);
  const isSure = typed.length > 0 || wrong === 0;
  const isTurned = wrong > contradictions(rows, 'turned', words);
  return { rule: isTurned && !isSure ? 'turned' : 'as-written', isSure };
}

/**
 * Some banks print a minus before every withdrawal, or every deposit; others only before one that was
 * reversed.
 */
function guessOfColumns(rows: readonly RowAmounts[]): SignGuess {
  const ins = rows.flatMap(({ moneyIn }) => (moneyIn && moneyIn.cents !== 0 ? [moneyIn.cents] : []));
  const outs = rows.flatMap(({ moneyOut }) => (moneyOut && moneyOut.cents !== 0 ? [moneyOut.cents] : []));
  const below = outs.filter((cents) => cents < 0).length;
  if (ins.length > 0 && ins.every((cents) => cents < 0))
    return { rule: 'by-column', isSure: ins.length > 1 && (below === 0 || below === outs.length) };
  if (below === outs.length) return { rule: 'by-column', isSure: below !== 1 };
  return { rule: below * 2 > outs.length ? 'turned' : 'as-written', isSure: true };
}

type Asked = {
  readonly rows: readonly RowAmounts[];
  /** Of each row, in cents, where the file has one. */
  readonly balances: readonly (number | undefined)[];
  /** The descriptions. */
  readonly words: readonly string[];
  readonly columns: Columns;
};

/** The rule by which most balances follow; without balances, what the amounts and words say. */
export function guessSigns({ rows, balances, words, columns }: Asked): SignGuess {
  const plain = columns.amount >= 0 ? guessOfAmounts(rows, words) : guessOfColumns(rows);
  const chained = signChoices(columns).map((rule) => {
    const steps = rows.map((row, at) => ({ cents: signedCents(row, rule), balance: balances[at] }));
    return { rule, ...chainOf(steps) };
  });
  const most = Math.max(...chained.map(({ followed }) => followed));
  const best = chained.filter(({ followed }) => followed === most);
  if (most === 0) return plain;
  const chosen = best.find(({ rule }) => rule === plain.rule) ?? best[0];
  if (chosen === undefined) return plain;
  const isProven = chosen.followed === chosen.steps || chosen.followed * 2 > chosen.steps;
  if (!isProven) return plain;
  // Amounts without any sign go both ways in some files: a balance tells it of each but the first.
  const isUnsigned = chosen.rule === 'turned' && rows.every(({ amount }) => amount && written(amount) >= 0);
  return { rule: chosen.rule, isSure: !isUnsigned && (best.length === 1 || plain.isSure) };
}
