const tail = '[0-9a-z]{26}';

/** `depth` is the number of ids that the outer id is made of. */
type Nesting = { readonly kind: string; readonly outer: string; readonly depth: number };

/**
 * Ids that carry the id of their container, opaque to callers, so that the inner id alone finds its record
 * with one key. A unit's carries its property's, a document's its unit's.
 */
export function nestedIds({ kind, outer, depth }: Nesting) {
  const outerId = new RegExp(`^${outer}_((?:${tail}){${depth}})$`);
  const innerId = new RegExp(`^${kind}_((?:${tail}){${depth}})${tail}$`);
  return {
    /** `random` is another id's 26 characters, with or without its kind. Throws for anything else. */
    make: (within: string, random: string): string => {
      const carried = outerId.exec(within)?.[1];
      const own = new RegExp(`(${tail})$`).exec(random)?.[1];
      if (carried === undefined || own === undefined) throw new Error(`A ${kind} id is made of two ids`);
      return `${kind}_${carried}${own}`;
    },
    /** The container's id; undefined for anything else. */
    outerOf: (id: string): string | undefined => {
      const carried = innerId.exec(id)?.[1];
      return carried === undefined ? undefined : `${outer}_${carried}`;
    },
  };
}
