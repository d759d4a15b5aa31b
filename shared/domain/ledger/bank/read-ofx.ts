import type { LocalDate } from '../../dates';
import { limits } from '../../limits';
import { bankLimits, type ReadLine } from './bank-lines';
import { readCents, readDay } from './read-cells';
import type { ReadFile } from './read-csv';

/** A file of OFX 1 (SGML), OFX 2 (XML) or QFX; `ending` is the balance that the bank states. */
export type OfxFile = ReadFile & {
  /** How many bank accounts the file is about. */
  readonly accounts: number;
  readonly last4: string;
  readonly ending?: { readonly cents: number; readonly on: LocalDate } | undefined;
};

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};

const plain = (text: string): string =>
  text
    .replace(/&(?:#(\d{1,6})|(\w{1,8}));/g, (all, code: string | undefined, name: string = '') =>
      code ? String.fromCodePoint(Number(code)) : (entities[name.toLowerCase()] ?? all),
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limits.textCharacters);

export const isOfx = (text: string): boolean => /<OFX>/i.test(text);

/** A value runs to the next tag or the end of its line: leaves of OFX 1 have no end tag. */
const tags = /<(\/?)([A-Z0-9.]{1,32})>([^\r\n]*?(?=<\/?[A-Z0-9.]{1,32}>|[\r\n]|$))/gi;

type Fields = Record<string, string>;

/** The transactions' fields, and those of the statement around them. */
function fieldsOf(text: string): { rows: Fields[]; about: Fields } {
  const rows: Fields[] = [];
  const about: Fields = {};
  let row: Fields | undefined;
  for (const [, close, name = '', raw = ''] of text.slice(text.search(/<OFX>/i)).matchAll(tags)) {
    const tag = name.toUpperCase();
    if (tag === 'STMTTRN') {
      row = close ? undefined : {};
      if (row) rows.push(row);
      if (rows.length > bankLimits.linesPerFile) break;
      continue;
    }
    const value = plain(raw);
    if (close || value === '') continue;
    const into = row ?? about;
    into[tag] ??= value;
  }
  return { rows, about };
}

/** The lines of the one account of an OFX or QFX file; amounts of 0 are no lines. */
export function readOfx(text: string): OfxFile {
  const { rows, about } = fieldsOf(text);
  const lines = rows.flatMap((row): ReadLine[] => {
    const on = readDay(row.DTPOSTED ?? '');
    const cents = readCents(row.TRNAMT ?? '');
    if (on === undefined || !cents) return [];
    const words = [...new Set([row.NAME ?? row.PAYEE, row.MEMO])].filter(Boolean).join(' ');
    return [
      {
        ...{ bank_id: row.FITID ?? '', on, cents, check: row.CHECKNUM ?? '' },
        text: words.slice(0, limits.textCharacters),
      },
    ];
  });
  const [cents, on] = [readCents(about.BALAMT ?? ''), readDay(about.DTASOF ?? '')];
  return {
    ...{ lines, skipped: rows.length - lines.length, accounts: (text.match(/<(CC)?STMTRS>/gi) ?? []).length },
    last4: (about.ACCTID ?? '').slice(-4),
    ...(cents !== undefined && on !== undefined && { ending: { cents, on } }),
  };
}
