/** Puts one of each organization first, then the second of each: a large one does not hold up the others. */
export function inTurns<T extends { readonly organizationId: string }>(list: readonly T[]): T[] {
  const taken = new Map<string, number>();
  const turnOf = ({ organizationId }: T): number => {
    const turn = taken.get(organizationId) ?? 0;
    taken.set(organizationId, turn + 1);
    return turn;
  };
  return list
    .map((item) => ({ item, turn: turnOf(item) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ item }) => item);
}
