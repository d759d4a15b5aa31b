import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '../../api/refusal';
import { linesAlike } from './check/alike-notice';
import { seenLines } from './check/lines-view';
import { presumedOwners } from './check/presumed-owners';
import { problemFile } from './check/problem-file';
import { fits } from './check/room-notice';
import { exampleValues, fileHeader, headerOf, unusedColumns, withLineIn, withLinesOut } from './draft-lines';
import type { ImportDraft } from './import-draft';
import { batchesOf, batchLimits, propertyLines } from './run/batches';
import { failedText } from './run/failed-text';
import { madeText, timeLeftText, totalsLines, unitsText } from './run/totals';

const table = (headers: string[], ...values: string[][]): ImportDraft => ({
  file: {
    name: 'a.csv',
    hash: 'h',
    headers,
    lines: values.map((each, at) => ({ row: at + 1, values: each })),
  },
  mapping: {},
  edits: {},
  leftOut: [],
});

describe('figures in words', () => {
  it('know one from many', () => {
    expect(unitsText(1)).toBe('1 unit');
    expect(madeText({ properties: 1, units: 1_200 })).toBe('1 property with 1,200 units');
    expect(totalsLines({ properties: 1_000, units: 2, owners: 3, rent_cents: 145_000 })).toEqual([
      { label: 'Properties', value: '1,000' },
      { label: 'Units', value: '2' },
      { label: 'Owners', value: '3' },
      { label: 'Monthly rents', value: '$1,450.00' },
    ]);
  });

  it.each([
    [0.2, 'about 1 s left'],
    [59, 'about 59 s left'],
    [60, 'about 1 min left'],
    [150, 'about 3 min left'],
    [Number.POSITIVE_INFINITY, ''],
  ])('%s seconds are left as %j', (seconds, words) => {
    expect(timeLeftText(seconds)).toBe(words);
  });

  it('name the request that failed, where there is one', () => {
    const refusal = { code: 'x', status: 422, message: 'Said no' };
    expect(failedText(new ApiRefusal({ ...refusal, requestId: 'req_7' }))).toBe('Said no (Request req_7.)');
    expect(failedText(new ApiRefusal(refusal))).toBe('Said no');
  });
});

describe('the room of a plan', () => {
  it.each([
    [2, 3, true],
    [1, 3, false],
    [2, 2, false],
  ])('%i properties and %i units: %s', (properties, units, good) => {
    expect(fits({ properties, units }, { properties: 2, units: 3 })).toBe(good);
  });
});

describe('calls', () => {
  const property = (index: number, lines: number) => ({
    index,
    rows: Array.from({ length: lines }, (_, at) => ({ row: index + at + 1, cells: {} })),
  });
  const sizes = (...lines: number[]) =>
    batchesOf(lines.map((each, at) => property(at, each))).map((b) => b.length);

  it('are full at the limit and not before', () => {
    expect(batchesOf([])).toEqual([]);
    expect(sizes(...Array.from({ length: batchLimits.properties }, () => 1))).toEqual([25]);
    expect(sizes(...Array.from({ length: batchLimits.properties + 1 }, () => 1))).toEqual([25, 1]);
    expect(sizes(250, 250)).toEqual([2]);
    expect(sizes(250, 251)).toEqual([1, 1]);
    expect(sizes(501, 1)).toEqual([1, 1]);
  });

  it('know a property by its first line', () => {
    const { rows } = property(4, 2);
    expect(propertyLines({ rows } as unknown as Parameters<typeof propertyLines>[0]).index).toBe(4);
    expect(propertyLines({ rows: [] } as unknown as Parameters<typeof propertyLines>[0]).index).toBe(0);
  });
});

describe('the columns of a file', () => {
  const draft = table(
    ['Name', ' ', ''],
    ['Elm', 'x', ''],
    ['Elm', 'y', ' '],
    ['Oak', '', ''],
    ['Ash', '', ''],
    ['Fir', '', ''],
  );

  it('without a header are called by their place, and left out where they are empty', () => {
    expect(fileHeader(draft.file.headers, 0)).toBe('Name');
    expect(fileHeader(draft.file.headers, 1)).toBe('Column 2');
    expect(unusedColumns(draft)).toEqual([0, 1]);
    expect(unusedColumns({ ...draft, mapping: { street: 0 } })).toEqual([1]);
  });

  it('show their first three values, each once', () => {
    expect(exampleValues(draft.file, 0)).toEqual(['Elm', 'Oak', 'Ash']);
    expect(exampleValues(draft.file, 1, 1)).toEqual(['x']);
    expect(headerOf('')).toBe('Whole line');
  });

  it('are skipped in order, each line once', () => {
    const out = withLinesOut({ ...draft, leftOut: [3] }, [10, 3, 2]);
    expect(out.leftOut).toEqual([2, 3, 10]);
    expect(withLineIn(out, 3).leftOut).toEqual([2, 10]);
  });
});

describe('lines that hold the same', () => {
  const lines = [
    { row: 1, cells: { state: ' Texass ' } },
    { row: 2, cells: { state: 'Texas' } },
    { row: 3, cells: {} },
  ];

  it('are found by what stood there before, blanks aside', () => {
    expect(linesAlike(lines, { column: 'state', before: 'Texass', value: 'Texas' })).toEqual([1]);
    expect(linesAlike(lines, { column: 'state', before: '', value: 'Texas' })).toEqual([3]);
    expect(linesAlike(lines, { column: 'state', before: 'Texas ', value: 'Texas' })).toEqual([]);
  });
});

describe('the lines shown', () => {
  const line = (row: number) => ({ row, cells: {} });
  const problem = { row: 1, column: '', message: 'No' };
  const seen = (filter: 'problems' | 'all' | 'out', touched: number[] = []) =>
    seenLines({
      lines: [line(1), line(3)],
      out: [line(2)],
      problems: new Map([
        [1, [problem]],
        [2, [problem]],
      ]),
      touched: new Set(touched),
      filter,
    }).map(({ row, isOut, problems }) => [row, isOut, problems.length]);

  it('are those of the filter, in the order of the file, and a skipped one has no problem', () => {
    expect(seen('all')).toEqual([
      [1, false, 1],
      [2, true, 0],
      [3, false, 0],
    ]);
    expect(seen('problems')).toEqual([[1, false, 1]]);
    expect(seen('problems', [2, 3])).toEqual([
      [1, false, 1],
      [2, true, 0],
      [3, false, 0],
    ]);
    expect(seen('out')).toEqual([[2, true, 0]]);
  });
});

it('an owner with details in one line is not presumed to be known', () => {
  const owners = presumedOwners([
    { row: 1, cells: { owner1_email: 'Ada@vale.test ', owner2_email: 'bea@vale.test' } },
    { row: 2, cells: { owner1_email: 'bea@vale.test', owner1_mobile: '5125550101' } },
    { row: 3, cells: { owner4_email: 'cy@vale.test' } },
    { row: 4, cells: { owner1_first_name: 'Nobody' } },
  ]);
  expect([...owners.keys()]).toEqual(['ada@vale.test', 'cy@vale.test']);
});

it('the file of problems has the used columns, the line and every reason', () => {
  const rows = [{ row: 7, cells: { property_title: 'Elm', zipcode: '' } }];
  const text = problemFile(rows, [
    { row: 7, column: '', message: 'Whole' },
    { row: 7, column: 'zipcode', message: 'Missing' },
  ]);
  expect(text).toContain('Property name,Line,Reason');
  expect(text).toContain('Elm,7,"Whole; Zip code: Missing"');
});
