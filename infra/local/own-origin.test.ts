import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isFromElsewhere, isOwnHost } from './own-origin';

const asked = (headers: IncomingMessage['headers']) => ({ headers }) as unknown as IncomingMessage;

describe('the name by which a browser reached this machine', () => {
  it.each([
    'localhost:3000',
    'LOCALHOST',
    'keystead.localhost:3000',
    '127.0.0.1:3000',
    '192.168.1.20:3000',
    '[::1]:3000',
    'office-server:3000',
    'rent.example:3000',
  ])('is its own: %s', (host) => {
    expect(isOwnHost(asked({ host }), 'rent.example')).toBe(true);
  });

  it.each(['evil.test:3000', 'localhost.evil.test', '127.0.0.1.evil.test', '[evil.test]', 'a@localhost', ''])(
    'is a stranger’s, who made it lead here: %j',
    (host) => {
      expect(isOwnHost(asked({ host }), 'rent.example')).toBe(false);
    },
  );

  it('is there', () => {
    expect(isOwnHost(asked({}), '127.0.0.1')).toBe(false);
  });
});

describe('the page that a call comes from', () => {
  const host = 'localhost:3000';
  it.each([
    { host },
    { host, origin: 'http://localhost:3000' },
    { host, origin: 'https://localhost:3000' },
    { host, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { host, 'sec-fetch-site': 'none' },
  ])('is our own: %j', (headers) => {
    expect(isFromElsewhere(asked(headers))).toBe(false);
  });

  it.each([
    { host, origin: 'http://evil.test' },
    { host, origin: 'http://localhost:4000' },
    { host, origin: 'http://localhost' },
    { host, origin: 'null' },
    { host, origin: 'http://evil.test/localhost:3000' },
  ])('is another site’s: %j', (headers) => {
    expect(isFromElsewhere(asked(headers))).toBe(true);
  });
});
