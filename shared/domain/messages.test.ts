import { expect, it } from 'vitest';
import { messages } from './messages';

it('a sentence stands under one name', () => {
  const sentences = Object.values(messages).map(String);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});
