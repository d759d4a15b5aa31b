import * as z from 'zod';
import type { LocalDate } from '../../dates';
import { accounts, addLines, classOf, type Lines, sumOf, totalOf } from '../accounts';
import type { Entry } from '../entry';

/** Whose money of an account is, in the order of the report. */
export const threeWayParts = [
  'owner',
  'prepayment',
  'deposit',
  'unclaimed',
  'unidentified',
  'elsewhere-assigned',
  'manager-earned',
  'manager-moved',
  'owner-debt',
  'at-provider',
  'other-account',
] as const;
export type ThreeWayPart = (typeof threeWayParts)[number];

/**
 * One line of the report, in cents; what lies elsewhere or is owed is below 0. `name` is as it was called
 * then.
 */
export const ThreeWayLine = z.object({
  part: z.enum(threeWayParts),
  propertyTitle: z.string(),
  unitNumber: z.string(),
  name: z.string(),
  cents: z.number().int(),
});
export type ThreeWayLine = Readonly<z.infer<typeof ThreeWayLine>>;

/** A book of a lease or a property as of the day; `balances` as its head keeps them. */
export type HeldBook = {
  readonly propertyId: string;
  readonly bookId: string;
  readonly propertyTitle: string;
  readonly unitNumber: string;
  readonly balances: Lines;
};

/** A line before its names are read: `account` is the owner's or the deposit's, in the book that has it. */
export type UnnamedLine = Omit<ThreeWayLine, 'name'> & { readonly bookId: string; readonly account: string };

type Asked = {
  readonly code: string;
  readonly through: LocalDate;
  readonly books: readonly HeldBook[];
  /** The account that money of a property belongs to. */
  readonly moneyAt: (propertyId: string) => string;
  /** All entries of the organization's own book. */
  readonly own: readonly Pick<Entry, 'on' | 'lines'>[];
};

export type ThreeWay = {
  readonly lines: readonly UnnamedLine[];
  /** What all lines come to: the account's balance in the books, where the money is somebody's. */
  readonly owed: number;
};

const cashAt = accounts.cash;

const lineAt = (
  { propertyTitle, unitNumber, bookId }: HeldBook,
  facts: Pick<UnnamedLine, 'part' | 'account' | 'cents'>,
): UnnamedLine => ({ propertyTitle, unitNumber, bookId, ...facts });

/** A property as a whole: no tenant's name stands for it. */
const wholeOf = (book: HeldBook): HeldBook => ({ ...book, bookId: book.propertyId, unitNumber: '' });

/** Owners' balances over all books of a property: what each is owed, and what each owes. */
function ownerLines(books: readonly HeldBook[]): UnnamedLine[] {
  const [first] = books;
  if (!first) return [];
  const sums = addLines(
    ...books.map(({ balances }) =>
      Object.fromEntries(Object.entries(balances).filter(([account]) => classOf(account) === 'owner')),
    ),
  );
  return Object.entries(sums).map(([account, cents]) =>
    lineAt(wholeOf(first), { part: cents < 0 ? 'owner' : 'owner-debt', account, cents: -cents }),
  );
}

const heldClasses = ['prepayment', 'deposit', 'unclaimed'] as const;

/** Tenants' money in one book, an account a line. */
const tenantLines = (book: HeldBook): UnnamedLine[] =>
  heldClasses.flatMap((part) =>
    Object.entries(book.balances)
      .filter(([account]) => classOf(account) === part)
      .map(([account, cents]) => lineAt(book, { part, account, cents: -cents })),
  );

function groupsOf(books: readonly HeldBook[]): Map<string, HeldBook[]> {
  const groups = new Map<string, HeldBook[]>();
  for (const book of books) groups.set(book.propertyId, [...(groups.get(book.propertyId) ?? []), book]);
  return groups;
}

/** A property's money where it belongs to the account: whose it is, and what of it lies elsewhere. */
function assignedLines(books: readonly HeldBook[], code: string): UnnamedLine[] {
  const [first] = books;
  if (!first) return [];
  const property = wholeOf(first);
  const sums = addLines(...books.map(({ balances }) => balances));
  const others = totalOf(sums, 'cash') - (sums[cashAt(code)] ?? 0);
  return [
    ...ownerLines(books),
    ...books.flatMap(tenantLines),
    lineAt(property, { part: 'manager-earned', account: 'manager', cents: -totalOf(sums, 'manager') }),
    lineAt(property, {
      part: 'at-provider',
      account: 'clearing',
      cents: -totalOf(sums, 'clearing', 'withheld'),
    }),
    lineAt(property, { part: 'other-account', account: 'cash', cents: -others }),
  ];
}

/**
 * What the organization's own entries moved at the account: what they earned, paid and put in, or do not
 * know.
 */
function ownLines({ own, code, through }: Asked): UnnamedLine[] {
  const place = { propertyTitle: '', unitNumber: '', bookId: '' };
  const sums: Record<string, number> = {};
  for (const { on, lines } of own) {
    if (on > through || lines[cashAt(code)] === undefined) continue;
    for (const [account, cents] of Object.entries(lines)) {
      const counts = ['manager', 'unidentified'].includes(classOf(account));
      const isTransfer = classOf(account) === 'cash' && account !== cashAt(code);
      if (counts || isTransfer) sums[account] = (sums[account] ?? 0) - cents;
    }
  }
  return Object.entries(sums).map(([account, cents]) => {
    const part = classOf(account) === 'unidentified' ? 'unidentified' : 'manager-moved';
    return { ...place, part, account, cents };
  });
}

/**
 * The third leg of a reconciliation: whose the money of an account is, as of a day, from the balances of
 * owners, tenants and the manager themselves. It is never the rest, so it can differ from the book.
 */
export function threeWay(asked: Asked): ThreeWay {
  const { code, books, moneyAt } = asked;
  const lines: UnnamedLine[] = [];
  for (const [propertyId, group] of groupsOf(books)) {
    const [first] = group;
    if (moneyAt(propertyId) === code) lines.push(...assignedLines(group, code));
    else if (first) {
      const here = sumOf(group.map(({ balances }) => balances[cashAt(code)] ?? 0));
      lines.push(lineAt(wholeOf(first), { part: 'elsewhere-assigned', account: 'cash', cents: here }));
    }
  }
  lines.push(...ownLines(asked));
  const shown = lines.filter(({ cents }) => cents !== 0);
  const order = (part: ThreeWayPart): number => threeWayParts.indexOf(part);
  return {
    lines: shown.toSorted((one, other) => order(one.part) - order(other.part)),
    owed: sumOf(shown.map(({ cents }) => cents)),
  };
}
