import { describe, expect, it } from 'vitest';
import { toFields } from '../../../../shared/domain/problem';
import { ApiRefusal } from '../../api/refusal';
import { detailsProblems, organizationProblems, passwordProblems } from './details/details-values';
import { agentWords } from './devices/agent-words';
import { proofRefused } from './parts/proof';
import { parseSettingsPlace, tabOf } from './settings/settings-place';
import { codesText, inGroups } from './two-step/steps';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device in words', () => {
  it.each([
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome on macOS',
      'computer',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Edge on Windows',
      'computer',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
      'Firefox on Linux',
      'computer',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
      'computer',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
      'Safari on iPad',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari on macOS',
      'computer',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-X700) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome on Android',
      'tablet',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`,
      'Chrome on Linux',
      'computer',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows', 'computer'],
    ['curl/8.5.0', 'Unknown device', 'computer'],
    ['', 'Unknown device', 'computer'],
  ])('%s', (agent, name, kind) => {
    expect(agentWords(agent)).toEqual({ name, kind });
  });
});

describe('a proof that is refused', () => {
  const no = (code: string) =>
    proofRefused(new ApiRefusal({ code, status: 422, message: `Said no: ${code}` }));

  it('speaks of the password that was typed, not of an email', () => {
    expect(no('wrong-credentials')).toEqual({ password: 'That password is incorrect' });
  });

  it('puts a wrong code to the code, and leaves the rest as it is said', () => {
    expect(no('wrong-code')).toEqual({ code: 'Said no: wrong-code' });
    expect(no('second-factor-on')).toBeUndefined();
  });
});

describe('what a form asks', () => {
  const details = { first_name: 'Ada', last_name: 'Vale', mobile_number: '' };

  it.each([
    [{}, {}],
    [{ first_name: ' \t ' }, { first_name: 'First name is required' }],
    [{ last_name: '' }, { last_name: 'Last name is required' }],
    [{ mobile_number: '555' }, { mobile_number: 'Enter valid Mobile number' }],
    [{ mobile_number: '5550001111' }, {}],
  ])('of details, %j', (change, problems) => {
    expect(toFields(detailsProblems({ ...details, ...change }))).toEqual(problems);
  });

  it('of an organization is a name', () => {
    expect(toFields(organizationProblems({ name: '  ' }))).toEqual({ name: 'A name is required' });
    expect(organizationProblems({ name: 'Vale Homes' })).toEqual([]);
  });

  it.each([
    ['', 'long enough pass', 'Password is required', undefined],
    ['old one here', 'short', undefined, 'Use at least 10 characters'],
    ['the same words', 'the same words', undefined, 'Choose a password different from your current one'],
    ['old one here', 'four quiet words', undefined, undefined],
  ])('of passwords %j and %j', (password, new_password, present, next) => {
    expect(toFields(passwordProblems({ password, new_password }))).toEqual({
      ...(present && { password: present }),
      ...(next && { new_password: next }),
    });
  });
});

describe('the address of the settings', () => {
  it.each([
    [{}, 'appearance'],
    [{ tab: 'appearance' }, 'appearance'],
    [{ tab: 'two-step' }, 'two-step'],
    [{ tab: 'nonsense' }, 'appearance'],
    [{ tab: 7 }, 'appearance'],
  ])('%j is %s', (raw, tab) => {
    const place = parseSettingsPlace(raw);
    expect(tabOf(place)).toBe(tab);
    expect('tab' in place).toBe(tab !== 'appearance');
  });
});

describe('what an app and a drawer full of paper need', () => {
  it('is the secret in fours', () => {
    expect(inGroups('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
    expect(inGroups('')).toBe('');
  });

  it('is a file that says whose codes these are, then each on its line', () => {
    const text = codesText(['aaaa-bbbb', 'cccc-dddd'], {
      product: 'Keystead',
      email: 'ada@vale.test',
      day: 'Jan 05, 2026',
    });
    const lines = text.split('\n');
    expect(lines[0]).toBe('Keystead: recovery codes of ada@vale.test, made on Jan 05, 2026');
    expect(lines.slice(3)).toEqual(['aaaa-bbbb', 'cccc-dddd', '']);
  });
});
