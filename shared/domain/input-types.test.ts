import { describe, expect, it } from 'vitest';
import { inputTypeProblem } from './input-types';

describe('an input of a type [LND-12]', () => {
  it.each(['a@b.co', ' jane.doe+x@mail.example.org ', 'ü@b.de'])('takes the mail address %j', (text) => {
    expect(inputTypeProblem('email', text)).toBeUndefined();
  });

  it.each(['', 'jane', '@b.co', 'jane@', 'jane@demo', 'jane@demo.', 'jane@.co', 'a b@c.de', 'a@b@c.de'])(
    'does not take the mail address %j',
    (text) => {
      expect(inputTypeProblem('email', text)).toBe('Invalid email address');
    },
  );

  it.each([
    'https://demo.test',
    'http://www.demo.test/a?b=c#d',
    'HTTPS://demo.test:8443/',
    'https://demo.test?x',
  ])('takes the address %j', (text) => {
    expect(inputTypeProblem('url', text)).toBeUndefined();
  });

  it.each([
    '',
    'demo.test',
    'ftp://demo.test',
    'javascript:alert(1)',
    'https://',
    'https://demo',
    'https://a b.test',
    'https://demo..test',
    'mailto:a@b.co',
  ])('does not take the address %j', (text) => {
    expect(inputTypeProblem('url', text)).toBe('Invalid URL');
  });
});
