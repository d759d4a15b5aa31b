/** Where the two bank screens stand: whose details, the property one came from, and whether the provider led back here. */
export type BankPlace = { readonly id?: string; readonly owner?: string; readonly from?: 'provider' };

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const partsOf = (source: unknown): { id: string; owner: string } => {
  if (typeof source !== 'object' || source === null) return { id: '', owner: '' };
  const { id, property_id, owner, rental_user_owner_id }: Record<string, unknown> = { ...source };
  return { id: textOf(id) || textOf(property_id), owner: textOf(owner) || textOf(rental_user_owner_id) };
};

/** The address' part of it. */
export function parseBankPlace(search: Record<string, unknown>): BankPlace {
  const { id, owner } = partsOf(search);
  return {
    ...(id && { id }),
    ...(owner && { owner }),
    ...(search.from === 'provider' && { from: 'provider' }),
  };
}

/** The address first, which survives a reload, then the navigation state of spec §2. */
export function bankPlaceOf(search: Record<string, unknown>, state: unknown): BankPlace {
  const [address, carried] = [parseBankPlace(search), partsOf(state)];
  const id = address.id || carried.id;
  const owner = address.owner || carried.owner;
  return { ...address, ...(id && { id }), ...(owner && { owner }) };
}
