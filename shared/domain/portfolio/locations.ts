import type { City, Country, State } from './location';

/** The property form's places (spec §3, PRP-31). They are 30 KB, so the import is lazy. */
export const loadCountries = async (): Promise<readonly Country[]> =>
  (await import('./locations-data')).countries;

/** A country's states in data order; empty for an unknown country. */
export const statesOf = (countries: readonly Country[], country: string): readonly State[] =>
  countries.find(({ name }) => name === country)?.states ?? [];

/** A state's cities in data order, quirks included; empty for an unknown state. */
export const citiesOf = (
  countries: readonly Country[],
  place: { country: string; state: string },
): readonly City[] =>
  statesOf(countries, place.country).find(({ name }) => name === place.state)?.cities ?? [];
