import { expect, it } from 'vitest';
import { openTestWorld } from '../../test/support/test-world';
import { sweepUnfinishedAdds } from './sweep-unfinished-adds';

it('sweeps as of now and answers how many it swept', async () => {
  const asked: Date[] = [];
  const { deps, now } = await openTestWorld();
  const properties = {
    ...deps.properties,
    abandonUnfinished: async (options: { now: Date }) => {
      asked.push(options.now);
      return 2;
    },
  };
  const sweep = sweepUnfinishedAdds(() => ({ ...deps, clock: { now }, properties }));
  expect(await sweep()).toEqual({ swept: 2 });
  expect(asked).toEqual([now()]);
});
