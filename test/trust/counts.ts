/** How much of each attack runs: a sample in `npm test`, the full count of design/reliability in `npm run test:long`. */
export const isLong = process.env.LONG !== undefined && process.env.LONG !== '';

const pick = (sample: number, long: number): number => (isLong ? long : sample);

export const counts = {
  /** R5: copies of one call at once. */
  copies: 50,
  /** R6: the server is killed so often in the middle of writes. */
  kills: pick(3, 100),
  /** R7: calls under 5 % random faults, after the systematic ones. */
  randomFaults: pick(60, 2000),
  /** R8: hostile bodies for each row. */
  bodies: pick(40, 500),
  /** R9: tampered ciphertexts of each row with a body, some 2,700 in a sample. */
  tamperings: pick(60, 2000),
  /** R13: tries for a known and for an unknown account, timed in the long run only. */
  timings: pick(0, 200),
  /** R18: mixed calls, for at least so long. */
  soak: { calls: pick(1000, 500_000), minutes: pick(0, 30) },
} as const;
