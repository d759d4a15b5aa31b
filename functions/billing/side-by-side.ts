type Values<T> = { -readonly [K in keyof T]: Awaited<T[K]> };

/** Waits for all of them, also when one fails, and then fails as the first that did: a Lambda stands still once it has answered. */
export async function sideBySide<const T extends readonly Promise<unknown>[]>(works: T): Promise<Values<T>> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
