import { expect, it } from 'vitest';
import { maskedQuestion } from './planned';

const elm = { text: 'Elm House', tokens: ['elm', 'house'] };

it.each([
  ['Which deadbeats are at Elm House?', [elm], 'Which deadbeats are at <name-1>'],
  ["What is Elm House's haul last month", [elm], 'What is <name-1> haul last month'],
  ['did Barnes cough up', [], 'did <other> cough up'],
  ['Call 614-555-0142 or a@b.test, who is behind?', [], 'Call <other> or <other> who is behind'],
  ['a@b.test owes what', [], '<other> owes what'],
  ['<name-1> deadbeats', [], 'name-1 deadbeats'],
])('a model sees of ‘%s’ no name of anybody', (question, names, seen) =>
  expect(maskedQuestion(question, names)).toBe(seen),
);
