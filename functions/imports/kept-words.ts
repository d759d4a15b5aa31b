import { type AttachedCounter, attachedCounters } from '../../shared/domain/portfolio/attached';
import type { KeptWhy } from '../table/imports/record';

const attachedWords = Object.fromEntries(
  attachedCounters.map((counter) => [counter, `One of its units has ${counter}.`]),
) as Record<AttachedCounter, string>;

/** Why an undo keeps a property, in words for people. */
export const keptWords: Readonly<Record<KeptWhy, string>> = {
  lease: 'One of its units has a lease.',
  ...attachedWords,
  bank: 'An owner of it has begun bank details.',
  account: 'An owner of it has an account here.',
  changed: 'It was changed since.',
  gone: 'It was removed already.',
  'no-access': 'You may not change it any more.',
};
