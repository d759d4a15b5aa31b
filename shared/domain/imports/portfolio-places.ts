import type { City } from '../portfolio/location';
import { citiesOf } from '../portfolio/locations';
import { countries } from '../portfolio/locations-data';
import { cityRule, isCityName, stateOfCode, usStates } from '../portfolio/us-states';
import { plainKey } from './portfolio-cells';

type Place = { readonly country: string; readonly state: string; readonly city: string };
type PlaceColumn = keyof Place;

const countryWords = new Set(['us', 'usa', 'america', 'unitedstatesofamerica']);

export const readCountry = (text: string): string =>
  countryWords.has(plainKey(text))
    ? 'United States'
    : (countries.find(({ name }) => plainKey(name) === plainKey(text))?.name ?? text);

const listed = countries.flatMap(({ states }) => states.map(({ name }) => name));
/** The list's states in its order, then every other one. */
const stateNames: readonly string[] = [...listed, ...usStates.filter((name) => !listed.includes(name))];

/** `IA`, `iowa` or `Iowa` is Iowa. */
export const readState = (text: string): string =>
  stateOfCode(plainKey(text)) ?? stateNames.find((name) => plainKey(name) === plainKey(text)) ?? text;

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

/** What a cell may contain; empty for a city, which is any name. */
export const placesBeside = (column: PlaceColumn): readonly string[] => {
  if (column === 'country') return countries.map(({ name }) => name);
  return column === 'state' ? stateNames : [];
};

/**
 * A file's place (PRP-08, PRP-31): a state of the United States, and a city in the list's words or as it is
 * written.
 */
export function readPlace(texts: Place) {
  const country = readCountry(texts.country);
  const state = readState(texts.state);
  const city = readCity(texts.city, citiesOf(countries, { country, state }));
  const problems: { column: PlaceColumn; message: string }[] = [];
  if (country !== '' && !countries.some(({ name }) => name === country))
    problems.push({ column: 'country', message: `Choose one of: ${placesBeside('country').join(', ')}` });
  else if (country !== '' && state !== '' && !stateNames.includes(state)) {
    const like = closest(state, stateNames).slice(0, mostSuggested);
    const close = like.length > 0 ? `. Did you mean ${like.join(', ')}?` : '';
    problems.push({ column: 'state', message: `Not in the list of states${close}` });
  }
  if (city !== '' && !isCityName(city)) problems.push({ column: 'city', message: cityRule });
  return { place: { country, state, city }, problems };
}
