import type { Altered } from './check-sealed';

type Words = { readonly title: string; readonly text: string };

const changed = 'This file was altered';

const words: Record<Exclude<Altered['part'], 'events'>, Words> = {
  'no-seal': {
    title: 'This file has no seal',
    text: 'It is not a lease that was sealed here, or its seal was taken away. Try the file as it came with the mail.',
  },
  added: { title: changed, text: 'Something was added to it after it was sealed.' },
  pages: { title: changed, text: 'Its pages are not those that were sealed.' },
  text: { title: changed, text: 'The text that was signed, which is kept in the file, was altered.' },
  record: { title: changed, text: 'The record of the signatures, which is kept in the file, was altered.' },
  seal: { title: changed, text: 'The seal itself was altered, or what stands around the pages.' },
  'unknown-key': {
    title: 'This file was not sealed here',
    text: 'It has a seal, made with a key that is none of ours.',
  },
};

/** What was altered, for the person who dropped the file. */
export const alteredWords = (altered: Altered): Words =>
  altered.part === 'events'
    ? { title: changed, text: `Event ${altered.seq} of its record was altered, or one before it is missing.` }
    : words[altered.part];
