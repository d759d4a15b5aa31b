import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestWorld } from '../../test/support/test-world';
import { job } from './job';
import { logger } from './logger';

afterEach(() => void vi.restoreAllMocks());

describe('a scheduled job', () => {
  it('runs at the product’s time, and logs in one line what it did', async () => {
    const written = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
    const testWorld = await openTestWorld();
    const run = vi.fn(async () => ({ sealed: 2, failed: 0 }));
    expect(await job('seal-leases', run)(() => testWorld.deps)()).toEqual({ sealed: 2, failed: 0 });
    expect(run.mock.calls).toEqual([
      [{ now: testWorld.now(), isOver: expect.any(Function), isTurn: false }, testWorld.deps],
    ]);
    expect(written.mock.calls).toEqual([['seal-leases', { sealed: 2, failed: 0 }]]);
  });
});
