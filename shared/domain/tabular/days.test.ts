import { describe, expect, it } from 'vitest';
import { guessDayOrder, readDay, readSerialDay } from './days';

describe('a day of a table', () => {
  it.each([
    ['2026-10-31', '2026-10-31'],
    ['2026/11/02', '2026-11-02'],
    ['2026.11.2', '2026-11-02'],
    ['2026-11-02T14:05:00Z', '2026-11-02'],
    ['10/31/2026', '2026-10-31'],
    ['10-31-2026', '2026-10-31'],
    ['1/2/26', '2026-01-02'],
    ['1/2/98', '1998-01-02'],
    ['10/31/2026 14:05', '2026-10-31'],
    ['20261031', '2026-10-31'],
    ['20261031120000[-5:EST]', '2026-10-31'],
    ['20261031120000.000[-5:EST]', '2026-10-31'],
    ['Nov 2, 2026', '2026-11-02'],
    ['Nov. 2 2026', '2026-11-02'],
    ['November 2nd, 2026', '2026-11-02'],
    ['Sept 2, 2026', '2026-09-02'],
    ['Nov-02-2026', '2026-11-02'],
    ['Mon, Nov 2, 2026', '2026-11-02'],
    ['Monday, November 2, 2026', '2026-11-02'],
    ['2 Nov 2026', '2026-11-02'],
    ['02-Nov-26', '2026-11-02'],
    ['02NOV2026', '2026-11-02'],
    ['2026-Nov-02', '2026-11-02'],
    ['\u00a0Nov\u00a02, 2026', '2026-11-02'],
    ['10\u201131\u20112026', '2026-10-31'],
    ['02/30/2026', undefined],
    ['31/10/2026', undefined],
    ['Nov 31, 2026', undefined],
    ['Foo 2, 2026', undefined],
    ['20261102001', undefined],
    ['11/02/20261', undefined],
    ['1.5.2.2026', undefined],
    ['Total', undefined],
    ['', undefined],
  ])('%j is %j', (text, day) => expect(readDay(text)).toBe(day));

  it('comes first where the file says so', () => {
    expect(readDay('31/10/2026', 'day-first')).toBe('2026-10-31');
    expect(readDay('2026-10-11', 'day-first')).toBe('2026-10-11');
  });

  it.each([
    ['46328', '2026-11-02'],
    ['46328.75', '2026-11-02'],
    ['25569', '1970-01-01'],
    ['25568', undefined],
    ['73050', undefined],
    ['1450', undefined],
  ])('may be the serial number %j: %j', (text, day) => expect(readSerialDay(text)).toBe(day));
});

const many = (text: string, count: number): string[] => Array.from({ length: count }, () => text);

describe('the order of days in a file', () => {
  it.each([
    [['12/10/2026', '1/2/2026'], 'month-first', true],
    [['1/2/2026', '12/13/2026'], 'month-first', true],
    [['1/2/2026', '13/10/2026'], 'month-first', false],
    [['1/2/2026', '13/10/2026', '14/10/2026'], 'day-first', true],
    [['1/2/2026', '13/10/2026', '5/3/2026'], 'month-first', false],
    [['Total', ' 13.1.26 '], 'day-first', true],
    [['13/1/26', '14/1/26', '1/2/26'], 'day-first', true],
    [['2026-10-31', 'Total', ''], 'month-first', true],
    [[...many('11/02/2026', 3), '13/10/2026'], 'month-first', false],
    [[...many('11/20/2026', 9), '20/11/2026'], 'month-first', true],
    [[...many('11/20/2026', 3), '20/11/2026'], 'month-first', false],
    [[...many('20/11/2026', 9), '11/20/2026'], 'day-first', true],
  ])('%j: %s, sure: %s', (texts, order, isSure) =>
    expect(guessDayOrder(texts)).toMatchObject({ order, isSure }),
  );

  it('is fixed where no day can be read both ways', () => {
    expect(guessDayOrder(['11/11/2026', '11/20/2026', 'Nov 2, 2026']).isFixed).toBe(true);
    expect(guessDayOrder(['11/02/2026']).isFixed).toBe(false);
  });
});
