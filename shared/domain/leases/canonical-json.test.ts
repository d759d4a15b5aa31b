import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical-json';

describe('canonical JSON, as the examples of RFC 8785 [R17]', () => {
  it('writes numbers, strings and literals as its section 3.2.2', () => {
    const given = JSON.parse(
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    );
    expect(canonicalJson(given)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('orders keys by UTF-16 code units as its section 3.2.3', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
    const written = canonicalJson(Object.fromEntries(keys.map((key) => [key, key])));
    expect(Object.keys(JSON.parse(written))).toEqual([
      '1',
      '\r',
      '\u0080',
      '\u00f6',
      '\u20ac',
      '\u{1f600}',
      '\ufb33',
    ]);
    expect(written.indexOf('\r')).toBe(-1);
    expect(written.startsWith('{"\\r":"\\r","1":"1"')).toBe(true);
  });

  it('leaves out what is undefined, and minus zero is zero', () => {
    expect(canonicalJson({ b: undefined, a: -0, c: [] })).toBe('{"a":0,"c":[]}');
  });

  it.each([
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['half a character', '\ud83d'],
    ['half a character as a key', { '\ude00': 1 }],
    ['infinity deep inside', { a: [{ b: Number.NEGATIVE_INFINITY }] }],
  ])('throws for %s', (_, value) => expect(() => canonicalJson(value)).toThrow(RangeError));

  it('says the same value, whatever the order of its keys', () => {
    const turned = (value: Json): Json => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(turned);
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, part]) => [key, part === undefined ? undefined : turned(part)]),
      );
    };
    const whole = fc.jsonValue({ stringUnit: 'grapheme' }).map((value) => value as Json);
    fc.assert(
      fc.property(whole, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(turned(value))).toBe(text);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
