/** The owner, the property the person came from, and whether the provider sent the person back. */
export type BankPlace = { readonly id?: string; readonly owner?: string; readonly from?: 'provider' };

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const partsOf = (source: unknown): BankPlace => {
  if (typeof source !== 'object' || source === null) return {};
  const { id, property_id, owner, rental_user_owner_id }: Record<string, unknown> = { ...source };
  return {
    id: textOf(id) || textOf(property_id) || undefined,
    owner: textOf(owner) || textOf(rental_user_owner_id) || undefined,
  };
};

export const parseBankPlace = (search: Record<string, unknown>): BankPlace => ({
  ...partsOf(search),
  from: search.from === 'provider' ? search.from : undefined,
});

/** Prefers the address, which survives a reload, over the navigation state of spec §2. */
export function bankPlaceOf(search: Record<string, unknown>, state: unknown): BankPlace {
  const [address, carried] = [parseBankPlace(search), partsOf(state)];
  return { ...address, id: address.id ?? carried.id, owner: address.owner ?? carried.owner };
}
