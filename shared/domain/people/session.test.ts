import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryOf, isTokenExpired } from './session';

const now = new Date('2026-06-15T12:00:00Z');
const seconds = now.getTime() / 1000;
const tokenOf = (text: string) => `head.${Buffer.from(text).toString('base64url')}.signature`;
const token = (claims: unknown) => tokenOf(JSON.stringify(claims));

describe('isTokenExpired', () => {
  it.each([
    ['a second ago', { exp: seconds - 1 }, true],
    ['this very second', { exp: seconds }, false],
    ['in a second', { exp: seconds + 1 }, false],
    ['never: no expiry, but it decodes', { sub: 'Zoë' }, false],
    ['never: its expiry is empty', { exp: null }, false],
    ['as a word', { exp: 'soon' }, true],
  ])('expiring %s: %s [GEN-05]', (_when, claims, expired) => {
    expect(isTokenExpired(token(claims), now)).toBe(expired);
  });

  it.each([
    ['undefined', undefined],
    ['a number', 12],
    ['an object', {}],
    ['two parts', token({ sub: 'x' }).split('.').slice(0, 2).join('.')],
    ['four parts', `${token({ sub: 'x' })}.more`],
    ['no base64', token({ a: 123 }).replace('.signature', '!.signature')],
    ['no JSON', `a.${Buffer.from('{').toString('base64url')}.c`],
    ['no UTF-8', `a.${Buffer.from('{"a":"\xff"}', 'latin1').toString('base64url')}.c`],
    ['an empty middle', 'a..c'],
    ['no object', token(7)],
    ['an endless expiry', tokenOf('{"exp":1e999}')],
  ])('%s is expired and said to be undecodable [GEN-05]', (_what, value) => {
    const said: string[] = [];
    expect(isTokenExpired(value, now, (message) => said.push(message))).toBe(true);
    expect(said).toEqual(['There was an error decoding token']);
  });

  it('says nothing of a token that decodes [GEN-05]', () => {
    const said: string[] = [];
    isTokenExpired(token({ exp: 1 }), now, (message) => said.push(message));
    expect(said).toEqual([]);
  });

  it.each([
    ['lines and tabs', tokenOf(`{\n\t"exp":\t${seconds}\n}`)],
    ['filled up to a whole group', `head.${Buffer.from(`{"exp":${seconds} }`).toString('base64')}.signature`],
  ])('reads claims with %s [GEN-05]', (_what, value) => expect(expiryOf(value)).toBe(seconds));

  it('reads any expiry, whatever else the token says [GEN-05]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string({ unit: 'grapheme' }), (exp, name) => {
        expect(expiryOf(token({ name, exp }))).toBe(exp);
        expect(isTokenExpired(token({ name, exp }), now)).toBe(exp < seconds);
      }),
    );
  });

  it('never throws [GEN-05]', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof isTokenExpired(value, now)).toBe('boolean');
      }),
    );
    fc.assert(fc.property(fc.string(), (middle) => void isTokenExpired(`a.${middle}.c`, now)));
  });
});
