import { describe, expect, it } from 'vitest';
import { findHeadings, headingRows } from './headings';

const known = new Set(['unit', 'rent', 'lease expiration']);
const score = (cells: readonly string[]) => cells.filter((cell) => known.has(cell.toLowerCase())).length;
const rows = [['Rent Roll'], ['Unit', 'Rent', 'Lease'], ['', '', 'Expiration'], ['1', '900', '']];

describe('headings', () => {
  it('are the row in which most cells have a meaning, or two rows read downward', () => {
    expect(findHeadings(rows, { score, least: 2 })).toMatchObject({ at: 1, rows: 1, score: 2 });
    expect(findHeadings(rows, { score, least: 2, pairs: true })).toEqual({
      at: 1,
      rows: 2,
      score: 3,
      cells: ['Unit', 'Rent', 'Lease Expiration'],
    });
  });

  it('are nowhere with too few, or below the first 30 rows', () => {
    expect(findHeadings(rows, { score, least: 3 })).toBeUndefined();
    const titles = (count: number) => [...Array.from({ length: count }, () => ['x']), ['Unit', 'Rent']];
    expect(findHeadings(titles(headingRows - 1), { score, least: 2 })).toMatchObject({ at: headingRows - 1 });
    expect(findHeadings(titles(headingRows), { score, least: 2 })).toBeUndefined();
  });
});
