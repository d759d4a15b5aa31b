import type { ListingTerms } from './listing';

export const emptyTerms: ListingTerms = { pets: '', criteria: '' };
