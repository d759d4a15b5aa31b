import type { City } from './location';
import { citiesOf, statesOf } from './locations';
import { countries } from './locations-data';
import { plainKey } from './portfolio-cells';

type Place = { readonly country: string; readonly state: string; readonly city: string };
type PlaceColumn = keyof Place;

const countryWords = new Set(['us', 'usa', 'america', 'unitedstatesofamerica']);
/** Postal codes of the list's states, in its order. */
const postalCodes =
  'AL AZ CA CO CT FL GA IL IN IA KS KY LA MD MA MI MN MO MT NE NV NJ NY NC ND OH OK OR PA SC TN TX UT VA WA WI';
const codes = new Map(
  postalCodes.split(' ').map((code, index) => [code.toLowerCase(), countries[0]?.states[index]?.name ?? '']),
);

export const readCountry = (text: string): string =>
  countryWords.has(plainKey(text))
    ? 'United States'
    : (countries.find(({ name }) => plainKey(name) === plainKey(text))?.name ?? text);

const stateNames: readonly string[] = countries.flatMap(({ states }) => states.map(({ name }) => name));

/** `IA`, `iowa` or `Iowa` is Iowa. */
export const readState = (text: string): string =>
  codes.get(plainKey(text)) ?? stateNames.find((name) => plainKey(name) === plainKey(text)) ?? text;

const shortWords: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

const cityKey = (text: string): string =>
  plainKey(text.replace(/^(st|ste|ft|mt)\b\.?/i, (word) => shortWords[plainKey(word)] ?? word));

const readCity = (text: string, cities: readonly City[]): string =>
  cities.find(({ name }) => cityKey(name) === cityKey(text))?.name ?? text;

const pairsOf = (text: string): string[] => {
  const letters = [...cityKey(text)];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
};

/** From 0 (nothing in common) to 1, by the pairs of letters both have. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const both = left.filter((pair) => right.includes(pair)).length;
  return (2 * both) / (left.length + right.length);
}

const mostSuggested = 3;
const alike = 0.3;

const closest = (text: string, names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, score: likeness(text, name) }))
    .filter(({ score }) => score >= alike)
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);

/** The names most like the text, else the cities with the nearest zip codes. */
function suggestedCities(text: string, zipcode: string, cities: readonly City[]): string[] {
  const like = closest(
    text,
    cities.map(({ name }) => name),
  );
  const distance = (city: City): number => Math.abs(Number(city.zipcode) - Number(zipcode));
  const near = /^\d{5}$/.test(zipcode) ? cities.toSorted((a, b) => distance(a) - distance(b)) : cities;
  return (like.length > 0 ? like : near.map(({ name }) => name)).slice(0, mostSuggested);
}

/** What a cell may contain besides a listed country and state. */
export const placesBeside = (column: PlaceColumn, { country, state }: Pick<Place, 'country' | 'state'>) => {
  if (column === 'country') return countries.map(({ name }) => name);
  if (column === 'state') return stateNames;
  return citiesOf(countries, { country: readCountry(country), state: readState(state) }).map(
    ({ name }) => name,
  );
};

/** A file's place in the words of the form's lists (PRP-08, PRP-31). Anything else is a problem. */
export function readPlace({ zipcode, ...texts }: Place & { readonly zipcode: string }) {
  const country = readCountry(texts.country);
  const state = readState(texts.state);
  const cities = citiesOf(countries, { country, state });
  const city = readCity(texts.city, cities);
  const problems: { column: PlaceColumn; message: string }[] = [];
  const isKnownState = statesOf(countries, country).some(({ name }) => name === state);
  if (country !== '' && !countries.some(({ name }) => name === country))
    problems.push({
      column: 'country',
      message: `Choose one of: ${placesBeside('country', texts).join(', ')}`,
    });
  else if (country !== '' && state !== '' && !isKnownState) {
    const like = closest(state, stateNames).slice(0, mostSuggested);
    const close = like.length > 0 ? `. Did you mean ${like.join(', ')}?` : '';
    problems.push({ column: 'state', message: `Not in the list of states${close}` });
  }
  if (isKnownState && city !== '' && !cities.some(({ name }) => name === city)) {
    const message = `Not in the list of cities of ${state}. Suggested: ${suggestedCities(city, zipcode, cities).join(', ')}`;
    problems.push({ column: 'city', message });
  }
  return { place: { country, state, city }, problems };
}
