import type { LocalDate } from '../../dates';
import { limits } from '../../limits';
import { decimalMarkOf, type ReadAmount, readAmount } from '../../tabular/amounts';
import { readDay } from '../../tabular/days';
import { bankLimits } from './bank-lines';
import { type OfxRow, ofxStatements } from './ofx-statements';
import type { LeftOut, PlacedLine, ReadFile } from './read-file';
import { type Direction, type SignRule, signedCents } from './signs';

export { isOfx } from './ofx-statements';

/** A file of OFX 1 (SGML), OFX 2 (XML) or QFX; `ending` is the ledger balance that the bank states. */
export type OfxFile = ReadFile & {
  /** Different accounts that the file is about; several statements of one are one. */
  readonly accounts: number;
  readonly last4: string;
  readonly signs: SignRule;
  /** Some debits have no minus, and no amount has one: a person says what that means. */
  readonly isSignDoubtful: boolean;
};

const directions: Readonly<Record<string, Direction>> = {
  CREDIT: 'in',
  DEP: 'in',
  DIRECTDEP: 'in',
  DEBIT: 'out',
  CHECK: 'out',
  FEE: 'out',
  SRVCHG: 'out',
  DIRECTDEBIT: 'out',
};

type Read = {
  readonly row: OfxRow;
  readonly amount: ReadAmount | undefined;
  readonly on: LocalDate | undefined;
};

const wordsOf = ({ NAME, PAYEE, MEMO }: OfxRow['fields']): string =>
  [...new Set([NAME ?? PAYEE, MEMO])].filter(Boolean).join(' ').slice(0, limits.textCharacters);

const rawWords = ({ fields }: OfxRow): string =>
  [fields.DTPOSTED, fields.TRNAMT, wordsOf(fields)].filter(Boolean).join(' · ');

const samenessOf = ({ line, ...words }: PlacedLine): string => JSON.stringify(words);

/** Lines that an earlier statement of the file has, too, as often as it has them. */
function repeatedIn(statements: readonly (readonly PlacedLine[])[]): Set<PlacedLine> {
  const most = new Map<string, number>();
  const repeated = new Set<PlacedLine>();
  for (const lines of statements) {
    const here = new Map<string, number>();
    for (const line of lines) {
      const same = samenessOf(line);
      const count = (here.get(same) ?? 0) + 1;
      here.set(same, count);
      if (count <= (most.get(same) ?? 0)) repeated.add(line);
    }
    for (const [same, count] of here) most.set(same, Math.max(count, most.get(same) ?? 0));
  }
  return repeated;
}

/** Amounts have their sign, says OFX; where none has one, the type may have been meant. */
function guessOf(rows: readonly Read[]): Pick<OfxFile, 'signs' | 'isSignDoubtful'> {
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  const hasMinus = amounts.some(({ cents, mark }) => cents < 0 || mark !== undefined);
  const isOut = rows.some(({ row }) => directions[row.fields.TRNTYPE ?? ''] === 'out');
  const isSignDoubtful = !hasMinus && isOut && amounts.length > 0;
  return { signs: isSignDoubtful ? 'by-type' : 'as-written', isSignDoubtful };
}

/** The lines of the one account of an OFX or QFX file; amounts of 0 are no lines. */
export function readOfx(text: string, chosen?: SignRule): OfxFile {
  const { statements, accounts, last4 } = ofxStatements(text, bankLimits.linesPerFile);
  const texts = statements.flatMap(({ rows }) => rows.map(({ fields }) => fields.TRNAMT ?? ''));
  const decimal = decimalMarkOf(texts);
  const read = statements.map(({ rows }) =>
    rows.map(
      (row): Read => ({
        row,
        amount: readAmount(row.fields.TRNAMT ?? '', decimal),
        on: readDay(row.fields.DTPOSTED ?? row.fields.DTTRAN ?? ''),
      }),
    ),
  );
  const guessed = guessOf(read.flat());
  const signs = chosen ?? guessed.signs;
  const leftOut: LeftOut[] = [];
  const pending: PlacedLine[] = [];
  const placed = read.map((rows) =>
    rows.flatMap(({ row, amount, on }): PlacedLine[] => {
      const leave = (reason: LeftOut['reason']) =>
        void leftOut.push({ line: row.line, reason, words: rawWords(row) });
      const direction = directions[row.fields.TRNTYPE ?? ''];
      const cents = amount && signedCents({ amount, direction }, signs);
      if (amount === undefined) leave(row.fields.TRNAMT ? 'bad-amount' : 'no-amount');
      else if (cents === undefined) leave('no-direction');
      else if (cents === 0) leave('zero');
      else if (Math.abs(cents) > limits.rentCents) leave('bad-amount');
      else if (on === undefined && !row.isPending) leave(row.fields.DTPOSTED ? 'bad-day' : 'no-day');
      else {
        const { FITID, CHECKNUM } = row.fields;
        const line = {
          line: row.line,
          bank_id: FITID ?? '',
          on: on ?? '',
          cents,
          text: wordsOf(row.fields),
          check: CHECKNUM ?? '',
        };
        if (!row.isPending) return [line];
        pending.push(line);
      }
      return [];
    }),
  );
  const repeated = repeatedIn(placed);
  const all = placed.flat();
  for (const line of repeated)
    leftOut.push({ line: line.line, reason: 'repeated', words: [line.on, line.text].join(' · ') });
  return {
    lines: all.filter((line) => !repeated.has(line)),
    pending,
    leftOut: leftOut.toSorted((one, other) => one.line - other.line),
    breaks: [],
    accounts,
    last4,
    signs,
    isSignDoubtful: guessed.isSignDoubtful,
    ...endingOf(statements),
  };
}

/** The latest ledger balance; what is available is something else. */
function endingOf(statements: ReturnType<typeof ofxStatements>['statements']): Pick<ReadFile, 'ending'> {
  const stated = statements.flatMap(({ balance }) => {
    const text = balance?.BALAMT ?? '';
    const cents = readAmount(text, decimalMarkOf([text]))?.cents;
    const on = readDay(balance?.DTASOF ?? '');
    return cents === undefined || on === undefined ? [] : [{ cents, on }];
  });
  const ending = stated.toSorted((one, other) => (one.on < other.on ? -1 : 1)).at(-1);
  return ending ? { ending } : {};
}
