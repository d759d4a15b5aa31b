import { expect, it } from 'vitest';
import { sweepWith } from './sweep-unfinished-adds';

it('sweeps as of now and answers how many it swept', async () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const asked: Date[] = [];
  const properties = {
    abandonUnfinished: async (options: { now: Date }) => {
      asked.push(options.now);
      return 2;
    },
  };
  expect(await sweepWith(() => ({ clock: { now: () => now }, properties }))()).toEqual({ swept: 2 });
  expect(asked).toEqual([now]);
});
