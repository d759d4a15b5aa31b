import type { Making } from '../samples/making';

/** Half an hour a day from now. */
export function tomorrowIn({ world }: Making) {
  const begin = world.deps.clock.now().getTime() + 86_400_000;
  return { from: new Date(begin).toISOString(), to: new Date(begin + 1_800_000).toISOString() };
}
