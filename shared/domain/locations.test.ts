import { describe, expect, it } from 'vitest';
import { citiesOf, loadCountries, statesOf } from './locations';

const countries = await loadCountries();
const states = statesOf(countries, 'United States');
const names = (state: string) =>
  citiesOf(countries, { country: 'United States', state }).map(({ name }) => name);

describe('the places', () => {
  it('are one country, United States, id 1 [PRP-31]', () => {
    expect(countries.map(({ id, name }) => [id, name])).toEqual([[1, 'United States']]);
  });

  it('have states from 101 to 138 with gaps, each once [PRP-31]', () => {
    const ids = states.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    expect([ids.at(0), ids.at(-1)]).toEqual([101, 138]);
    expect(ids.length).toBeLessThan(38);
    expect(new Set(states.map(({ name }) => name)).size).toBe(ids.length);
  });

  it('have 14 or 15 cities a state, the two with Kansas cities aside [PRP-31]', () => {
    for (const { name, cities } of states.filter((state) => !['Iowa', 'Montana'].includes(state.name)))
      expect([14, 15], name).toContain(cities.length);
  });

  it('have a name and a five-digit zipcode for every city, each once in its state [PRP-31]', () => {
    for (const { name, cities } of states) {
      for (const city of cities) {
        expect(city.zipcode, `${name}, ${city.name}`).toMatch(/^\d{5}$/);
        expect(city.name).toMatch(/^[A-Z][A-Za-z.' -]+$/);
      }
      expect(new Set(cities.map((city) => city.name)).size, name).toBe(cities.length);
    }
  });

  it('keep Iowa’s quirk: Salina, Olathe, Lenexa and others after its own [PRP-31]', () => {
    const iowa = names('Iowa');
    const own = iowa.indexOf('Salina');
    expect(own).toBeGreaterThanOrEqual(14);
    expect(iowa.slice(own)).toEqual(expect.arrayContaining(['Salina', 'Olathe', 'Lenexa']));
    expect(iowa.slice(own).every((city) => isKansas('Iowa', city))).toBe(true);
    expect(iowa.slice(0, own).some((city) => isKansas('Iowa', city))).toBe(false);
  });

  it('keep Montana’s quirk: Kansas cities appended [PRP-31]', () => {
    const montana = names('Montana');
    const first = montana.findIndex((city) => isKansas('Montana', city));
    expect(first).toBeGreaterThanOrEqual(14);
    expect(montana.slice(first).every((city) => isKansas('Montana', city))).toBe(true);
  });

  it('keep North Dakota’s Lincoln [PRP-31]', () => expect(names('North Dakota')).toContain('Lincoln'));

  it('have nothing for a place that is not among them', () => {
    expect(statesOf(countries, 'Atlantis')).toEqual([]);
    expect(citiesOf(countries, { country: 'United States', state: 'Atlantis' })).toEqual([]);
  });
});

/** Kansas zipcodes begin with 66 or 67. */
function isKansas(state: string, city: string): boolean {
  const found = citiesOf(countries, { country: 'United States', state }).find(({ name }) => name === city);
  return /^6[67]/.test(found?.zipcode ?? '');
}
