import { expect, it } from 'vitest';
import { emptyWords } from './empty-words';

const who = { mayChange: false, seesAll: false };

it.each([
  [{ deleted: true, kind: 'lease' }, { ...who, mayChange: true }, 'Nothing was deleted recently', /restore/],
  [{ kind: 'lease' }, { ...who, mayChange: true }, 'This folder is empty', /with the folder Lease,/],
  [{ kind: 'lease' }, { ...who, seesAll: true }, 'This folder is empty', /nothing of this kind/],
  [{}, { ...who, mayChange: true }, 'No documents yet', /Keep the lease/],
  [{}, { ...who, seesAll: true }, 'No documents yet', /will appear here/],
  [{}, who, 'Nothing is shared with you here', /shared with you/],
] as const)('documents at %j say to %j: %s', (place, person, title, text) => {
  expect(emptyWords(place, person)).toEqual({ title, text: expect.stringMatching(text) });
});
