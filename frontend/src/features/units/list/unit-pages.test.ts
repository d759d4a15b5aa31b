import { describe, expect, it } from 'vitest';
import type { UnitRead } from '../../../../../shared/contract/properties';
import { needsMore, unitPage, unitPages, unitsOnPage } from './unit-pages';

const units = Array.from(
  { length: 12 },
  (_, index): UnitRead => ({
    unit_id: `unt_${index}`,
    unit_number: String(index + 1),
    rent_price: '',
    is_availability_date: '',
    unit_lease_status: 0,
    unit_address: '',
    size_sqft: '',
    bedrooms: '',
    bathrooms: '',
    appliances: [],
    image_urls: [],
  }),
);

describe('the units of a property in pages of five [PRP-24]', () => {
  it.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [312, 63],
  ])('%i units fill %i pages', (count, pages) => {
    expect(unitPages(count)).toBe(pages);
  });

  it.each([
    [undefined, 1],
    ['2', 2],
    ['0', 1],
    [99, 3],
    ['x', 1],
  ])('reads the page %s of three as %i', (raw, page) => {
    expect(unitPage(raw, 3)).toBe(page);
  });

  it('shows five, and what is left on the last page', () => {
    expect(unitsOnPage(units, 1).map((unit) => unit.unit_number)).toEqual(['1', '2', '3', '4', '5']);
    expect(unitsOnPage(units, 3).map((unit) => unit.unit_number)).toEqual(['11', '12']);
  });

  it('asks for more only when the page reaches past what was read', () => {
    expect(needsMore(200, 40, 312)).toBe(false);
    expect(needsMore(200, 41, 312)).toBe(true);
    expect(needsMore(312, 63, 312)).toBe(false);
    expect(needsMore(2, 1, 2)).toBe(false);
  });
});
