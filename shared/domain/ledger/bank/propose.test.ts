import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates';
import type { LineState } from './bank-lines';
import { type Candidate, outstanding, proposals } from './propose';
import { countingOf, firstDayAfter, isReconciled, reconcile } from './reconcile';

const line = (over: object = {}) => ({
  line_id: 'a',
  on: '2026-10-05',
  cents: 145_000,
  text: 'DEPOSIT',
  check: '',
  ...over,
});
const entry = (over: Partial<Candidate> = {}): Candidate => ({
  key: 'k',
  on: '2026-10-03',
  cents: 145_000,
  reference: '',
  words: 'Nora Whitaker 1A Maple Court',
  isMatched: false,
  ...over,
});

describe('what is proposed for a line', () => {
  it('is the one entry of its amount and time', () => {
    expect(proposals([line()], [entry(), entry({ key: 'other', cents: 145_001 })])).toEqual([
      { line_id: 'a', keys: ['k'], confidence: 'likely' },
    ]);
  });

  it('is all entries of the check that it names, to the cent (checks.md)', () => {
    const paid = (key: string, cents: number, reference = '1041') =>
      entry({ key, cents, reference, words: 'Ames Plumbing' });
    const check = line({ text: 'CHECK', check: '1041', cents: -13_000 });
    const parts = [paid('one', -10_000), paid('two', -3_000), paid('other', -13_000, '1042')];
    expect(proposals([check], parts)).toEqual([{ line_id: 'a', keys: ['one', 'two'], confidence: 'exact' }]);
    const short = proposals([line({ ...check, cents: -12_999 })], parts);
    expect(short).toEqual([]);
    expect(proposals([line({ ...check, text: 'POS', check: '' })], parts)).toMatchObject([
      { keys: ['other'] },
    ]);
  });

  it.each([
    ['MOBILE DEPOSIT 11/28', '1128'],
    ['MOBILE DEPOSIT 11-28-26', '112826'],
    ['CHECK DEPOSIT 11/28', '1128'],
    ['CHECKCARD 1128 HARDWARE', '1128'],
    ['DEPOSIT BRANCH 1128', '1128'],
    ['DEPOSIT BRANCH #1128', '1128'],
    ['DEPOSIT AT STORE NO. 1128 DALLAS', '1128'],
    ['ATM ID 1128', '1128'],
    ['XFER FROM ACCT 1128', '1128'],
    ['REF 11.28', '1128'],
    ['CHECK 11/28', '1128'],
    ['REF 1,128.00', '112800'],
    ['DEPOSIT 1128', '1128'],
  ])('%s is no likely match with check %s, the only entry of its amount or not', (text, reference) => {
    const check = entry({ key: 'check', reference, words: 'Ida Bell', on: '2026-09-20' });
    const confidences = (candidates: Candidate[]) =>
      proposals([line({ text })], candidates).map(({ confidence }) => confidence);
    expect(confidences([check])).toEqual(['possible']);
    expect(confidences([check, entry({ words: 'Elias Osei' })])).toEqual(['possible']);
  });

  it.each([
    ['CHECK 1128', '1128'],
    ['CHECK # 01128', '1128'],
    ['CHK#1128', 'Chk #1128'],
    ['Draft 1128', '1128'],
    ['CHECK NO. 1128 11/30', 'check 1128'],
    ['ACH REF: BAC-77X2 RENT', 'bac77x2'],
    ['ZELLE CONF# 99120', 'Conf 99120'],
  ])('%s is an exact match with the reference %s', (text, reference) => {
    const near = entry({ key: 'near', on: '2026-10-05', words: 'Elias Osei' });
    const numbered = entry({ reference, words: 'Ida Bell', on: '2026-09-20' });
    const found = proposals([line({ text })], [near, numbered]);
    expect(found).toEqual([{ line_id: 'a', keys: ['k'], confidence: 'exact' }]);
  });

  it('is exact by a name only where nothing else has the amount', () => {
    const named = line({ text: 'ACH WHITAKER' });
    const confidences = (candidates: Candidate[]) =>
      proposals([named], candidates).map(({ confidence }) => confidence);
    expect(confidences([entry()])).toEqual(['exact']);
    expect(confidences([entry(), entry({ key: 'j', words: 'Elias Osei' })])).toEqual(['likely']);
    expect(confidences([entry({ words: '1045 Elm' })])).toEqual(['likely']);
  });

  it.each([
    ['matched already', { isMatched: true }],
    ['of another amount', { cents: -145_000 }],
    ['61 days before', { on: '2026-08-05' }],
    ['6 days after', { on: '2026-10-11' }],
  ])('is nothing that was %s', (_, over) => {
    expect(proposals([line()], [entry(over)])).toEqual([]);
  });

  it.each([
    ['60 days before', { on: '2026-08-06' }],
    ['5 days after', { on: '2026-10-10' }],
  ])('may be %s', (_, over) => {
    expect(proposals([line()], [entry(over)])).toHaveLength(1);
  });

  it('is the check’s number before a name, and a name before nearness', () => {
    const candidates = [
      entry({ key: 'near', on: '2026-10-05', words: 'Elias Osei' }),
      entry({ key: 'named', on: '2026-09-20' }),
      entry({ key: 'check', on: '2026-08-20', words: 'Ida Bell', reference: '0042' }),
    ];
    const best = (over: object) => proposals([line(over)], candidates);
    expect(best({ text: 'CHECK 42', check: '' })).toEqual([
      { line_id: 'a', keys: ['check'], confidence: 'exact' },
    ]);
    expect(best({ text: 'ACH WHITAKER', check: '' })).toEqual([
      { line_id: 'a', keys: ['named'], confidence: 'likely' },
    ]);
    expect(best({ text: 'DEPOSIT', check: '' })).toEqual([
      { line_id: 'a', keys: ['near'], confidence: 'possible' },
    ]);
  });

  it.each([
    ['another check’s number', { check: '43' }, 'possible'],
    ['the check’s number in its own column', { check: '0042' }, 'exact'],
    ['a name of three letters', { text: 'ZELLE LEE' }, 'likely'],
    ['two letters alone', { text: 'MO TRANSFER' }, 'possible'],
    ['a word of its reference', { text: 'CHK' }, 'possible'],
  ])('goes by %s or not', (_, over, confidence) => {
    const candidates = [
      entry({ key: 'near', on: '2026-10-05', words: 'Elias Osei' }),
      entry({ key: 'far', on: '2026-09-20', words: 'Mo Lee', reference: 'Chk #42' }),
    ];
    const key = confidence === 'possible' ? 'near' : 'far';
    expect(proposals([line(over)], candidates)).toEqual([{ line_id: 'a', keys: [key], confidence }]);
  });

  it.each([
    ['60 days apart', '2026-10-05'],
    ['the nearer one after the line', '2026-10-10'],
  ])('is not sure between two that are named alike, %s', (_, on) => {
    const candidates = [entry({ key: 'one', on }), entry({ key: 'other', on: '2026-08-06' })];
    const named = line({ text: 'WHITAKER' });
    expect(proposals([named], candidates)).toEqual([{ line_id: 'a', keys: ['one'], confidence: 'possible' }]);
  });

  it('is sure of the named entry alone, not of what is left for a line like it', () => {
    const lines = [line({ text: 'WHITAKER' }), line({ line_id: 'b', text: 'WHITAKER', on: '2026-10-04' })];
    expect(proposals(lines, [entry(), entry({ key: 'osei', words: 'Elias Osei' })])).toEqual([
      { line_id: 'b', keys: ['k'], confidence: 'likely' },
      { line_id: 'a', keys: ['osei'], confidence: 'possible' },
    ]);
  });

  it('is not sure where two lines or two entries are alike', () => {
    const two = [line(), line({ line_id: 'b' })];
    const confidences = (lines: ReturnType<typeof line>[], entries: Candidate[]) =>
      proposals(lines, entries).map(({ confidence }) => confidence);
    expect(confidences(two, [entry()])).toEqual(['possible']);
    expect(confidences([line()], [entry(), entry({ key: 'j' })])).toEqual(['possible']);
  });
});

describe('what is outstanding', () => {
  const back = entry({ key: 'back', cents: -145_000, undoes: 'k' });

  it('lacks an entry that was taken back before it was matched, and what took it back', () => {
    expect(outstanding([entry(), back])).toEqual([]);
  });

  it('has what took a matched entry back: the bank moved it, too', () => {
    expect(outstanding([entry({ isMatched: true }), back])).toEqual([back]);
    expect(outstanding([back])).toEqual([back]);
  });

  it('has what took only a part of an entry back, and an entry whose return was matched', () => {
    const part = { ...back, cents: -144_999 };
    expect(outstanding([entry(), part])).toEqual([entry(), part]);
    expect(outstanding([entry(), { ...back, isMatched: true }])).toEqual([entry()]);
  });
});

const cents = fc.constantFrom(-18_000, -500, 500, 145_000, 145_001);
const day = fc.nat(70).map((days) => addDays('2026-08-01', days));
const text = fc.constantFrom('', 'NORA', 'CHECK 7', 'DEPOSIT');
const anyLine = fc.record({ on: day, cents, text, check: fc.constantFrom('', '7') });
const anyEntry = fc.record({
  on: day,
  cents,
  reference: fc.constantFrom('', '7', '8'),
  words: text,
  isMatched: fc.boolean(),
  undoes: fc.option(fc.nat(20).map(String), { nil: undefined }),
});

describe('any statement and any ledgers', () => {
  it('match each entry at most once and by its cents; the difference is what is open and what the file lacks', () => {
    const both = fc.tuple(
      fc.array(anyLine, { maxLength: 25 }),
      fc.array(anyEntry, { maxLength: 25 }),
      fc.integer({ min: -200_000, max: 200_000 }),
      fc.integer({ min: -3, max: 3 }),
    );
    fc.assert(
      fc.property(both, ([drawn, ledger, beginning, off]) => {
        const lines = drawn.map((one, at) => ({ ...one, line_id: String(at) }));
        const entries = ledger.map((one, at) => ({ ...one, key: String(at) }));
        const found = proposals(lines, entries);
        const keys = found.flatMap((one) => one.keys);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(found.map(({ line_id }) => line_id)).size).toBe(found.length);
        const centsOf = (some: readonly string[]) =>
          some.reduce((sum, key) => sum + (entries[Number(key)]?.cents ?? 0), 0);
        for (const { line_id, keys: some } of found) {
          expect(centsOf(some)).toBe(lines[Number(line_id)]?.cents);
          expect(some.some((key) => entries[Number(key)]?.isMatched)).toBe(false);
        }
        const matched = new Set(found.map(({ line_id }) => line_id));
        const state = (id: string): LineState => (matched.has(id) ? 'matched' : 'open');
        const keysOf = (id: string) => found.find(({ line_id }) => line_id === id)?.keys ?? [];
        const answered = lines.map((one) => ({
          ...one,
          state: state(one.line_id),
          entries: keysOf(one.line_id),
        }));
        const moved = lines.reduce((sum, one) => sum + one.cents, 0);
        const ending = beginning + moved + off;
        const movements = entries.filter(({ isMatched }) => !isMatched);
        const book = beginning + movements.reduce((sum, one) => sum + one.cents, 0);
        const through = '2027-12-31';
        const standing = reconcile({ through, beginning, ending, book, lines: answered, movements });
        const ofLedgers = centsOf(keys);
        expect(standing.parts).toMatchObject({ missing: off, open: moved - ofLedgers, misdated: 0 });
        expect(standing.difference).toBe(off + moved - ofLedgers);
        expect(isReconciled(standing)).toBe(found.length === lines.length && off === 0);
      }),
      { numRuns: 500, seed: 15 },
    );
  });

  it('count lines that are removed nowhere, and open ones that cancel out as open', () => {
    const lines = [500, -500, 700].map((one, at) => ({
      on: '2026-10-01',
      cents: one,
      state: at === 2 ? ('removed' as const) : ('open' as const),
      entries: [],
    }));
    const through = '2026-10-31';
    const standing = reconcile({ through, beginning: 0, ending: 0, book: 0, lines, movements: [] });
    expect(standing).toMatchObject({ openLines: 2, difference: 0, parts: { open: 0, missing: 0 } });
    expect(isReconciled(standing)).toBe(false);
  });
});

describe('the reconciliations that count', () => {
  const closed = (from: string, through: string) => ({ from, through });

  it('leave the day after the last one’s to the next', () =>
    expect(firstDayAfter('2026-08-31')).toBe('2026-09-01'));

  it('follow each other from the last day back to the opening; one that was opened again is none', () => {
    const [july, august] = [closed('2026-07-01', '2026-07-31'), closed('2026-08-01', '2026-08-31')];
    const reopened = closed('2026-07-01', '2026-08-15');
    const account = { through: '2026-08-31', openedOn: '2026-06-30' };
    expect(countingOf([august, reopened, july], account)).toEqual([august, july]);
    const older = closed('2026-06-01', '2026-06-30');
    expect(countingOf([august, july, older], account)).toEqual([august, july]);
    expect(countingOf([august, july], { ...account, through: '2026-06-30' })).toEqual([]);
  });
});
