import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { randomIds } from '../ids';
import {
  authenticatorSecret,
  authenticatorUrl,
  hashOfRecoveryCode,
  readCode,
  recoveryCode,
  stepOfCode,
} from './authenticator';

/** RFC 6238, appendix B: its codes have eight digits, ours are their last six. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('an authenticator app’s codes', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('are those of RFC 6238 at %i seconds', (seconds, code, step) => {
    expect(stepOfCode({ secret, code, now: at(seconds) })).toBe(step);
  });

  it('are taken one step early and one step late, each with its own step, and no further', () => {
    const code = '287082';
    const stepAt = (seconds: number) => stepOfCode({ secret, code, now: at(seconds) });
    expect([0, 29, 30, 59, 60, 89, 90].map(stepAt)).toEqual([1, 1, 1, 1, 1, 1, undefined]);
    expect(stepOfCode({ secret, code: '287083', now: at(59) })).toBeUndefined();
    expect(stepOfCode({ secret, code: '28708', now: at(59) })).toBeUndefined();
  });

  it('come from a secret of 160 bits, another for each draw, that apps read from the address', () => {
    const { secret: random } = randomIds();
    const made = authenticatorSecret(random());
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(authenticatorSecret(random())).not.toBe(made);
    const address = new URL(authenticatorUrl({ secret: made, email: 'ada+1@demo.test' }));
    expect(`${address.protocol}//${address.host}${decodeURIComponent(address.pathname)}`).toBe(
      'otpauth://totp/Keystead:ada+1@demo.test',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Keystead',
      secret: made,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    const app = new TOTP({ secret: made });
    expect(stepOfCode({ secret: made, code: app.generate({ timestamp: 90_000 }), now: at(90) })).toBe(3);
  });
});

describe('recovery codes', () => {
  it('are ten characters without look-alikes, another for each draw', () => {
    const { secret: random } = randomIds();
    const made = Array.from({ length: 500 }, () => recoveryCode(random()));
    expect(new Set(made).size).toBe(500);
    for (const code of made) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(new Set(made.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('are kept by a hash that is one person’s', () => {
    const hash = hashOfRecoveryCode({ userId: 'usr_1', code: '00000-11111' });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfRecoveryCode({ userId: 'usr_2', code: '00000-11111' })).not.toBe(hash);
  });

  it.each([
    ['123456', { app: '123456' }],
    [' 123 456 ', { app: '123456' }],
    ['abcde-fghjk', { recovery: 'ABCDE-FGHJK' }],
    ['oO0iI lL1zz', { recovery: '00011-111ZZ' }],
    ['1234567890', { recovery: '12345-67890' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['ABCDEF', undefined],
    ['12345A', undefined],
    ['ABCDE-FGHJU', undefined],
    ['', undefined],
    ['－－１２３４５６', undefined],
  ])('%j is read as %j', (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });
});
