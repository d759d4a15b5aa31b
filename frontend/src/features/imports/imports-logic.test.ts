import { describe, expect, it, vi } from 'vitest';
import { propertiesPerImportCall } from '../../../../shared/contract/imports';
import { portfolioColumns } from '../../../../shared/domain/imports/portfolio-columns';
import { readPortfolio } from '../../../../shared/domain/imports/portfolio-file';
import { mapColumns } from '../../../../shared/domain/imports/portfolio-mapping';
import { limits } from '../../../../shared/domain/limits';
import { runAtOnce, withRetries } from '../../api/at-once';
import { ApiRefusal, Offline } from '../../api/refusal';
import { cellWords } from './cell-words';
import { linesAlike } from './check/alike-notice';
import { seenLines } from './check/lines-view';
import { createReader } from './check/portfolio-reader';
import { presumedOwners } from './check/presumed-owners';
import { problemFile } from './check/problem-file';
import { problemsByRow } from './check/seen-problem';
import { columnGroups, furtherOwners } from './columns/column-groups';
import {
  hasColumn,
  linesOf,
  unusedColumns,
  withCell,
  withCells,
  withColumn,
  withEveryLine,
  withLinesOut,
  withMapped,
} from './draft-lines';
import { parseTable } from './file/parse-table';
import { templateCsv } from './file/template';
import type { ImportDraft } from './import-draft';
import { parseImportPlace, shownStep } from './import-place';
import { batchesOf, batchLimits } from './run/batches';
import { timeLeftText } from './run/totals';

const draft = (more: Partial<ImportDraft> = {}): ImportDraft => ({
  file: {
    name: 'units.csv',
    hash: 'h',
    headers: ['Property', 'Unit', 'Color', ''],
    lines: [
      { row: 1, values: ['Elm', '101', 'red'] },
      { row: 3, values: ['Elm', '102', 'blue'] },
    ],
  },
  mapping: { property_title: 0, unit_number: 1 },
  edits: {},
  leftOut: [],
  ...more,
});

describe('the template', () => {
  it('is a file that can be imported as it is', () => {
    const table = parseTable(templateCsv().slice(1));
    if (typeof table === 'string') throw new Error(table);
    const mapping = mapColumns(table.headers);
    expect(Object.keys(mapping)).toHaveLength(portfolioColumns.length);
    const lines = linesOf(draft({ file: { ...table, name: 't.csv', hash: 'h' }, mapping }));
    expect(readPortfolio(lines)).toMatchObject({
      problems: [],
      totals: { properties: 1, units: 1, owners: 1, rent_cents: 145_000 },
    });
  });
});

describe('the lines of a draft', () => {
  it('are the chosen columns, with what was written anew, without what is left out', () => {
    const written = withCell(draft(), { row: 3, column: 'state', value: 'Texas' });
    expect(linesOf(written)).toEqual([
      { row: 1, cells: { property_title: 'Elm', unit_number: '101' } },
      { row: 3, cells: { property_title: 'Elm', unit_number: '102', state: 'Texas' } },
    ]);
    expect(linesOf(withLinesOut(written, [1])).map(({ row }) => row)).toEqual([3]);
  });

  it('have one value for every line in a column that the file does not have', () => {
    const same = withEveryLine(draft(), 'state', 'Texas');
    expect(linesOf(same).map(({ cells }) => cells.state)).toEqual(['Texas', 'Texas']);
    expect(linesOf(withCell(same, { row: 3, column: 'state', value: 'Iowa' }))[1]?.cells.state).toBe('Iowa');
    expect(hasColumn(same, 'state')).toBe(true);
    expect(hasColumn(withEveryLine(same, 'state', ''), 'state')).toBe(false);
    const mapped = withMapped(same, 'state', 2);
    expect(linesOf(mapped).map(({ cells }) => cells.state)).toEqual(['red', 'blue']);
  });

  it('that hold what an edited cell held can be edited together', () => {
    const written = { column: 'property_title', before: 'Elm', value: 'Elm House' } as const;
    const edited = withCell(draft(), { row: 1, column: 'property_title', value: 'Elm House' });
    const rows = linesAlike(linesOf(edited), written);
    expect(rows).toEqual([3]);
    const all = withCells(edited, { rows, column: 'property_title', value: 'Elm House' });
    expect(linesOf(all).map(({ cells }) => cells.property_title)).toEqual(['Elm House', 'Elm House']);
    expect(linesAlike(linesOf(draft()), { ...written, value: 'Elm ' })).toEqual([]);
  });

  it('use each column of the file once, and say which are used by none', () => {
    expect(withColumn(draft().mapping, 'street', 0)).toEqual({ unit_number: 1, street: 0 });
    expect(withColumn(draft().mapping, 'unit_number', undefined)).toEqual({ property_title: 0 });
    expect(unusedColumns(draft())).toEqual([2]);
  });
});

describe('owners of whom the file says only the mail address', () => {
  it('are left for the server to know', () => {
    const line = (row: number, cells: Record<string, string>) => ({ row, cells });
    const owners = presumedOwners([
      line(1, { owner1_email: 'Known@x.test', owner2_email: 'new@x.test' }),
      line(2, { owner1_email: 'new@x.test', owner1_first_name: 'Ann' }),
    ]);
    expect([...owners.keys()]).toEqual(['known@x.test']);
  });
});

describe('the list of lines', () => {
  const lines = [1, 2, 3].map((row) => ({ row, cells: {} }));
  const problems = new Map([[2, [{ row: 2, column: 'state', message: 'no' }]]]);
  const rows = (filter: 'problems' | 'all' | 'out', touched: number[] = []) =>
    seenLines({ lines, out: [{ row: 4, cells: {} }], problems, touched: new Set(touched), filter }).map(
      ({ row }) => row,
    );

  it('shows what is wrong, everything, or what is left out', () => {
    expect(rows('problems')).toEqual([2]);
    expect(rows('all')).toEqual([1, 2, 3, 4]);
    expect(rows('out')).toEqual([4]);
  });

  it('keeps what was just repaired or left out until the page is turned', () => {
    expect(rows('problems', [3, 4])).toEqual([2, 3, 4]);
  });

  it('is given away with the reasons, under headers that are known again', () => {
    const text = problemFile(
      [{ row: 2, cells: { property_title: 'Elm', unit_number: '=1' } }],
      [...(problems.get(2) ?? []), { row: 2, column: '', message: 'and more' }],
    );
    expect(text).toBe(`\ufeffProperty name,Unit number,Line,Reason\r\nElm,"'=1",2,"State: no; and more"\r\n`);
    expect(mapColumns(['Property name', 'Unit number', 'Line', 'Reason'])).toEqual({
      property_title: 0,
      unit_number: 1,
    });
  });
});

describe('calls', () => {
  const property = (index: number, count: number) => ({
    index,
    rows: Array.from({ length: count }, (_, at) => ({ row: index + at + 1, cells: {} })),
  });

  it('hold as many properties and lines as the server takes, and tear no property apart', () => {
    expect(batchLimits).toEqual({ properties: propertiesPerImportCall, lines: limits.unitsPerCall });
    expect(batchesOf(Array.from({ length: 60 }, (_, at) => property(at, 1))).map((b) => b.length)).toEqual([
      25, 25, 10,
    ]);
    expect(batchesOf([property(0, 300), property(300, 200), property(500, 1)]).map((b) => b.length)).toEqual([
      2, 1,
    ]);
    expect(batchesOf([])).toEqual([]);
  });

  it('are repeated when they are lost, and not when they are refused', async () => {
    const wait = vi.fn(async () => undefined);
    const call = vi
      .fn()
      .mockRejectedValueOnce(new Offline())
      .mockRejectedValueOnce(new ApiRefusal({ code: 'busy', status: 503, message: '', retryAfterSeconds: 9 }))
      .mockResolvedValue('in');
    const going = { isStopped: () => false, wait };
    expect(await withRetries(call, going)).toBe('in');
    expect(wait.mock.calls).toEqual([[500], [9000]]);
    const no = new ApiRefusal({ code: 'import-ended', status: 409, message: '' });
    const refused = vi.fn().mockRejectedValue(no);
    await expect(withRetries(refused, going)).rejects.toBe(no);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('run a few at once, and stop after the running ones', async () => {
    const begun: number[] = [];
    let stopped = false;
    const finish: (() => void)[] = [];
    const all = runAtOnce(
      [0, 1, 2, 3, 4],
      (task) => {
        begun.push(task);
        return new Promise((resolve) => finish.push(resolve));
      },
      { most: 2, isStopped: () => stopped },
    );
    expect(begun).toEqual([0, 1]);
    stopped = true;
    for (const each of finish) each();
    await all;
    expect(begun).toEqual([0, 1]);
  });
});

describe('the step in the address', () => {
  const none = { hasFile: false, isChecked: false, isRunning: false, isOver: false };
  it.each([
    ['check', none, 'file'],
    ['check', { ...none, hasFile: true }, 'check'],
    ['import', { ...none, hasFile: true }, 'check'],
    ['import', { ...none, hasFile: true, isChecked: true }, 'import'],
    ['file', { ...none, hasFile: true, isChecked: true, isRunning: true }, 'import'],
    ['import', { ...none, isOver: true }, 'done'],
    ['done', none, 'file'],
  ] as const)('%s is shown as far as there is something to show (%#)', (asked, progress, shown) => {
    expect(shownStep(asked, progress)).toBe(shown);
  });

  it('is one of five', () => {
    expect(parseImportPlace({ step: 'check' })).toEqual({ step: 'check' });
    expect(parseImportPlace({ step: 'file' })).toEqual({});
    expect(parseImportPlace({ step: 7 })).toEqual({});
  });
});

it.each([
  [0.2, 'about 1 s left'],
  [40, 'about 40 s left'],
  [200, 'about 3 min left'],
  [Number.POSITIVE_INFINITY, ''],
])('says %d seconds as %j', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});

describe('reading in slices', () => {
  const lines = Array.from({ length: 400 }, (_, at) => ({
    row: at + 1,
    cells: {
      property_title: `House ${at % 90}`,
      street: '1 Elm St',
      zipcode: at % 7 === 0 ? '7870' : '78701',
      state: at % 5 === 0 ? '' : 'Texas',
      unit_number: String(at),
      available_from: at === 3 ? '13/02/2026' : '02/03/2026',
      owner1_email: `owner${at % 11}@x.test`,
      owner1_first_name: 'Ann',
    },
  }));
  const firstOfEach = (problems: Parameters<typeof problemsByRow>[0]) =>
    [...problemsByRow(problems)].sort(([a], [b]) => a - b);

  it('finds what reading at once finds, and again after a line was repaired', async () => {
    const read = createReader('me@x.test');
    const whole = readPortfolio(lines);
    const sliced = await read(lines);
    expect(sliced?.totals).toEqual(whole.totals);
    expect(firstOfEach(sliced?.problems ?? [])).toEqual(firstOfEach(whole.problems));
    const repaired = lines.map((line) =>
      line.row === 4 ? { ...line, cells: { ...line.cells, available_from: '2026-02-13' } } : line,
    );
    const again = await read(repaired);
    expect(firstOfEach(again?.problems ?? [])).toEqual(firstOfEach(readPortfolio(repaired).problems));
    expect(again?.problems.length).toBeLessThan(sliced?.problems.length ?? 0);
  });

  it('stops when nobody waits for it', async () => {
    vi.spyOn(performance, 'now').mockImplementation(
      (
        (now) => () =>
          (now += 50)
      )(0),
    );
    expect(await createReader('')(lines, { signal: AbortSignal.abort() })).toBeUndefined();
    vi.restoreAllMocks();
  });
});

describe('the columns of a file', () => {
  it('are grouped: the property, its unit, its owner, and further owners, each column once', () => {
    const [property, unit, owner] = columnGroups.map(({ columns }) => columns);
    expect([property?.[0], unit?.[0], owner?.[0]]).toEqual([
      'property_title',
      'unit_number',
      'owner1_first_name',
    ]);
    expect(furtherOwners.columns.every((key) => /^owner[2-4]_/.test(key))).toBe(true);
    expect([...columnGroups, furtherOwners].flatMap(({ columns }) => columns)).toEqual(
      portfolioColumns.map(({ key }) => key),
    );
  });

  it('offer the words that they take; a city is any name', () => {
    expect(cellWords('property_type')).toContain('Multi Family');
    expect(cellWords('furnished')).toContain('Fully furnished');
    expect(cellWords('city')).toEqual([]);
    expect(cellWords('state')).toContain('Iowa');
    expect(cellWords('country')).toContain('United States');
    expect(cellWords('street')).toEqual([]);
  });
});
