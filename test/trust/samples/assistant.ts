import type { SamplesOf } from './making';

export const assistant: SamplesOf<'assistant'> = {
  ask: { input: () => ({ query: { question: 'Who am I?' } }) },
};
