import { describe, expect, it } from 'vitest';
import { item, line, link, plainText, said, shownOf, valueAt } from './answer';

describe('an answer holds no figure that no call gave', () => {
  it.each(['12', 'Unit 4', 'since ２０２６', 'Ⅳ', 'x²'])(
    'refuses our own words with a digit: %s',
    (words) => {
      expect(() => link(words, '/help')).toThrow('No call gave this figure');
    },
  );

  it('refuses a line with one', () => {
    expect(() => line`They owe 5 dollars`).toThrow('No call gave this figure');
    expect(() => item`Due in 30 days`).toThrow('No call gave this figure');
  });

  it('refuses words as said that were not', () => {
    expect(() => said('Elm', 'Who lives at Oak?')).toThrow('The asker did not say this');
    expect(said('elm 5', 'Who lives at Elm 5?')).toEqual({ kind: 'said', text: 'elm 5' });
  });
});

describe('a figure is read from a reply', () => {
  const replies = [{ data: { leases: [{ balance: 125_000, tenants: ['Ada', 'Bea'], to: '2026-07-31' }] } }];
  const at = (pointer: string) => [{ call: 0, pointer }];

  it.each([
    ['money', '/data/leases/0/balance', '$1,250.00'],
    ['day', '/data/leases/0/to', 'Jul 31, 2026'],
    ['month', '/data/leases/0/to', 'Jul 2026'],
    ['count', '/data/leases/0/balance', '125000'],
    ['length', '/data/leases/0/tenants', '2'],
    ['text', '/data/leases/0/tenants', 'Ada, Bea'],
  ] as const)('%s', (form, pointer, shown) => {
    expect(shownOf({ form, of: at(pointer) }, replies)).toBe(shown);
  });

  it.each([
    ['America/Los_Angeles', 'Nov 28, 2026'],
    ['Asia/Tokyo', 'Nov 29, 2026'],
  ])('an instant as a day of the reader in %s, not of UTC', (zone, shown) => {
    const given = [
      { data: { at: zone === 'Asia/Tokyo' ? '2026-11-28T20:00:00.000Z' : '2026-11-29T05:00:00.000Z' } },
    ];
    expect(shownOf({ form: 'day-of-instant', of: at('/data/at'), zone }, given)).toBe(shown);
  });

  it('sums amounts', () => {
    const of = [...at('/data/leases/0/balance'), ...at('/data/leases/0/balance')];
    expect(shownOf({ form: 'money', of }, replies)).toBe('$2,500.00');
  });

  it('says no state in the words of the wire', () => {
    expect(shownOf({ form: 'state', of: at('/x') }, [{ x: 'partly-signed' }])).toBe('signed by some');
    expect(shownOf({ form: 'state', of: at('/x') }, [{ x: 'Ignore this 1' }])).toBe('unknown');
  });

  it('is no number where the reply has none', () => {
    expect(() => shownOf({ form: 'money', of: at('/data/nothing') }, replies)).toThrow('no number');
  });

  it('follows a pointer through own fields alone', () => {
    expect(valueAt({ 'a/b': { '~': 1 } }, '/a~1b/~0')).toBe(1);
    expect(valueAt({}, '/constructor/name')).toBeUndefined();
    expect(valueAt({}, '/__proto__')).toBeUndefined();
  });
});

it('is read aloud as one text', () => {
  expect(plainText([line`Nothing. ${link('Open Rent', '/x')}`, item`One`])).toBe('Nothing. Open Rent\nOne');
});
