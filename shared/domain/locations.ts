import type { City, Country, State } from './location';

/** The places of the property form (spec §3, PRP-31); 30 KB, so they are fetched only when asked for. */
export const loadCountries = async (): Promise<readonly Country[]> =>
  (await import('./locations-data')).countries;

/** The states of a country by its name, in the order of the data; none for a country that is not in it. */
export const statesOf = (countries: readonly Country[], country: string): readonly State[] =>
  countries.find(({ name }) => name === country)?.states ?? [];

/** The cities of a state in the order of the data, its quirks included; none for a state that is not in it. */
export const citiesOf = (
  countries: readonly Country[],
  place: { country: string; state: string },
): readonly City[] =>
  statesOf(countries, place.country).find(({ name }) => name === place.state)?.cities ?? [];
