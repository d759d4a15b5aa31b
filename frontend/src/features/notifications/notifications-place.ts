/** Where the list stands, as the address says it. `page` is counted from 1 and goes with `after`. */
export type NotificationsPlace = { readonly after?: string; readonly page?: number };

/** The address' search parameters, whatever somebody typed there; what is not understood is left out. */
export function parseNotificationsPlace(raw: Readonly<Record<string, unknown>>): NotificationsPlace {
  const after = typeof raw.after === 'string' ? raw.after.slice(0, 600) : '';
  if (after === '') return {};
  const page = Math.floor(Number(raw.page));
  return { after, ...(page > 1 ? { page } : {}) };
}
