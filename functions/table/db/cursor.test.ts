import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, placeOf } from './cursor';
import { naturalOrder } from './natural-order';

describe('cursors', () => {
  it('bring their place back and fit in a query, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const place = [naturalOrder(name), `unt_${'0'.repeat(52)}`] as const;
        const cursor = cursorOf('units', place);
        expect(placeOf('units', cursor)).toEqual(place);
        expect(cursor).toMatch(/^[\w-]{1,600}$/);
      }),
    );
  });

  it('are refused when they are none, never thrown over', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => placeOf('name', text)).toThrow(expect.objectContaining({ code: 'invalid' }));
      }),
    );
  });
});
