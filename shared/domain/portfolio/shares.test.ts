import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ownsOn,
  replacedSets,
  type ShareSet,
  setsFrom,
  sharesOn,
  spansOf,
  splitByShares,
  splitByWeights,
  withShareSet,
} from './shares';

const of = (...percentages: number[]) =>
  percentages.map((percentage, index) => ({ ownerId: `own_${index}`, percentage }));

const set = (from: string, shares: Record<string, number>): ShareSet => ({
  from,
  shares: Object.entries(shares).map(([ownerId, percentage]) => ({ ownerId, percentage })),
});
const sets = [
  set('2026-01-01', { ada: 100 }),
  set('2026-04-01', { ada: 50, bea: 50 }),
  set('2026-09-01', { bea: 100 }),
  set('2027-01-01', { ada: 10, bea: 90 }),
];

/** Shares of at least 0.01 % that are 100 % together. */
const anyShares = fc
  .array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 20 })
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const parts = weights.map((weight) => Math.max(1, Math.floor((weight * 10_000) / total)));
    parts[0] = (parts[0] ?? 0) + 10_000 - parts.reduce((sum, part) => sum + part, 0);
    return of(...parts.map((part) => part / 100));
  })
  .filter((shares) => shares.every(({ percentage }) => percentage > 0));

describe('splitByShares', () => {
  it.each([
    [10_001, [50, 50], [5001, 5000]],
    [1, [33, 67], [0, 1]],
    [100_000, [33.33, 33.33, 33.34], [33_330, 33_330, 33_340]],
    [0, [60, 40], [0, 0]],
    [-10_001, [50, 50], [-5001, -5000]],
    [2, [33.33, 33.33, 33.34], [1, 0, 1]],
    [-1, [33, 67], [0, -1]],
    [100, [100, 0], [100, 0]],
  ])('%d cents by %j are %j [D45]', (amount, percentages, parts) => {
    expect(splitByShares(amount, of(...percentages))).toEqual(parts);
  });

  it('loses no cent, gives nobody less than nothing, and no part is a cent off [D45]', () => {
    fc.assert(
      fc.property(anyShares, fc.integer({ min: 0, max: 9_000_000_000_000 }), (shares, amount) => {
        const parts = splitByShares(amount, shares);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          const exact =
            (BigInt(amount) * BigInt(Math.round((shares[index]?.percentage ?? 0) * 100))) / 10_000n;
          expect([exact, exact + 1n]).toContain(BigInt(part));
        });
        expect(splitByShares(amount, shares)).toEqual(parts);
        expect(splitByShares(-amount, shares).map((part, index) => part + (parts[index] ?? 0))).toEqual(
          parts.map(() => 0),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [1.5, [100]],
    [2 ** 53, [100]],
    [100, [50, 49.99]],
    [100, [110, -10]],
    [100, []],
  ])('refuses %d cents by %j', (amount, percentages) => {
    expect(() => splitByShares(amount, of(...percentages))).toThrow(RangeError);
  });
});

describe('splitByWeights', () => {
  it('gives a leftover cent to the earlier of equal weights [D45]', () => {
    expect(splitByWeights(2, [5n, 5n, 5n])).toEqual([1, 1, 0]);
    expect(splitByWeights(100, [0n, 3n])).toEqual([0, 100]);
  });

  it.each([
    ['none', []],
    ['nothing but 0', [0n, 0n]],
    ['one below 0', [5n, -1n]],
    ['less than 0 together', [-5n, 1n]],
  ])('refuses weights: %s', (_, weights) => {
    expect(() => splitByWeights(100, weights)).toThrow(RangeError);
  });
});

describe('sharesOn', () => {
  it.each([
    ['2025-01-01', ['ada']],
    ['2026-03-31', ['ada']],
    ['2026-04-01', ['ada', 'bea']],
    ['2026-09-01', ['bea']],
    ['2030-01-01', ['ada', 'bea']],
  ])('of %s are %j’s', (date, owners) => {
    expect(sharesOn(sets, date).map(({ ownerId }) => ownerId)).toEqual(owners);
  });

  it('of no sets are nobody’s', () => expect(sharesOn([], '2026-01-01')).toEqual([]));
});

describe('a history of shares', () => {
  const entered = (from: string, shares: Record<string, number>, by = 'usr_one') =>
    withShareSet(sets, { ...set(from, shares), by });
  const namedBy = (by: string | undefined, { from, shares }: ShareSet): ShareSet => ({
    from,
    shares: shares.map((share) => ({ ...share, ...(by && { setBy: by }) })),
  });

  it('gets a set at its end, or in the place of one of the same day', () => {
    const later = set('2028-01-01', { cy: 100 });
    expect(entered('2028-01-01', { cy: 100 })).toEqual([...sets, namedBy('usr_one', later)]);
    const again = set('2027-01-01', { cy: 100 });
    expect(entered('2027-01-01', { cy: 100 })).toEqual([...sets.slice(0, 3), namedBy('usr_one', again)]);
  });

  it('gives way to one that begins earlier, and goes back to what counts when that is said again', () => {
    const sooner = namedBy('usr_one', set('2026-10-01', { cy: 100 }));
    expect(entered('2026-10-01', { cy: 100 })).toEqual([...sets.slice(0, 3), sooner]);
    expect(entered('2026-10-01', { bea: 100 })).toEqual(sets.slice(0, 3));
    expect(entered('2027-01-01', { bea: 100 })).toEqual(sets.slice(0, 3));
    expect(entered('2028-01-01', { ada: 10, bea: 90 })).toEqual(sets);
  });

  it('keeps other parts of the same owners as a set of their own', () => {
    const other = namedBy(undefined, set('2028-01-01', { ada: 20, bea: 80 }));
    expect(entered('2028-01-01', { ada: 20, bea: 80 })).toEqual([...sets, other]);
  });

  it.each([
    [
      'who stays keeps who named him, whatever the part',
      '2026-05-01',
      { bea: 5, ada: 95 },
      ['usr_x', undefined],
    ],
    ['who comes is named by who enters the set', '2026-05-01', { cy: 50, bea: 50 }, ['usr_one', 'usr_x']],
    ['who was to come stays so from the same day on', '2026-09-01', { dee: 90, bea: 10 }, ['usr_y', 'usr_x']],
    ['who is brought forward is named anew', '2026-08-31', { dee: 90, bea: 10 }, ['usr_one', 'usr_x']],
    ['who left and comes back is named anew', '2026-09-02', { ada: 50, dee: 50 }, ['usr_one', 'usr_y']],
    [
      'who is taken out and put back on one day stays',
      '2026-04-01',
      { ada: 60, bea: 40 },
      [undefined, 'usr_x'],
    ],
  ])('remembers who named an owner: %s', (_, from, shares, setBy) => {
    const [first, second, third] = [
      set('2026-01-01', { ada: 100 }),
      set('2026-04-01', { ada: 50, bea: 50 }),
      set('2026-09-01', { bea: 50, dee: 50 }),
    ];
    const standing = [first, second, third].map((each) => ({
      from: each.from,
      shares: each.shares.map((share) => ({
        ...share,
        ...(share.ownerId === 'bea' && { setBy: 'usr_x' }),
        ...(share.ownerId === 'dee' && { setBy: 'usr_y' }),
      })),
    }));
    const last = withShareSet(standing, { ...set(from, shares), by: 'usr_one' }).at(-1);
    expect(last?.shares.map((share) => share.setBy)).toEqual(setBy);
  });

  it('knows what another set took the place of', () => {
    expect(replacedSets(sets, entered('2026-08-01', { cy: 100 }))).toEqual(sets.slice(2));
    expect(replacedSets(sets, entered('2027-01-01', { cy: 100 }))).toEqual(sets.slice(3));
    expect(replacedSets(sets, entered('2026-09-01', { bea: 100 }))).toEqual(sets.slice(3));
    expect(replacedSets(sets, entered('2028-01-01', { cy: 100 }))).toEqual([]);
    expect(replacedSets(sets, entered('2026-08-01', { bea: 100 }))).toEqual(sets.slice(2));
    expect(replacedSets(sets, entered('2027-01-01', { ada: 20, bea: 80 }))).toEqual(sets.slice(3));
  });

  it('leaves out what had ended on a day', () => {
    expect(setsFrom(sets, '2026-05-01').map(({ from }) => from)).toEqual([
      '2026-04-01',
      '2026-09-01',
      '2027-01-01',
    ]);
    expect(setsFrom(sets, '2026-04-01')).toEqual(sets.slice(1));
    expect(setsFrom(sets, '2026-03-31')).toEqual(sets);
    expect(setsFrom(sets, '2025-05-01')).toEqual(sets);
  });

  it('says when somebody owns a part, and no day differently from the sets', () => {
    expect(spansOf(sets, 'ada')).toEqual([{ from: '', until: '2026-09-01' }, { from: '2027-01-01' }]);
    expect(spansOf(sets, 'bea')).toEqual([{ from: '2026-04-01' }]);
    expect(spansOf(sets, 'cy')).toEqual([]);
    for (const date of ['2026-03-31', '2026-04-01', '2026-08-31', '2026-09-01', '2026-12-31', '2027-01-01'])
      for (const owner of ['ada', 'bea'])
        expect(ownsOn(spansOf(sets, owner), date), `${owner} ${date}`).toBe(
          sharesOn(sets, date).some(({ ownerId }) => ownerId === owner),
        );
    expect(ownsOn(undefined, '2026-01-01')).toBe(true);
  });
});
