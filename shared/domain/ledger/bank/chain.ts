type Step = { readonly cents: number | undefined; readonly balance: number | undefined };
type Chain = {
  readonly followed: number;
  readonly steps: number;
  readonly isNewestFirst: boolean;
};

function countSteps(rows: readonly Step[]): { followed: number; steps: number } {
  let followed = 0;
  let steps = 0;
  for (const [at, { cents, balance }] of rows.entries()) {
    const before = rows[at - 1]?.balance;
    if (cents === undefined || balance === undefined || before === undefined) continue;
    steps += 1;
    if (before + cents === balance) followed += 1;
  }
  return { followed, steps };
}

/** How many balances of a file follow from the one before, read from its first row or from its last. */
export function chainOf(rows: readonly Step[]): Chain {
  const down = countSteps(rows);
  const up = countSteps(rows.toReversed());
  const isNewestFirst = up.followed > down.followed;
  return { ...(isNewestFirst ? up : down), isNewestFirst };
}
