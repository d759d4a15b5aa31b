import { expect, it } from 'vitest';
import { consentText, reportConsent } from './consent-text';

/** What 15 U.S.C. 7001(c)(1)(B) and (C) ask for. */
it.each([
  ['the paper one may ask for', /on paper and sign that instead/],
  ['a paper copy, and its price', /paper copy of what you signed\. .*(may not charge|is free)/],
  ['that consent can be withdrawn, and how', /withdraw it at any time before you sign, by .* or by telling/],
  ['what it is for', /This consent is for this (lease|report) alone/],
  ['whom to tell a new address', /mail address changes, tell/],
  ['what one needs to read and keep it', /You need a current web browser .*PDF files/],
])('the consent to sign electronically says %s [D48]', (_, words) => {
  for (const { paragraphs } of [consentText, reportConsent]) expect(paragraphs.join(' ')).toMatch(words);
});

it('the consent says that one could read it, and each text has a version of its own [D48]', () => {
  expect(consentText.paragraphs.at(-1)).toMatch(/That you can read this text shows/);
  expect([consentText.version, reportConsent.version]).toEqual(['2026-11', '2026-11-report']);
});
