import { limits } from '../limits';
import { messages } from '../messages';
import type { OwnerForm } from '../portfolio/owners';
import { normalizeEmail } from '../text';
import { readLine, readMobile, readShare, tooLong } from './portfolio-cells';
import { ownersPerLine, type PortfolioColumn, type PortfolioRow } from './portfolio-columns';
import type { KnownOwners, NumberedRow, RowProblem } from './portfolio-parts';

const fields = ['first_name', 'last_name', 'company', 'email', 'mobile', 'share'] as const;
type Field = (typeof fields)[number];
type Texts = Readonly<Record<Field, string>>;

/** An owner and where the file first names them. */
type Named = { readonly row: number; readonly slot: number; texts: Texts };

const slots = Array.from({ length: ownersPerLine }, (_, index) => index + 1);
const columnOf = (slot: number, field: Field) => `owner${slot}_${field}` as PortfolioColumn;

function textsAt(cells: PortfolioRow, slot: number): Texts | undefined {
  const text = (field: Field) => readLine(cells[columnOf(slot, field)]);
  const texts: Texts = {
    first_name: text('first_name'),
    last_name: text('last_name'),
    company: text('company'),
    email: normalizeEmail(text('email')),
    mobile: readMobile(text('mobile')),
    share: text('share'),
  };
  return Object.values(texts).some((each) => each !== '') ? texts : undefined;
}

/** The same mail address is the same owner; without one, the same name. */
const identity = ({ email, first_name, last_name, company }: Texts): string =>
  email || JSON.stringify([first_name, last_name, company]).toLowerCase();

const same = (field: Field, a: string, b: string): boolean =>
  field === 'share' ? Object.is(readShare(a), readShare(b)) : a.toLowerCase() === b.toLowerCase();

/** A later line may repeat or complete an earlier one, but not contradict it. */
function merge(named: Named, again: Named, problems: RowProblem[]): void {
  const texts = { ...named.texts };
  for (const field of fields) {
    const [first, later] = [named.texts[field], again.texts[field]];
    if (first === '') texts[field] = later;
    else if (later !== '' && !same(field, first, later))
      problems.push({
        row: again.row,
        column: columnOf(again.slot, field),
        message: `This differs from line ${named.row}`,
      });
  }
  named.texts = texts;
}

function namedOwners(lines: readonly NumberedRow[], problems: RowProblem[]): Named[] {
  const owners = new Map<string, Named>();
  for (const { row, cells } of lines)
    for (const slot of slots) {
      const texts = textsAt(cells, slot);
      if (!texts) continue;
      const named = { row, slot, texts };
      const before = owners.get(identity(texts));
      if (!before) owners.set(identity(texts), named);
      else if (before.row === row)
        problems.push({ row, column: columnOf(slot, 'email'), message: messages.ownerEmailInList });
      else merge(before, named, problems);
    }
  return [...owners.values()];
}

const formOf = (
  { texts }: Named,
  { known, isAlone }: { known: KnownOwners; isAlone: boolean },
): OwnerForm => ({
  userId: known.get(texts.email) ?? '',
  firstName: texts.first_name,
  lastName: texts.last_name,
  companyName: texts.company,
  email: texts.email,
  mobile: texts.mobile,
  // A sole owner owns all of it (PRP-12).
  percentage: texts.share === '' && isAlone ? limits.percentTotal : readShare(texts.share),
  isCompany: texts.company !== '',
});

const formColumns: Readonly<Record<string, Field>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  companyName: 'company',
  email: 'email',
  mobile: 'mobile',
};

/** A property's owners, each once, and the cells of form problems. `known` ones keep their stored details. */
export function readOwners(lines: readonly NumberedRow[], known: KnownOwners) {
  const problems: RowProblem[] = [];
  const named = namedOwners(lines, problems);
  for (const { row, slot, texts } of named)
    for (const field of fields) {
      const column = columnOf(slot, field);
      const message = tooLong(column, texts[field]);
      if (message) problems.push({ row, column, message });
    }
  const [first, beyond] = [named.at(0), named[limits.ownersPerProperty]];
  if (beyond) {
    const message = `A property has at most ${limits.ownersPerProperty} owners`;
    problems.push({ row: beyond.row, column: columnOf(beyond.slot, 'email'), message });
  }
  return {
    owners: named.map((each) => formOf(each, { known, isAlone: named.length === 1 })),
    problems,
    /** The cell of an owner's field; a problem of the whole list points at the first owner's share. */
    cellOf: (index: number | undefined, field: string | undefined) => {
      const owner = index === undefined ? first : named[index];
      const column = formColumns[field ?? ''] ?? 'share';
      return { row: owner?.row ?? lines[0]?.row ?? 1, column: columnOf(owner?.slot ?? 1, column) };
    },
  };
}
