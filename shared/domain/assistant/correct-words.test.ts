import { describe, expect, it } from 'vitest';
import { correctedWords } from './correct-words';

describe('slips of typing', () => {
  it.each([
    ['tennant list', 'tenant list'],
    ['my toilet is cloged', 'my toilet is clogged'],
    ['whens the plumber comming', 'whens the plumber coming'],
    ['what is my balence', 'what is my balance'],
    ['how much depsoit', 'how much deposit'],
    ['water from the cieling', 'water from the ceiling'],
    ['income in octber', 'income in october'],
  ])('%s', (typed, mended) => expect(correctedWords(typed)).toBe(mended));

  it.each(['who is late', 'Theo Barnes', 'tenants', 'who owes in Elm', 'rnt', 'how many leaves'])(
    'leaves ‘%s’ alone',
    (typed) => expect(correctedWords(typed)).toBe(typed),
  );
});
