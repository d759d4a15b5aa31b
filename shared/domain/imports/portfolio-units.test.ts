import { expect, it } from 'vitest';
import { readUnits } from './portfolio-units';

const reading = { propertyType: 'Multi Family', daysFirst: false };

it('a unit’s appliances are numbered from 1 and checked, defaults by their own name', () => {
  const cells = { unit_number: '101', appliances: 'oven; Pool' };
  expect(readUnits([{ row: 1, cells }], reading).units[0]?.appliances).toEqual([
    { id: '1', checkListId: '', name: 'Oven', checked: true },
    { id: '2', checkListId: '', name: 'Pool', checked: true },
  ]);
});

it('a unit’s problem is on its own line, lines of owners alone aside', () => {
  const lines = [
    { row: 2, cells: { owner1_last_name: 'Moore' } },
    { row: 3, cells: { unit_number: '101' } },
    { row: 5, cells: { unit_number: '102' } },
  ];
  const { units, cellOf } = readUnits(lines, reading);
  expect(units.map(({ unitNumber }) => unitNumber)).toEqual(['101', '102']);
  expect([cellOf(0, 'rentprice'), cellOf(1, 'availableDate')]).toEqual([
    { row: 3, column: 'size_sqft' },
    { row: 5, column: 'available_from' },
  ]);
});
