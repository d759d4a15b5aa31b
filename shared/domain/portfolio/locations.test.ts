import { describe, expect, it } from 'vitest';
import { citiesOf, loadCountries, statesOf } from './locations';

const countries = await loadCountries();
const states = statesOf(countries, 'United States');
const names = (state: string) =>
  citiesOf(countries, { country: 'United States', state }).map(({ name }) => name);

/** Each state's zipcode prefixes, from the postal service. */
const zipcodesOf: Readonly<Record<string, string>> = {
  '101 Alabama': '35 36',
  '102 Arizona': '85 86',
  '103 California': '90 91 92 93 94 95 96',
  '104 Colorado': '80 81',
  '105 Connecticut': '06',
  '106 Florida': '32 33 34',
  '107 Georgia': '30 31 39',
  '108 Illinois': '60 61 62',
  '109 Indiana': '46 47',
  '110 Iowa': '50 51 52',
  '111 Kansas': '66 67',
  '112 Kentucky': '40 41 42',
  '113 Louisiana': '70 71',
  '115 Maryland': '20 21',
  '116 Massachusetts': '01 02',
  '117 Michigan': '48 49',
  '118 Minnesota': '55 56',
  '119 Missouri': '63 64 65',
  '120 Montana': '59',
  '121 Nebraska': '68 69',
  '122 Nevada': '88 89',
  '123 New Jersey': '07 08',
  '124 New York': '10 11 12 13 14',
  '125 North Carolina': '27 28',
  '126 North Dakota': '58',
  '127 Ohio': '43 44 45',
  '128 Oklahoma': '73 74',
  '130 Oregon': '97',
  '131 Pennsylvania': '15 16 17 18 19',
  '132 South Carolina': '29',
  '133 Tennessee': '37 38',
  '134 Texas': '75 76 77 78 79',
  '135 Utah': '84',
  '136 Virginia': '20 22 23 24',
  '137 Washington': '98 99',
  '138 Wisconsin': '53 54',
};
const hasKansasCities = (state: string): boolean => ['Iowa', 'Montana'].includes(state);

describe('the places', () => {
  it('are one country, United States, id 1 [PRP-31]', () => {
    expect(countries.map(({ id, name }) => [id, name])).toEqual([[1, 'United States']]);
  });

  it('have states from 101 to 138 with gaps, each under its own id [PRP-31]', () => {
    expect(states.map(({ id, name }) => `${id} ${name}`)).toEqual(
      Object.entries(zipcodesOf).map(([state]) => state),
    );
  });

  it('have zipcodes of their own state, but for the quirks [PRP-31]', () => {
    for (const { id, name, cities } of states) {
      const own = cities.filter(({ name: city }) => !hasKansasCities(name) || !isKansas(name, city));
      const areas = zipcodesOf[`${id} ${name}`]?.split(' ') ?? [];
      for (const { name: city, zipcode } of own)
        expect(areas, `${city}, ${name} ${zipcode}`).toContain(zipcode.slice(0, 2));
    }
  });

  it('have 14 or 15 cities a state, the two with Kansas cities aside [PRP-31]', () => {
    for (const { name, cities } of states.filter((state) => !hasKansasCities(state.name)))
      expect(cities.length, name).toBe(['Nevada', 'North Dakota'].includes(name) ? 14 : 15);
    expect([names('Iowa').length, names('Montana').length]).toEqual([20, 19]);
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
