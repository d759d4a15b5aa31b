import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameLineProblem, plainName } from './name-line';
import { tidyLine } from './text';

const address = 'A name cannot hold a web or email address. Put a space after a period.';
const invisible = 'Remove the invisible characters';

describe('a name that goes into our mail', () => {
  it.each([
    "O'Neil",
    'Smith & Sons LLC',
    'Ünal',
    'St. John',
    'A.B. Properties',
    'J.R.',
    'J. R. R. Tolkien',
    'U.S.A. Homes',
    'Dr. Ada Byron, Ph.D.',
    'Müller-Lüdenscheidt',
    '1-800-Rentals LLC',
    'Route 1.5 Holdings',
    'Ladies @ Home',
    'Δημήτρης',
    '日本 太郎',
    'नरेंद्र मोदी',
    'Northgate / Southgate: Homes',
    'a'.repeat(60),
    '😀'.repeat(60),
    'Family 👩‍👩‍👧 Homes',
    '☕️ House',
    '👩🏽‍🦰 & Co',
    '="@Home"',
    '',
  ])('may be %j', (name) => {
    expect(nameLineProblem(name)).toBeUndefined();
    expect(plainName(name)).toBe(name);
  });

  it.each([
    ['a'.repeat(61), 'Use at most 60 characters'],
    ['Visit evil.example now', address],
    ['x.com', address],
    ['X.COM', address],
    ['evil．com', address],
    ['evil。com', address],
    ['evil․com', address],
    ['ｅｖｉｌ．ｃｏｍ', address],
    ['пример.рф', address],
    ['भारत.भारत', address],
    ['a-b.xn--p1ai', address],
    ['www. evil', address],
    ['(www.evil)', address],
    ['https://evil', address],
    ['//evil', address],
    ['hTTps:evil', address],
    ['mailto:jane', address],
    ['10.0.0.1', address],
    ['jane@evil', address],
    ['jane＠evil', address],
    ['Jane\u200bDoe', invisible],
    ['Jane\u202eDoe', invisible],
    ['Jane\u2066Doe', invisible],
    ['Jane\u00adDoe', invisible],
    ['Jane\u200dDoe', invisible],
    ['😀\u200dDoe', invisible],
    ['Jane\ufe0f', invisible],
    ['Jane\u3164', invisible],
    ['Jane\u2800', invisible],
  ])('is not %j: %s', (name, sentence) => {
    expect(nameLineProblem(name)).toBe(sentence);
  });

  it.each([
    ['Visit https://evil.example/x now', 'Visit https evil example x now'],
    ['jane@evil.example', 'jane evil example'],
    ['Jane\u202eDoe', 'JaneDoe'],
    [`${'a'.repeat(59)} bc`, 'a'.repeat(59)],
    ['St. John www.evil.example', 'St John www evil example'],
  ])('that was kept before the rule, %j, is written as %j', (kept, written) => {
    expect(plainName(kept)).toBe(written);
  });

  it('is written by the rule whatever was kept, and as it stands where it follows the rule', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.string({ unit: fc.constantFrom(...'aw.:/@。．\u200b 1é'), maxLength: 30 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        expect(nameLineProblem(plainName(text))).toBeUndefined();
        if (nameLineProblem(text) === undefined) expect(plainName(text)).toBe(tidyLine(text));
      }),
    );
  });
});
