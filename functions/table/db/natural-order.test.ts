import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naturalOrder, plainText } from './natural-order';

const sorted = (texts: string[]) => texts.toSorted((a, b) => (naturalOrder(a) < naturalOrder(b) ? -1 : 1));

describe('the order of names and numbers', () => {
  it('counts numbers as numbers, wherever they stand', () => {
    expect(sorted(['10', '2', '1', '100', '20'])).toEqual(['1', '2', '10', '20', '100']);
    expect(sorted(['A10', 'A2', 'B1', 'A2 rear'])).toEqual(['A2', 'A2 rear', 'A10', 'B1']);
    expect(sorted(['Elm Court 12', 'Elm Court', 'Elm Court 2', 'Elm'])).toEqual([
      'Elm',
      'Elm Court',
      'Elm Court 2',
      'Elm Court 12',
    ]);
  });

  it('sees no case, accents, double spaces or leading zeros', () => {
    expect(plainText('  RUE  de la\u0000 Liberté ')).toBe('rue de la liberte');
    expect(naturalOrder('Apt 007')).toBe(naturalOrder('apt 7'));
  });

  it('orders whole numbers as they are, up to any length', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 60n }),
        fc.bigInt({ min: 0n, max: 10n ** 60n }),
        (a, b) => {
          const [left, right] = [naturalOrder(String(a)), naturalOrder(String(b))];
          expect(left < right).toBe(a < b);
        },
      ),
    );
  });

  it('stays within its bytes and never has the separator in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const order = naturalOrder(text);
        expect(Buffer.byteLength(order)).toBeLessThanOrEqual(160);
        expect(order).not.toContain('\u001f');
      }),
    );
  });
});
