import type { LocalDate } from '../../shared/domain/dates';
import type { PropertySummary } from './properties';

/** Which properties: all of the organization, a rental owner's, or a chosen list (custom permissions). */
export type PropertyScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'owner'; readonly ownerId: string; readonly today?: LocalDate }
  | { readonly kind: 'listed'; readonly propertyIds: readonly string[] };

export type PropertySort = 'newest' | 'oldest' | 'name' | 'name-descending';

export type PropertyPage = {
  readonly properties: PropertySummary[];
  readonly next?: string;
  readonly previous?: string;
};

export type PropertyQuery = {
  readonly organizationId: string;
  /** Of title, street, city or zipcode, whatever their case and accents. */
  readonly search?: string;
  readonly type?: string;
  readonly sort: PropertySort;
  readonly after?: string;
  readonly before?: string;
  readonly limit: number;
};
