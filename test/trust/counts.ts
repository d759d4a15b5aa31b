import { rows } from '../../shared/contract';

/** How much of each attack runs: a sample in `npm test`, the full count of design/reliability in `npm run test:long`. */
export const isLong = process.env.LONG !== undefined && process.env.LONG !== '';

const pick = (sample: number, long: number): number => (isLong ? long : sample);

type Share = { readonly total: number; readonly atLeast: number; readonly long: number };

/** A row's share of a sample that takes as long when rows are added. */
const perRow = ({ total, atLeast, long }: Share): number =>
  pick(Math.max(atLeast, Math.round(total / rows.length)), long);

export const counts = {
  /** R1: callers who try each row, every one of them some row. */
  callers: perRow({ total: 540, atLeast: 3, long: Number.POSITIVE_INFINITY }),
  /** R5: copies of one call at once. */
  copies: 50,
  /** R6: the server is killed so often in the middle of writes. */
  kills: pick(3, 100),
  /** R7: DynamoDB calls of each row that fail. */
  failingCalls: perRow({ total: 270, atLeast: 2, long: Number.POSITIVE_INFINITY }),
  /** R7: calls under 5 % random faults, after the systematic ones. */
  randomFaults: pick(60, 2000),
  /** R8: hostile bodies for each row. */
  bodies: perRow({ total: 2700, atLeast: 10, long: 500 }),
  /** R9: tampered ciphertexts of each row with a body. */
  tamperings: perRow({ total: 3600, atLeast: 10, long: 2000 }),
  /** R9: rows at which a padding oracle is tried. */
  oracles: pick(15, Number.POSITIVE_INFINITY),
  /** R13: tries for a known and for an unknown account, timed in the long run only. */
  timings: pick(0, 200),
  /** R18: mixed calls, for at least so long. */
  soak: { calls: pick(1000, 500_000), minutes: pick(0, 30) },
} as const;
