import { rows } from '../../shared/contract';

/** Each attack's size: a sample in `npm test`, design/reliability's full count in `npm run test:long`. */
export const isLong = process.env.LONG !== undefined && process.env.LONG !== '';

const pick = (sample: number, long: number): number => (isLong ? long : sample);

type Share = { readonly total: number; readonly atLeast: number; readonly long: number };

/** A row's share of the sample, so that new rows do not make it longer. */
const perRow = ({ total, atLeast, long }: Share): number =>
  pick(Math.max(atLeast, Math.round(total / rows.length)), long);

const all = Number.POSITIVE_INFINITY;

export const counts = {
  /** Rows that a long walk takes, by the seed; `ROWS=all` takes every one, as `npm run check:feature` does. */
  rows: process.env.ROWS === 'all' ? all : pick(16, all),
  /** Rows of a walk that is made in many ways, or looks at the whole table. */
  fewRows: process.env.ROWS === 'all' ? all : pick(5, all),
  /** R1: rows whose function is held against its grants. */
  granted: process.env.ROWS === 'all' ? all : pick(100, all),
  /** R1: who tries each row, beside the head as `grants` does; over all rows, every caller takes part. */
  callers: perRow({ total: 280, atLeast: 1, long: all }),
  /** R5: simultaneous copies of one call. */
  copies: 50,
  /** R6: how often the server is killed during writes. */
  kills: pick(1, 100),
  /** R7: failing DynamoDB calls per row. */
  failingCalls: perRow({ total: 220, atLeast: 1, long: all }),
  /** R7: calls under 5 % random faults, after the systematic ones. */
  randomFaults: pick(40, 2000),
  /** R8: hostile bodies per row. */
  bodies: perRow({ total: 1800, atLeast: 6, long: 500 }),
  /** R22: texts and lists past their caps, per row. */
  caps: pick(8, all),
  /** R9: tampered ciphertexts per row with a body. */
  tamperings: perRow({ total: 1000, atLeast: 3, long: 2000 }),
  /** R9: rows tested for a padding oracle. */
  oracles: pick(6, all),
  /** R13: tries each for a known and an unknown account, timed only in the long run. */
  timings: pick(0, 200),
  /** R15: addresses a row is lured to. */
  lures: pick(1, all),
  /** R18: mixed calls, and the least time they run. */
  soak: { calls: pick(400, 500_000), minutes: pick(0, 30) },
} as const;
