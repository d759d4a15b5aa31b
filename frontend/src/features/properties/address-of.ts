import type { PropertyLine } from '../../../../shared/contract/properties';

/** `12 Elm St, Austin, Texas 78701`, without missing parts. */
export const addressOf = ({
  street_address,
  city,
  state,
  zipcode,
}: Pick<PropertyLine, 'street_address' | 'city' | 'state' | 'zipcode'>): string =>
  [street_address, city, `${state} ${zipcode}`.trim()].filter((part) => part !== '').join(', ');
