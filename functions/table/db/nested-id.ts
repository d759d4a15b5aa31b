const tail = '[0-9a-z]{26}';

/** How ids of a kind are made, and what they lie in. `depth` is how many ids the outer one is made of. */
type Nesting = { readonly kind: string; readonly outer: string; readonly depth: number };

/**
 * Ids that carry the id of what they lie in, opaque to callers: a call that brings the inner one alone finds its record with one key. A unit's
 * carries its property's, a document's its unit's.
 */
export function nestedIds({ kind, outer, depth }: Nesting) {
  const outerId = new RegExp(`^${outer}_((?:${tail}){${depth}})$`);
  const innerId = new RegExp(`^${kind}_((?:${tail}){${depth}})${tail}$`);
  return {
    /** `random` is another id's 26 characters, its kind in front or not. Throws for other things. */
    make: (within: string, random: string): string => {
      const carried = outerId.exec(within)?.[1];
      const own = new RegExp(`(${tail})$`).exec(random)?.[1];
      if (carried === undefined || own === undefined) throw new Error(`A ${kind} id is made of two ids`);
      return `${kind}_${carried}${own}`;
    },
    /** What an id's thing lies in; undefined for what is no such id. */
    outerOf: (id: string): string | undefined => {
      const carried = innerId.exec(id)?.[1];
      return carried === undefined ? undefined : `${outer}_${carried}`;
    },
  };
}
