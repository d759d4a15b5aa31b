import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeaseNode } from '../../../shared/domain/leases/document/lease-node';
import { facts } from '../../../shared/domain/leases/templates/write-template';
import { comparedParts, compareTexts } from './compare-texts';

const clause = (id: string, text: string, title = id): LeaseNode => ({
  type: 'clause',
  attrs: { id },
  content: [
    { type: 'clauseTitle', content: [{ type: 'text', text: title }] },
    { type: 'paragraph', content: [{ type: 'text', text }] },
  ],
});
const doc = (...content: LeaseNode[]): LeaseNode => ({ type: 'doc', content });

describe('what changed from one text to the next [D37]', () => {
  it('is nothing between a text and itself', () => {
    expect(compareTexts(doc(clause('a', 'One.')), doc(clause('a', 'One.')))).toEqual([]);
  });

  it('names each clause that is other, new, gone or elsewhere, in the new order and under its new number', () => {
    const same = clause('deposit', 'One month.');
    const keys = clause('keys', 'Two.');
    const before = doc(clause('rent', 'Rent is $1,450.00.'), same, clause('pets', 'No pets.'), keys);
    const after = doc(keys, clause('rent', 'Rent is $1,520.00.'), same, clause('water', 'Paid.'));
    const found = compareTexts(before, after);
    expect(found.map(({ id, number, before: was, change }) => [id, number, was, change])).toEqual([
      ['keys', '1', '4', 'moved'],
      ['rent', '2', '1', 'changed'],
      ['pets', '3', undefined, 'removed'],
      ['water', '4', undefined, 'added'],
    ]);
  });

  it('is all of a clause where there is no time to look closer', () => {
    expect(comparedParts('Rent is due monthly.', 'Rent is due weekly.', 0)).toEqual([
      { was: 'Rent is due monthly.', is: 'Rent is due weekly.' },
    ]);
  });

  it('takes a second at most for clauses without a word in common: no text keeps the others waiting', () => {
    const words = (seed: number) =>
      Array.from({ length: 1_500 }, (_, at) => ((at * 7_919 + seed) % 99_991).toString(36)).join(' ');
    const text = (seed: number) =>
      doc(...Array.from({ length: 16 }, (_, at) => clause(`c${at}`, words(seed + at))));
    const started = performance.now();
    const found = compareTexts(text(1), text(50_000));
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(found.map(({ change }) => change)).toEqual(Array(16).fill('changed'));
    expect(found.at(-1)?.parts).toHaveLength(1);
  });

  it('shows an amount or a date whole, and joins changes that only a space parts', () => {
    expect(
      comparedParts('Rent is $1,850.00 from Jan 1, 2026.', 'Rent is $1,950.00 from Jan 1, 2026.'),
    ).toEqual([{ same: 'Rent is ' }, { was: '$1,850.00', is: '$1,950.00' }, { same: ' from Jan 1, 2026.' }]);
    expect(comparedParts('one two end', 'three four end')).toEqual([
      { was: 'one two', is: 'three four' },
      { same: ' end' },
    ]);
    expect(comparedParts('Due on day 1 ', 'Due on day 5 ')).toEqual([
      { same: 'Due on day ' },
      { was: '1', is: '5' },
      { same: ' ' },
    ]);
  });

  it('keeps each row of a table on a line of its own, its cells apart', () => {
    const withTable = (rent: string, ...more: [string, string][]) =>
      doc({
        ...clause('rent', 'What is due:'),
        content: [facts(['Rent', rent], ['Deposit', '$500.00'], ...more)],
      });
    const [change] = compareTexts(withTable('$1,450.00'), withTable('$1,520.00', ['Pets', 'none']));
    expect(change?.parts).toEqual([
      { same: 'Rent | ' },
      { was: '$1,450.00', is: '$1,520.00' },
      { same: '\nDeposit | $500.00' },
      { was: '', is: '\nPets | none' },
    ]);
  });

  it('says a title that is other', () => {
    const [changed] = compareTexts(doc(clause('a', 'One.', 'Pets')), doc(clause('a', 'One.', 'Animals')));
    expect(changed).toMatchObject({ title: 'Animals', change: 'changed', parts: [] });
  });

  it('loses no word: the old text is all that is the same or was, the new one all that is', () => {
    const text = fc
      .array(fc.constantFrom('rent', '$1,450.00', ' ', '.', 'May', '2026', 'ä', '\n'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = comparedParts(before, after);
        const was = parts.map((part) => ('same' in part ? part.same : part.was)).join('');
        const is = parts.map((part) => ('same' in part ? part.same : part.is)).join('');
        // Both sides have the space that was joined.
        expect([was, is]).toEqual([before, after]);
      }),
    );
  });
});
