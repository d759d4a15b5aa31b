import { expect, it } from 'vitest';
import { namesIn, readWords } from './read-words';

const named = (question: string) =>
  namesIn(readWords(question)).map((names) => names.map(({ text }) => text));

it.each([
  ['who lives in unit A', [['A']]],
  ['is unit a rented', [['a']]],
  ['which unit i applied for', []],
  ['is a unit vacant', []],
])('what ‘%s’ names', (question, names) => expect(named(question)).toEqual(names));
