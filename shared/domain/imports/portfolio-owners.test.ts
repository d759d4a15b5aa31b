import { describe, expect, it } from 'vitest';
import { messages } from '../messages';
import type { PortfolioRow } from './portfolio-columns';
import { readOwners } from './portfolio-owners';

const read = (...lines: PortfolioRow[]) =>
  readOwners(
    lines.map((cells, index) => ({ row: index + 2, cells })),
    new Map(),
  );
const person = (first: string, last: string): PortfolioRow => ({
  owner1_first_name: first,
  owner1_last_name: last,
  owner1_share: '50',
});

describe('the owners of a property in a file', () => {
  it.each([
    ['first names', person('Ada', 'Moore'), person('Ben', 'Moore')],
    ['last names', person('Ada', 'Moore'), person('Ada', 'Ash')],
    ['companies', { owner1_company: 'Oak LLC' }, { owner1_company: 'Elm LLC' }],
  ])('are two without a mail address when their %s differ', (_, one, other) => {
    const { owners, problems } = read(one, other);
    expect([owners.length, problems]).toEqual([2, []]);
  });

  it('are one without a mail address when the name is one, and named once a line', () => {
    expect(read(person('Ada', 'Moore'), person('ADA', 'moore'))).toMatchObject({
      owners: [{ firstName: 'Ada', lastName: 'Moore', percentage: 50 }],
      problems: [],
    });
    const twice = { ...person('Ada', 'Moore'), owner2_first_name: 'Ada', owner2_last_name: 'Moore' };
    expect(read(twice).problems).toEqual([
      { row: 2, column: 'owner2_email', message: messages.ownerEmailInList },
    ]);
  });

  it('have their problems in the cells of the line that names them first', () => {
    const { cellOf } = read(person('Ada', 'Moore'), {
      owner2_first_name: 'Ben',
      owner2_last_name: 'Ash',
    });
    expect(cellOf(0, 'lastName')).toEqual({ row: 2, column: 'owner1_last_name' });
    expect(cellOf(1, 'mobile')).toEqual({ row: 3, column: 'owner2_mobile' });
    expect(cellOf(1, 'percentage')).toEqual({ row: 3, column: 'owner2_share' });
    expect(cellOf(undefined, undefined)).toEqual({ row: 2, column: 'owner1_share' });
  });

  it('that are named later on only leave a problem of all of them there', () => {
    const { cellOf } = read({ unit_number: '101' }, person('Ada', 'Moore'));
    expect(cellOf(undefined, undefined)).toEqual({ row: 3, column: 'owner1_share' });
  });

  it('that are missing are missed on the first line', () => {
    const { owners, cellOf } = read({ unit_number: '101' }, { unit_number: '102' });
    expect(owners).toEqual([]);
    expect(cellOf(undefined, undefined)).toEqual({ row: 2, column: 'owner1_share' });
  });
});
