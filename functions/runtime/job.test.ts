import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStand } from '../../test/support/stand';
import { job } from './job';
import { logger } from './logger';

afterEach(() => void vi.restoreAllMocks());

describe('a scheduled job', () => {
  it('runs at the product’s time, and logs in one line what it did', async () => {
    const written = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
    const stand = await openStand();
    const run = vi.fn(async () => ({ sealed: 2, failed: 0 }));
    expect(await job('seal-leases', run)(() => stand.deps)()).toEqual({ sealed: 2, failed: 0 });
    expect(run.mock.calls).toEqual([[{ now: stand.now() }, stand.deps]]);
    expect(written.mock.calls).toEqual([['seal-leases', { sealed: 2, failed: 0 }]]);
  });
});
