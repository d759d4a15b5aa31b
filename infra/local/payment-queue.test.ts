import { describe, expect, it } from 'vitest';
import { localPaymentQueue, type Worker } from './payment-queue';

/** A worker that fails the first times and signals its success. */
function failing(times: number, how: 'refuses' | 'throws' = 'refuses') {
  const tried: string[] = [];
  let done = () => {};
  const succeeded = new Promise<void>((resolve) => {
    done = resolve;
  });
  const worker: Worker = async ({ Records: [record] }) => {
    const { eventId } = JSON.parse(record?.body ?? '');
    tried.push(eventId);
    if (tried.length > times) {
      done();
      return { batchItemFailures: [] };
    }
    if (how === 'throws') throw new Error('crashed');
    return { batchItemFailures: [{ itemIdentifier: record?.messageId ?? '' }] };
  };
  return { worker, tried, succeeded };
}

describe('the payment queue of one machine', () => {
  it.each(['refuses', 'throws'] as const)('tries again while the worker %s', async (how) => {
    const { worker, tried, succeeded } = failing(3, how);
    await localPaymentQueue(worker, [1, 1, 1, 1]).send('evt_1');
    await succeeded;
    expect(tried).toEqual(['evt_1', 'evt_1', 'evt_1', 'evt_1']);
  });

  it('does not make the sender wait for the work', async () => {
    const queue = localPaymentQueue(() => new Promise(() => {}));
    await expect(queue.send('evt_1')).resolves.toBeUndefined();
  });

  it('stops after what it is doing, and takes nothing more', async () => {
    let finish = () => {};
    const begun: string[] = [];
    const queue = localPaymentQueue(
      ({ Records }) => {
        begun.push(Records[0]?.messageId ?? '');
        return new Promise((resolve) => {
          finish = () => resolve({ batchItemFailures: [{ itemIdentifier: 'evt_1' }] });
        });
      },
      [0],
    );
    await queue.send('evt_1');
    const stopped = queue.stop();
    await queue.send('evt_2');
    finish();
    await stopped;
    expect(begun).toEqual(['evt_1']);
  });
});
