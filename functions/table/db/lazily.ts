/** Makes each part on first access and keeps it. */
export function lazily<T extends Readonly<Record<string, () => unknown>>>(
  parts: T,
): { readonly [K in keyof T]: ReturnType<T[K]> } {
  const bound = {};
  for (const [name, make] of Object.entries(parts))
    Object.defineProperty(bound, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make();
        Object.defineProperty(bound, name, { value, enumerable: true });
        return value;
      },
    });
  return bound as { readonly [K in keyof T]: ReturnType<T[K]> };
}
