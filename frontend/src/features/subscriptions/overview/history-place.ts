/** Which page of the payments the address means: the newest without `after`. */
export type HistoryPlace = { readonly after?: string };

export function parseHistoryPlace({ after }: Record<string, unknown>): HistoryPlace {
  const cursor = typeof after === 'string' || typeof after === 'number' ? String(after) : '';
  return cursor !== '' && cursor.length <= 600 ? { after: cursor } : {};
}
