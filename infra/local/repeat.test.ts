import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job that can be made to fail and records when it ran. */
function jobOf() {
  const start = Date.now();
  const ran: number[] = [];
  const reports: unknown[] = [];
  const work = { takes: 0, problem: '' };
  const job = async () => {
    ran.push(Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, work.takes));
    if (work.problem !== '') throw new Error(work.problem);
  };
  const report = (problem: unknown) => void reports.push(problem);
  return { ran, reports, work, ...repeat(job, { milliseconds: 1000, report }) };
}

describe('a job that is repeated', () => {
  it('runs one at a time, each so long after the last has ended', async () => {
    const { ran, work, stop } = jobOf();
    work.takes = 500;
    await vi.advanceTimersByTimeAsync(5000);
    expect(ran).toEqual([1000, 2500, 4000]);
    await stop();
  });

  it('goes on after a failure, which is reported once until a run went well', async () => {
    const { ran, reports, work, stop } = jobOf();
    work.problem = 'away';
    await vi.advanceTimersByTimeAsync(3100);
    expect([ran.length, reports]).toEqual([3, [new Error('away')]]);
    work.problem = '';
    await vi.advanceTimersByTimeAsync(1000);
    work.problem = 'away again';
    await vi.advanceTimersByTimeAsync(2000);
    expect(reports).toEqual([new Error('away'), new Error('away again')]);
    await stop();
  });

  it('stops after what it is doing, and does not begin again', async () => {
    const { ran, work, stop } = jobOf();
    work.takes = 500;
    await vi.advanceTimersByTimeAsync(1100);
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    await vi.advanceTimersByTimeAsync(300);
    expect(stopped).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    await stopping;
    expect(ran).toEqual([1000]);
  });
});
