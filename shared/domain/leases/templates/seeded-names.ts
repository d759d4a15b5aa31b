import type { TermFields } from '../term';

/** What the product's own texts are called, by their kinds; apart from the texts, which are long. */
export const seededNames: Readonly<Record<TermFields['kind'], string>> = {
  residential: 'Residential lease',
  room: 'Room rental',
  commercial: 'Commercial lease',
};
