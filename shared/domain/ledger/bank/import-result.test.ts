import { describe, expect, it } from 'vitest';
import { differenceOf, importResult } from './import-result';

const line = (on: string, cents: number, text = 'A') => ({
  line: 1,
  bank_id: '',
  on,
  cents,
  text,
  check: '',
});
const account = { through: '2026-10-31', balance: 800_000 };
const lines = [line('2026-11-02', 145_000), line('2026-11-03', -18_000), line('2026-11-04', -6_215)];
const ending = { cents: 920_785, on: '2026-11-04' };

describe('what adding a file would do', () => {
  it('is so many lines, in and out, and the balance before and after against the file’s own', () => {
    const result = importResult({ file: { lines, beginning: 800_000, ending }, here: [], account });
    expect(result).toEqual({
      moneyIn: 145_000,
      moneyOut: 24_215,
      added: 3,
      known: 0,
      closed: 0,
      before: { here: 800_000, file: 800_000 },
      after: { here: 920_785, file: 920_785 },
    });
    expect([differenceOf(result.before), differenceOf(result.after)]).toEqual([0, 0]);
  });

  it('counts lines that are here once each, and those of closed days', () => {
    const here = [line('2026-11-01', 1_000, 'B'), line('2026-11-02', 145_000)];
    const file = { lines: [...lines, line('2026-11-02', 145_000), line('2026-10-31', 5)] };
    const result = importResult({ file, here, account });
    expect(result).toMatchObject({ added: 3, known: 1, closed: 1, moneyIn: 290_005 });
    expect(result.before).toEqual({ here: undefined, file: undefined });
    expect(result.after).toEqual({ here: 800_000 + 1_000 + 290_000 - 24_215, file: undefined });
    expect(differenceOf(result.after)).toBeUndefined();
  });

  it('begins with the lines before the file’s first day, and says what is missing', () => {
    const here = [line('2026-11-01', 1_000, 'B'), line('2026-11-05', 7, 'C')];
    const result = importResult({ file: { lines, beginning: 801_500, ending }, here, account });
    expect(result.before).toEqual({ here: 801_000, file: 801_500 });
    expect(differenceOf(result.before)).toBe(500);
    expect(result.after.here).toBe(921_785);
  });

  it('is nothing for a file without lines', () => {
    const result = importResult({ file: { lines: [] }, here: [], account });
    expect(result).toMatchObject({ added: 0, moneyIn: 0, before: {}, after: {} });
  });
});
