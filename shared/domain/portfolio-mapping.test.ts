import { describe, expect, it } from 'vitest';
import { portfolioColumns } from './portfolio-columns';
import { mapColumns } from './portfolio-mapping';

describe('mapColumns', () => {
  it('knows the export’s own headers, each one', () => {
    const mapping = mapColumns(portfolioColumns.map(({ header }) => header));
    expect(Object.values(mapping)).toHaveLength(portfolioColumns.length);
    portfolioColumns.forEach(({ key }, index) => {
      expect(mapping[key]).toBe(index);
    });
  });

  it('knows other words for them, whatever their case, blanks and punctuation', () => {
    expect(
      mapColumns(['BUILDING', 'Address Line 1', 'zip-code', ' Sq. Ft. ', 'Unit #', 'Apt', 'Rent']),
    ).toEqual({
      property_title: 0,
      street: 1,
      zipcode: 2,
      size_sqft: 3,
      unit_number: 4,
      monthly_rent: 6,
    });
  });

  it('takes the own header before a synonym, and each of the file’s columns once', () => {
    expect(mapColumns(['Name', 'Property name'])).toEqual({ property_title: 1 });
    expect(mapColumns(['Type', 'Type'])).toEqual({ property_type: 0 });
  });

  it('leaves what it does not know', () => {
    expect(mapColumns(['', 'Remarks of the roofer', '\ufeffCity'])).toEqual({ city: 2 });
  });
});
