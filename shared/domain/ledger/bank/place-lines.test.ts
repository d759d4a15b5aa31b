import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { numbered, type ReadLine, type StatementLine } from './bank-lines';
import { type HereLine, idsToRead, placeLines } from './place-lines';
import { readOfx } from './read-ofx';

const idOf = (name: string): string => `id ${name}`;
const lineOf = (over: Partial<ReadLine> = {}): ReadLine => ({
  bank_id: 'A1',
  on: '2026-11-02',
  cents: 120_000,
  text: 'K LOWE',
  check: '',
  ...over,
});

/** An account that takes files one after the other. */
function account(through = '2026-10-31') {
  const here = new Map<string, HereLine>();
  const take = (lines: readonly StatementLine[]) => {
    const asked = new Set(idsToRead(lines, idOf));
    const read = new Map([...here].filter(([id]) => asked.has(id)));
    const placed = placeLines(lines, { here: read, idOf, through });
    for (const { lineId, text, check } of placed.added) here.set(lineId, { text, check, state: 'open' });
    const { added, known, closed, doubtful } = placed;
    return [added.length, known, closed, doubtful.length];
  };
  return { here, take, texts: () => [...here.values()].map(({ text }) => text) };
}
const fileOf = (name: string) =>
  numbered(readOfx(readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')).lines);

describe('lines of a file that come to an account', () => {
  it('are added once, in files that overlap and in any order', () => {
    const { take } = account();
    const [one, two] = [lineOf(), lineOf({ bank_id: 'A2', text: 'M DENT' })];
    expect(take(numbered([one]))).toEqual([1, 0, 0, 0]);
    expect(take(numbered([two, one]))).toEqual([1, 1, 0, 0]);
    expect(take(numbered([one, two]))).toEqual([0, 2, 0, 0]);
  });

  it('of a bank that gives every transaction the same id are told apart by their words', () => {
    const { take, texts } = account();
    expect(take(fileOf('ofx-m1.ofx'))).toEqual([2, 0, 0, 0]);
    expect(take(fileOf('ofx-m2.ofx'))).toEqual([2, 0, 0, 0]);
    expect(texts().toSorted()).toEqual(['FEE', 'J HARROW RENT', 'K LOWE RENT', 'M DENT RENT']);
    expect(take([...fileOf('ofx-m2.ofx')].toReversed())).toEqual([0, 2, 0, 0]);
    expect(take([...fileOf('ofx-m1.ofx'), ...fileOf('ofx-m2.ofx')])).toEqual([0, 4, 0, 0]);
  });

  it('with another one’s id, day and amount in other words are asked about, and added when a person says so', () => {
    const { take, texts } = account();
    take(numbered([lineOf()]));
    const other = numbered([lineOf({ text: 'LOWE K PPD' })]);
    expect(take(other)).toEqual([0, 0, 0, 1]);
    expect(take(other.map((line) => ({ ...line, is_new: true })))).toEqual([1, 0, 0, 0]);
    expect(take(other)).toEqual([0, 1, 0, 0]);
    expect(texts()).toEqual(['K LOWE', 'LOWE K PPD']);
  });

  it('twice in a file are two, and known as two', () => {
    const { take } = account();
    const twins = numbered([lineOf(), lineOf()]);
    expect(take(twins)).toEqual([2, 0, 0, 0]);
    expect(take(twins)).toEqual([0, 2, 0, 0]);
    expect(take(numbered([lineOf({ text: 'M DENT' }), lineOf(), lineOf()]))).toEqual([1, 2, 0, 0]);
    expect(take(numbered([lineOf(), lineOf({ text: 'M DENT' }), lineOf()]))).toEqual([0, 3, 0, 0]);
  });

  it.each(['A1', ''])('named twice in one call are added once: bank’s id %j', (bank_id) => {
    const { here, take } = account();
    const [line] = numbered([lineOf({ bank_id })]);
    if (!line) throw new Error('no line');
    expect(take([line, line])).toEqual([1, 1, 0, 0]);
    expect(here.size).toBe(1);
  });

  it('that were removed come back; on closed days they are left out and not asked about', () => {
    const { here, take } = account();
    take(numbered([lineOf()]));
    for (const [id, line] of here) here.set(id, { ...line, state: 'removed' });
    expect(take(numbered([lineOf()]))).toEqual([1, 0, 0, 0]);
    expect([...here.values()]).toEqual([{ text: 'K LOWE', check: '', state: 'open' }]);
    expect(account('2026-11-02').take(numbered([lineOf()]))).toEqual([0, 0, 1, 0]);
  });

  it('without a bank’s id are known by day, amount, words and check', () => {
    const { take } = account();
    const bare = lineOf({ bank_id: '' });
    expect(take(numbered([bare, bare]))).toEqual([2, 0, 0, 0]);
    expect(take(numbered([bare, lineOf({ bank_id: '', text: 'M DENT' })]))).toEqual([1, 1, 0, 0]);
    expect(take(numbered([lineOf({ bank_id: '', check: '7' })]))).toEqual([1, 0, 0, 0]);
  });
});
