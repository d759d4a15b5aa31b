import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentText, reportConsent } from './leases/signing/consent-text';
import { seededTemplates } from './leases/templates/seeded-templates';
import { seededVersion } from './leases/templates/seeded-version';
import { authorizationText, authorizationVersion } from './ledger/rent/autopay-texts';
import { screeningConsent } from './screening/screening';

const hashOf = (text: unknown): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);

const ofAutopay = (announceAbove: number, upTo = false) =>
  authorizationText({ place: 'Unit 1A', terms: { afterDue: 2, ceiling: 200_000, announceAbove, upTo } });

const texts = {
  [`lease consent ${consentText.version}`]: consentText.paragraphs,
  [`report consent ${reportConsent.version}`]: reportConsent.paragraphs,
  [`screening consent ${screeningConsent.version}`]: screeningConsent.paragraphs,
  [`autopay ${authorizationVersion}`]: [ofAutopay(150_000), ofAutopay(200_000), ofAutopay(150_000, true)],
  ...Object.fromEntries(
    seededTemplates.map(({ kind, ...text }) => [`${kind} template ${seededVersion}`, text]),
  ),
};

/** What was agreed to under a version. A new text is a new version with a line of its own. */
const agreed = {
  'lease consent 2026-11': 'b5d1a5ef35fc1493',
  'report consent 2026-11-report': '463658fb31992847',
  'screening consent 2026-11': '6537b3200b2bd80e',
  'autopay 2026-11': 'df223704381896e5',
  'autopay 2026-12': '0796adb2ccb11db9',
  'residential template 1': '0db870c4559107e0',
  'room template 1': 'ea5aaf481bad766c',
  'commercial template 1': '7712329329ae9076',
} as const;

describe('a text that people agreed to', () => {
  it.each(Object.entries(texts))('%s never changes under its version [D48] [D49] [D28]', (name, text) => {
    expect(agreed).toHaveProperty([name], hashOf(text));
  });
});
