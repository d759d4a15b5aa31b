import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { punycode } from './punycode';

it.each([
  ['bücher', 'bcher-kva'],
  ['пример', 'e1afmkfd'],
  ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['3年b組金八先生', '3b-ww4c5e180e575a65lsy2b'],
  ['ü', 'tda'],
  ['東阪都', '7rvu83gtod'],
  ['都阪本', '8pvt44guid'],
])('writes %j as %j, as RFC 3492 does', (label, ascii) => {
  expect(punycode(label)).toBe(ascii);
});

it('writes every label as this machine’s resolver does', () => {
  const label = fc.string({ unit: fc.constantFrom(...'aé0zйяアん漢한ßדت'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(label, (typed) => {
      const ascii = domainToASCII(`a.${typed}.test`);
      fc.pre(ascii !== '' && /[^ -~]/.test(typed));
      expect(`a.xn--${punycode(typed)}.test`).toBe(ascii);
    }),
  );
});
