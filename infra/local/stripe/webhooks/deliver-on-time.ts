import type { Deliveries } from './deliver-events';

/** The product's clock can jump ahead, so no sleep is longer than a minute. */
const longestSleep = 60_000;
/** Sends simultaneous events together, so that they can be shuffled. */
const shortestSleep = 100;

/** Sleeps until the next webhook event is due, then sends it. Call `plan` after any change. */
export function deliverOnTime(
  deliveries: Deliveries,
  { automatic, now }: { automatic: boolean; now: () => number },
): { plan(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = !automatic;
  const plan = () => {
    clearTimeout(timer);
    const next = deliveries.nextAt();
    if (stopped || next === undefined) return;
    const sleep = Math.min(longestSleep, Math.max(shortestSleep, (next - now()) * 1000));
    timer = setTimeout(() => {
      deliveries
        .deliverDue()
        .catch(() => 0)
        .then(plan);
    }, sleep);
    timer.unref();
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  return { plan, stop };
}
