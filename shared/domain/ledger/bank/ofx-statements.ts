import { limits } from '../../limits';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const mostCodePoint = 0x10_ff_ff;

/** A number beyond Unicode stays as it is written. */
function entityOf(all: string, hex = '', code = '', name = ''): string {
  if (name !== '') return entities[name.toLowerCase()] ?? all;
  const point = hex === '' ? Number(code) : Number.parseInt(hex, 16);
  return point > 0 && point <= mostCodePoint ? String.fromCodePoint(point) : all;
}

const plain = (text: string): string =>
  text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (all, hex, code, name) =>
      entityOf(all, hex, code, name),
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limits.textCharacters);

/** With a namespace, and with attributes, too. */
export const isOfx = (text: string): boolean => /<(?:\w{1,16}:)?OFX[\s>]/i.test(text);

const attributes = String.raw`(?:\s+[\w:.-]{1,64}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*`;
const tags = new RegExp(String.raw`<(\/?)(?:\w{1,16}:)?([A-Z0-9.]{1,32})${attributes}(\/?)>`, 'gi');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);

/** Comments go, and marked text becomes plain text; line breaks stay, so that lines keep their numbers. */
const unmarked = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\r\n]/g, ''))
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inside: string) => escaped(inside));

type Fields = Readonly<Record<string, string>>;
export type OfxRow = {
  readonly line: number;
  readonly isPending: boolean;
  readonly fields: Fields;
};
export type OfxStatement = {
  readonly rows: readonly OfxRow[];
  readonly account: Fields;
  /** The ledger balance. */
  readonly balance?: Fields | undefined;
};

type Building = {
  rows: { line: number; isPending: boolean; fields: Record<string, string> }[];
  account: Record<string, string>;
  balance?: Record<string, string>;
};

/** Without what masks it and leading zeros. */
const accountKey = ({ ACCTID = '' }: Fields): string => ACCTID.replace(/[^0-9a-z]/gi, '').replace(/^0+/, '');

/** The statements of a file, each with its rows. Reads on until one row above the most. */
export function ofxStatements(given: string, most: number) {
  const text = unmarked(given);
  const statements: Building[] = [];
  let into: Record<string, string> | undefined;
  let isInRow = false;
  let count = 0;
  let [line, counted] = [1, 0];
  const lineAt = (index: number): number => {
    line += text.slice(counted, index).match(/\r\n|[\r\n]/g)?.length ?? 0;
    counted = index;
    return line;
  };
  const statement = (): Building => {
    const last = statements.at(-1);
    if (last) return last;
    const first: Building = { rows: [], account: {} };
    statements.push(first);
    return first;
  };
  const begin = (tag: string, index: number): boolean => {
    if (tag === 'STMTRS' || tag === 'CCSTMTRS') {
      const account = {};
      statements.push({ rows: [], account });
      into = account;
    } else if (tag === 'STMTTRN' || tag === 'STMTTRNP') {
      const row = { line: lineAt(index), isPending: tag === 'STMTTRNP', fields: {} };
      statement().rows.push(row);
      count += 1;
      into = row.fields;
      isInRow = true;
      return true;
    } else if (!isInRow && (tag === 'BANKACCTFROM' || tag === 'CCACCTFROM')) into = statement().account;
    else if (tag === 'LEDGERBAL') {
      const balance = {};
      statement().balance = balance;
      into = balance;
    } else if (tag === 'AVAILBAL' || tag === 'BALLIST') into = undefined;
    else return false;
    isInRow = false;
    return true;
  };
  const found = [...text.matchAll(tags)];
  for (const [at, match] of found.entries()) {
    const [whole, close, name = '', empty] = match;
    const tag = name.toUpperCase();
    if (close) {
      if (/^(STMTTRNP?|BANKACCTFROM|CCACCTFROM|LEDGERBAL)$/.test(tag)) {
        into = undefined;
        isInRow = false;
      }
      continue;
    }
    if (begin(tag, match.index)) {
      if (count > most) break;
      continue;
    }
    const value = empty ? '' : plain(text.slice(match.index + whole.length, found[at + 1]?.index));
    if (into && value !== '') into[tag] ??= value;
  }
  const done: readonly OfxStatement[] = statements;
  return {
    statements: done,
    accounts: new Set(done.map(({ account }) => accountKey(account))).size,
    last4: (done[0]?.account.ACCTID ?? '').slice(-4),
  };
}
