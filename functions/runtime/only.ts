/**
 * A thing of which only a part was given, for whoever asks no more of it: asking for another part throws `without`, which says what is missing. A promise asks
 * everything for its `then`.
 */
export const only = <T extends object>(given: Partial<T>, without: (part: string) => Error): T =>
  new Proxy(given, {
    get: (parts, name) => {
      if (Reflect.has(parts, name) || typeof name === 'symbol' || name === 'then')
        return Reflect.get(parts, name);
      throw without(name);
    },
  }) as T;
