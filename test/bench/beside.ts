import { atMost, type Figure } from './figure';
import { type Load, load, type Target } from './load';
import { median } from './statistics';

const connections = 4;
const rounds = 5;
const seconds = 3;

/** One call of a small organization and of a large one. */
type Pair = { readonly small: Load; readonly large: Load };

/** Takes turns, so that other load on the machine hits both alike. The first round warms up. */
async function measure(targets: Readonly<Record<keyof Pair, Target>>): Promise<readonly Pair[]> {
  const run = async (): Promise<Pair> => ({
    small: await load(targets.small, { seconds, connections }),
    large: await load(targets.large, { seconds, connections }),
  });
  await run();
  const taken: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await run());
  return taken;
}

type Beside = {
  readonly id: string;
  readonly what: string;
  readonly targets: Readonly<Record<keyof Pair, Target>>;
  /** What each has, as `100 units`. */
  readonly sizes: Readonly<Record<keyof Pair, string>>;
  readonly bar: number;
};

/** How much slower the large one is answered, by the p95, and both in milliseconds. */
export async function besideSmall({ id, what, targets, sizes, bar }: Beside) {
  const taken = await measure(targets);
  const value = median(taken.map(({ large, small }) => large.p95 / small.p95));
  const of = (side: keyof Pair) => median(taken.map((pair) => pair[side].p95)).toFixed(1);
  const figure: Figure = atMost(
    { id, what: `p95 at ${sizes.large} beside ${sizes.small}: ${what}`, value, unit: '×' },
    bar,
  );
  const note = `${what}: p95 ${of('small')} ms of ${sizes.small}, ${of('large')} ms of ${sizes.large}`;
  return { figure, note };
}
