import type { SamplesOf } from './making';

export const audit: SamplesOf<'audit'> = {
  getEntries: { input: () => ({ query: {} }) },
  exportEntries: { input: () => ({ query: {} }) },
};
