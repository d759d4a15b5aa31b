const idOf = (source: unknown): string => {
  if (typeof source !== 'object' || source === null) return '';
  const { id, property_id }: Record<string, unknown> = { ...source };
  const found = [id, property_id].find((each) => typeof each === 'string' || typeof each === 'number');
  return found === undefined ? '' : String(found);
};

/** Prefers the address, which survives a reload, over the navigation state of spec §2. */
export const propertyIdOf = (search: unknown, state: unknown): string => idOf(search) || idOf(state);

export const propertyTabs = ['owners', 'activity'] as const;
export type PropertyTabKey = (typeof propertyTabs)[number];

type Details = { id?: string; page?: number; tab?: PropertyTabKey };

/** The property, its tab and the page of its units, from the address. */
export function parseDetails(search: Record<string, unknown>): Details {
  const page = Math.floor(Number(search.page));
  return {
    id: idOf(search) || undefined,
    page: page > 1 ? page : undefined,
    tab: propertyTabs.find((tab) => tab === search.tab),
  };
}
