/** One unit a line; a property's fields repeat or fill only its first line. Imports also take `synonyms`. */
const propertyColumns = [
  {
    key: 'property_title',
    header: 'Property name',
    synonyms: ['property', 'name', 'building', 'title'],
    example: 'Maple Court',
  },
  {
    key: 'property_type',
    header: 'Property type',
    synonyms: ['type', 'building type'],
    example: 'Multi Family',
  },
  {
    key: 'street',
    header: 'Street',
    synonyms: ['address', 'street address', 'address line 1', 'property address'],
    example: '12 Maple Street',
  },
  { key: 'city', header: 'City', synonyms: ['town'], example: 'Austin' },
  { key: 'state', header: 'State', synonyms: ['province', 'region'], example: 'Texas' },
  {
    key: 'zipcode',
    header: 'Zip code',
    synonyms: ['zip', 'postal code', 'postcode', 'zipcode'],
    example: '78701',
  },
  { key: 'country', header: 'Country', synonyms: [], example: 'United States' },
  { key: 'description', header: 'Description', synonyms: ['notes', 'property description'], example: '' },
  { key: 'parking', header: 'Parking spaces', synonyms: ['parking'], example: '8' },
  {
    key: 'furnished',
    header: 'Furnished',
    synonyms: ['furnished type', 'furnishing'],
    example: 'Unfurnished',
  },
] as const;

const unitColumns = [
  {
    key: 'unit_number',
    header: 'Unit number',
    synonyms: ['unit', 'unit no', 'unit name', 'apartment', 'apt'],
    example: '101',
  },
  { key: 'bedrooms', header: 'Bedrooms', synonyms: ['beds', 'bed', 'br'], example: '2' },
  { key: 'bathrooms', header: 'Bathrooms', synonyms: ['baths', 'bath', 'ba'], example: '1' },
  {
    key: 'size_sqft',
    header: 'Size (sq ft)',
    synonyms: ['size', 'sqft', 'sq ft', 'square feet', 'area', 'unit size'],
    example: '850',
  },
  {
    key: 'available_from',
    header: 'Available from',
    synonyms: ['available', 'available date', 'availability date', 'date available'],
    example: '2026-01-31',
  },
  {
    key: 'monthly_rent',
    header: 'Monthly rent',
    synonyms: ['rent', 'market rent', 'rent amount', 'rent price'],
    example: '1450.00',
  },
  { key: 'appliances', header: 'Appliances', synonyms: ['amenities'], example: 'Refrigerator; Oven; AC' },
] as const;

/** Further owners go on the property's next lines. */
export const ownersPerLine = 4;

const ownerColumn = <N extends number>(n: N) =>
  [
    {
      key: `owner${n}_first_name`,
      header: `Owner ${n} first name`,
      synonyms: [],
      example: n === 1 ? 'Ada' : '',
    },
    {
      key: `owner${n}_last_name`,
      header: `Owner ${n} last name`,
      synonyms: [],
      example: n === 1 ? 'Moore' : '',
    },
    {
      key: `owner${n}_company`,
      header: `Owner ${n} company`,
      synonyms: [`owner ${n} company name`],
      example: '',
    },
    {
      key: `owner${n}_email`,
      header: `Owner ${n} email`,
      synonyms: [],
      example: n === 1 ? 'ada@example.com' : '',
    },
    {
      key: `owner${n}_mobile`,
      header: `Owner ${n} mobile`,
      synonyms: [`owner ${n} phone`],
      example: n === 1 ? '5125550101' : '',
    },
    {
      key: `owner${n}_share`,
      header: `Owner ${n} share (%)`,
      synonyms: [`owner ${n} share`],
      example: n === 1 ? '100' : '',
    },
  ] as const;

export const portfolioColumns = [
  ...propertyColumns,
  ...unitColumns,
  ...ownerColumn(1),
  ...ownerColumn(2),
  ...ownerColumn(3),
  ...ownerColumn(4),
];
export type PortfolioColumn = (typeof portfolioColumns)[number]['key'];

/** One line of a portfolio file, as text; a missing column is empty. */
export type PortfolioRow = Partial<Record<PortfolioColumn, string>>;
