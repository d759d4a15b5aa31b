import type { LocalDate } from '../../dates';
import { accounts, addLines, type Lines } from '../accounts';
import type { Draft } from '../entry';
import { gained } from '../owners/property-book';
import { attemptBills, attemptSources } from './opening-sources';
import { type LineOf, linesOf, type OpeningLine } from './sheet';
import type { OpeningTie, PropertyCash } from './tie-opening';

/**
 * What the manager has at each account with an explained difference, and what one account has of another
 * one's, in cents: settled once, when bringing in begins.
 */
export type SettledParts = { readonly manager: Lines; readonly between: Lines };

/** Where an explained difference lies: the account that is furthest off in its direction. */
function placeOf({ accounts: all, difference }: OpeningTie): string | undefined {
  const way = Math.sign(difference);
  return all.toSorted((one, other) => way * (other.off - one.off))[0]?.code;
}

/** Who has what each account is off by: the manager the difference in all, and the rest waits to be moved. */
export function settledParts(tie: OpeningTie): SettledParts {
  const at = tie.difference === 0 ? undefined : placeOf(tie);
  const explained: Lines = at === undefined ? {} : { [at]: tie.difference };
  const off = Object.fromEntries(tie.accounts.map((one) => [one.code, one.off - (explained[one.code] ?? 0)]));
  const own = Object.fromEntries(tie.accounts.map(({ code, manager }) => [code, manager]));
  return { manager: addLines(own, explained), between: addLines(off) };
}

export type Attempt = { readonly attempt: number; readonly on: LocalDate };

type Facts = Omit<NonNullable<Draft['owners']>, 'parts'>;

/** An entry of the sheet; none for nothing. `lines` are made to balance against `opening`. */
function entry(
  { attempt, on }: Attempt,
  { name, lines, parts = {}, ...facts }: Facts & { name: string; lines: Lines; parts?: Lines },
): Draft[] {
  const moved = addLines(lines);
  if (Object.keys(moved).length === 0) return [];
  const rest = Object.values(moved).reduce((sum, cents) => sum + cents, 0);
  return [
    {
      source: `${attemptSources(attempt)}${name}`,
      type: 'opening',
      on,
      owners: { parts, ...facts },
      lines: addLines(moved, { [accounts.opening]: -rest }),
    },
  ];
}

const named = (line: LineOf<'check'> | LineOf<'transit'>): Facts =>
  line.kind === 'check'
    ? { vendor: line.payee, method: 'check', reference: line.number }
    : { vendor: line.from };

/** What waits for the bank at one account. */
const waiting = (lines: readonly OpeningLine[], code: string) =>
  [...linesOf(lines, 'check'), ...linesOf(lines, 'transit')].filter(({ account }) => account === code);

/**
 * The entries of one account in the organization's book: what waits for the bank, and what is the manager's.
 */
export function accountEntries(
  by: Attempt,
  { code, lines, parts }: { code: string; lines: readonly OpeningLine[]; parts: SettledParts },
): Draft[] {
  const cash = accounts.cash(code);
  const waits = waiting(lines, code).map((line) => ({
    line,
    cents: line.kind === 'check' ? -line.cents : line.cents,
  }));
  const gone = -waits.reduce((sum, { cents }) => sum + cents, 0);
  const own = parts.manager[code] ?? 0;
  return [
    ...waits.flatMap(({ line, cents }) =>
      entry(by, {
        name: [line.kind, code, line.place].join(':'),
        lines: { [cash]: cents },
        ...named(line),
      }),
    ),
    ...entry(by, { name: `cash:${code}`, lines: { [cash]: gone } }),
    ...entry(by, {
      name: `cash:${code}:manager`,
      lines: { [cash]: own, [accounts.manager('opening')]: -own },
    }),
  ];
}

/** What one account has of another one's: nobody gains. */
export const betweenEntries = (by: Attempt, { between }: SettledParts): Draft[] =>
  entry(by, {
    name: 'cash:between',
    lines: Object.fromEntries(Object.entries(between).map(([code, cents]) => [accounts.cash(code), cents])),
  });

const billOf = ({ attempt }: Attempt, line: LineOf<'bill'>): Draft => ({
  source: `${attemptBills(attempt)}${line.place}`,
  type: 'bill',
  on: line.on,
  owners: {
    parts: {},
    vendor: line.vendor,
    category: line.category,
    reference: line.reference,
    bill: { cents: line.cents, due: line.due },
  },
  lines: { [accounts.unpaid]: line.cents, [accounts.payable]: -line.cents },
});

/** The entries of one property in its own book: its cash, what each owner has of it, and its bills. */
export function propertyEntries(
  by: Attempt,
  { property, cash, lines }: Partial<PropertyCash> & { property: string; lines: readonly OpeningLine[] },
): Draft[] {
  const here = <T extends { readonly property: string }>(some: readonly T[]) =>
    some.filter((one) => one.property === property);
  const moved = Object.entries(cash ?? {}).map(([code, cents]) => ({ [accounts.cash(code)]: cents }));
  return [
    ...entry(by, { name: 'cash', lines: addLines(...moved) }),
    ...here(linesOf(lines, 'owner')).flatMap(({ owner, cents }) =>
      entry(by, {
        name: `owner:${owner}`,
        lines: gained('opening', { [owner]: cents }),
        parts: addLines({ [owner]: cents }),
      }),
    ),
    ...here(linesOf(lines, 'bill')).map((line) => billOf(by, line)),
  ];
}
