import { describe, expect, it } from 'vitest';
import { fullName, isLastFirst, readPeople } from './people-cells';

const people = (cell: string, lastFirst: boolean) => readPeople(cell, { lastFirst }).map(fullName);

describe('people of a cell', () => {
  it.each([
    ['Harris, Mia', ['Mia Harris']],
    ['Moor, Ada Jane', ['Ada Jane Moor']],
    ['Moor, Ada; Tan, Li', ['Ada Moor', 'Li Tan']],
    ['Moor, Ada\nTan, Li', ['Ada Moor', 'Li Tan']],
    ['Moor, Ada and Tan, Li', ['Ada Moor', 'Li Tan']],
    ['Lopez, Ana & Rui', ['Ana Lopez', 'Rui Lopez']],
    ['O’Neil-Smith, Dana Jr.', ['Dana O’Neil-Smith Jr.']],
    ['O’Neil-Smith Jr., Dana', ['Dana O’Neil-Smith Jr.']],
    ['Ada Moor, Li Tan', ['Ada Moor', 'Li Tan']],
    ['Moor Holdings, LLC', ['Moor Holdings, LLC']],
    ['van der Berg, Anna Maria', ['Anna Maria van der Berg']],
    ['De la Cruz, Maria; St. John, Ada Jane', ['Maria De la Cruz', 'Ada Jane St. John']],
    ['García Márquez, Gabriel', ['Gabriel García Márquez']],
    ['Moor , Ada Jane', ['Ada Jane Moor']],
    ['Moor, Ada | Tan, Li', ['Ada Moor', 'Li Tan']],
    ['Moor, Ada (50%); Tan, Li 50 %', ['Ada Moor', 'Li Tan']],
    ['Moor, Ada Jane <ada@gum.test>', ['Ada Jane Moor']],
    ['Smith, John, Jr.', ['John Smith Jr.']],
    ['', []],
    [' ; ', []],
  ])('in a column of `Last, First`: %j', (cell, names) => expect(people(cell, true)).toEqual(names));

  it.each([
    ['Jordan Price, Sam Rivera', ['Jordan Price', 'Sam Rivera']],
    ['Theo & Pat Barnes', ['Theo Barnes', 'Pat Barnes']],
    ['Theo / Pat Barnes', ['Theo Barnes', 'Pat Barnes']],
    ['Kim Lowe Jr.', ['Kim Lowe Jr.']],
    ['Ada Moor; Cher', ['Ada Moor', 'Cher']],
    ['Smith & Sons, LLC', ['Smith & Sons, LLC']],
    ['Cher', ['Cher']],
    ['John Smith, Jr.', ['John Smith Jr.']],
    ['John Smith, Esq. & Ada Moor, III', ['John Smith Esq.', 'Ada Moor III']],
    ['Ada Moor 50%; Li Tan 50%', ['Ada Moor', 'Li Tan']],
  ])('in another one: %j', (cell, names) => expect(people(cell, false)).toEqual(names));
});

describe('a column of names', () => {
  it.each([
    [['Harris, Mia', 'Lopez, Ana & Rui', ''], true],
    [['Moor, Ada Jane'], true],
    [['Moor Jr., Ada'], true],
    [['van der Berg, Anna Maria'], true],
    [['García Márquez, Gabriel'], true],
    [['Smith, John, Jr.'], true],
    [['John Smith, Jr.'], false],
    [['Harris, Mia', 'Kim Lowe', 'Bo Diaz'], true],
    [['Jordan Price, Sam Rivera', 'Kim Lowe'], false],
    [['Smith, LLC', 'Kim Lowe'], false],
    [['Kim Lowe'], false],
    [[], false],
  ])('%j is `Last, First`: %s', (cells, expected) => expect(isLastFirst(cells)).toBe(expected));
});
