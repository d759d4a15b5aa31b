type PageOf<R> = { readonly rows: readonly R[]; readonly next?: string | undefined };

/** The rows of a paged read, page after page. */
export async function allPages<R>(read: (after: string | undefined) => Promise<PageOf<R>>): Promise<R[]> {
  const all: R[] = [];
  let after: string | undefined;
  do {
    const { rows, next } = await read(after);
    all.push(...rows);
    after = next;
  } while (after !== undefined);
  return all;
}
