const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Node);

/** The form's errors as `units.0.unitNumber → sentence`, in the order of the form, for the summary that links to the fields. */
export function flatErrors(errors: unknown, path = ''): Record<string, string> {
  if (!isRecord(errors)) return {};
  if (path !== '' && typeof errors.message === 'string' && errors.message !== '')
    return { [path]: errors.message };
  return Object.assign(
    {},
    ...Object.entries(errors)
      .filter(([name]) => name !== 'ref')
      .map(([name, value]) => flatErrors(value, path === '' ? name : `${path}.${name}`)),
  );
}

const order = [
  'propertyType',
  'property_title',
  'propertyDesc',
  'furnished_type',
  'parking',
  'street',
  'country',
  'state',
  'city',
  'zipcode',
  'units',
  'rentalOwners',
];

/** The same, as the sections stand on the screen. */
export function summaryOf(errors: unknown): Record<string, string> {
  const rank = (name: string) => order.indexOf(name.split('.')[0] ?? '');
  return Object.fromEntries(
    Object.entries(flatErrors(errors)).sort(([one], [other]) => rank(one) - rank(other)),
  );
}

/** Which units the problems lie in, so that a folded one opens. */
export const unitsWithErrors = (names: readonly string[]): number[] => [
  ...new Set(
    names.flatMap((name) => {
      const unit = /^units\.(\d+)\./.exec(name)?.[1];
      return unit === undefined ? [] : [Number(unit)];
    }),
  ),
];

const unitFields: Record<string, string> = {
  unitNumber: 'number',
  bedrooms: 'beds',
  bathrooms: 'baths',
  rentprice: 'size',
  monthlyRent: 'monthly rent',
  availableDate: 'availability date',
  photos: 'photos',
};

/** What a field in a list is called in the summary: `Unit 2, size`. */
export function labelOf(name: string): string | undefined {
  const [list, index, field = ''] = name.split('.');
  if (index === undefined || !/^\d+$/.test(index)) return undefined;
  const nth = Number(index) + 1;
  return list === 'units' ? `Unit ${nth}, ${unitFields[field] ?? field}` : `Owner ${nth}`;
}
