import { describe, expect, it } from 'vitest';
import { isBureauEvent, signBureauEvent } from './bureau-events';

const secret = 'a secret of some length';
const text = '{"bureauId":"sim_1"}';
const now = new Date('2026-06-15T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const later = (by: number) => new Date(now.getTime() + by * 1000);
const signature = signBureauEvent({ secret, text, now });

describe('a message of the bureau', () => {
  it.each([
    [0, true],
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])('that is %i seconds old is believed: %s', (age, isBelieved) => {
    expect(isBureauEvent({ text, signature, now: later(age) }, secret)).toBe(isBelieved);
  });

  it.each([
    ['another text', { text: `${text} ` }],
    ['another time', { signature: signature.replace(String(seconds), String(seconds + 1)) }],
    ['another signature', { signature: `t=${seconds},v1=${'0'.repeat(64)}` }],
    ['half a signature', { signature: signature.slice(0, -2) }],
    ['two signatures', { signature: `${signature},v1=${'0'.repeat(64)}` }],
    ['no time', { signature: signature.slice(signature.indexOf('v1=')) }],
    ['no signature', { signature: '' }],
  ])('with %s is not', (_, changed) => {
    expect(isBureauEvent({ text, signature, now, ...changed }, secret)).toBe(false);
  });

  it('signed with another secret is not', () => {
    expect(isBureauEvent({ text, signature, now }, 'another secret of a length')).toBe(false);
  });
});
