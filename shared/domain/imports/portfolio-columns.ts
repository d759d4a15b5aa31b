/** One unit a line; a property's fields repeat or fill only its first line. Imports also take `synonyms`. */
const propertyColumns = [
  {
    key: 'property_title',
    header: 'Property name',
    synonyms: ['property', 'name', 'building', 'title', 'building name', 'community', 'complex'],
    example: 'Maple Court',
  },
  {
    key: 'property_type',
    header: 'Property type',
    synonyms: ['type', 'building type', 'property sub type', 'sub type'],
    example: 'Multi Family',
  },
  {
    key: 'street',
    header: 'Street',
    synonyms: [
      'address',
      'street address',
      'address line 1',
      'property address',
      'address 1',
      'street 1',
      'property street',
      'street address 1',
      'property street address',
      'property street address 1',
      'property address line 1',
    ],
    example: '12 Maple Street',
  },
  { key: 'city', header: 'City', synonyms: ['town', 'property city'], example: 'Austin' },
  {
    key: 'state',
    header: 'State',
    synonyms: ['province', 'region', 'property state', 'state province'],
    example: 'Texas',
  },
  {
    key: 'zipcode',
    header: 'Zip code',
    synonyms: [
      'zip',
      'postal code',
      'postcode',
      'zipcode',
      'zip postal code',
      'property zip',
      'property zip code',
    ],
    example: '78701',
  },
  {
    key: 'country',
    header: 'Country',
    synonyms: ['country region', 'property country'],
    example: 'United States',
  },
  { key: 'description', header: 'Description', synonyms: ['notes', 'property description'], example: '' },
  {
    key: 'parking',
    header: 'Parking spaces',
    synonyms: ['parking', 'parking spots', 'number of parking spaces'],
    example: '8',
  },
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
    synonyms: ['unit', 'unit no', 'unit name', 'apartment', 'apt', 'unit id', 'apartment number', 'suite'],
    example: '101',
  },
  {
    key: 'bedrooms',
    header: 'Bedrooms',
    synonyms: ['beds', 'bed', 'br', 'bd', 'bedroom', 'number of bedrooms', 'bdrms'],
    example: '2',
  },
  {
    key: 'bathrooms',
    header: 'Bathrooms',
    synonyms: ['baths', 'bath', 'ba', 'bathroom', 'number of bathrooms'],
    example: '1',
  },
  {
    key: 'size_sqft',
    header: 'Size (sq ft)',
    synonyms: [
      'size',
      'sqft',
      'sq ft',
      'square feet',
      'area',
      'unit size',
      'sf',
      'square footage',
      'unit sqft',
      'size sqft',
    ],
    example: '850',
  },
  {
    key: 'available_from',
    header: 'Available from',
    synonyms: [
      'available',
      'available date',
      'availability date',
      'date available',
      'available on',
      'availability',
      'move in ready',
      'rent ready date',
    ],
    example: '2026-01-31',
  },
  {
    key: 'monthly_rent',
    header: 'Monthly rent',
    synonyms: [
      'rent',
      'market rent',
      'rent amount',
      'rent price',
      'advertised rent',
      'asking rent',
      'listed rent',
      'target rent',
    ],
    example: '1450.00',
  },
  { key: 'appliances', header: 'Appliances', synonyms: ['amenities'], example: 'Refrigerator; Oven; AC' },
] as const;

/** Further owners go on the property's next lines. */
export const ownersPerLine = 4;

/** `owner 2 first`; the first owner also without a number, and as `ownership %`. */
const ownerWords = (n: number, parts: readonly string[]): readonly string[] => [
  ...parts.map((part) => `owner ${n} ${part}`),
  ...(n === 1
    ? parts.flatMap((part) => [
        `owner ${part}`,
        `rental owner ${part}`,
        ...(part.startsWith('ownership') ? [part] : []),
      ])
    : []),
];

const ownerColumn = <N extends number>(n: N) =>
  [
    {
      key: `owner${n}_first_name`,
      header: `Owner ${n} first name`,
      synonyms: ownerWords(n, ['first', 'first name']),
      example: n === 1 ? 'Ada' : '',
    },
    {
      key: `owner${n}_last_name`,
      header: `Owner ${n} last name`,
      synonyms: ownerWords(n, ['last', 'last name']),
      example: n === 1 ? 'Moore' : '',
    },
    {
      key: `owner${n}_company`,
      header: `Owner ${n} company`,
      synonyms: ownerWords(n, ['company name', 'company']),
      example: '',
    },
    {
      key: `owner${n}_email`,
      header: `Owner ${n} email`,
      synonyms: ownerWords(n, ['email', 'email address', 'primary email', 'mail']),
      example: n === 1 ? 'ada@example.com' : '',
    },
    {
      key: `owner${n}_mobile`,
      header: `Owner ${n} mobile`,
      synonyms: ownerWords(n, ['phone', 'mobile', 'phone number', 'mobile phone', 'phone numbers']),
      example: n === 1 ? '5125550101' : '',
    },
    {
      key: `owner${n}_share`,
      header: `Owner ${n} share (%)`,
      synonyms: ownerWords(n, ['share', 'percent', 'ownership', 'ownership percent', 'ownership percentage']),
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
