import type { Term } from '../../../../../shared/domain/leases/term';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Three = { readonly base: Term; readonly mine: Term; readonly theirs: Term };

/** Merges part by part what this device and another one changed; where both did, this device wins. */
export function mergeTerms({ base, mine, theirs }: Three): Term {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(base)])] as (keyof Term)[];
  const changed = names.filter((name) => !isSame(mine[name], base[name]));
  const own = Object.fromEntries(changed.map((name) => [name, mine[name]]));
  return { ...theirs, ...own };
}
