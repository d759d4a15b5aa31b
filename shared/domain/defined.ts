type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops keys that hold undefined, for interfaces where absent and undefined differ. */
export function defined<T extends object>(object: T): Defined<T> {
  const result: Defined<T> = {};
  for (const key in object) {
    const value = object[key];
    if (isDefined(value)) result[key] = value;
  }
  return result;
}

const isDefined = <V>(value: V): value is Exclude<V, undefined> => value !== undefined;
