/** Whole and half baths in one number, as everywhere but in the form: `2` and `1` are `2.5`. */
export const bathsText = (bathrooms: string, halfBaths: string | undefined = ''): string =>
  halfBaths === '' || halfBaths === '0' ? bathrooms : String(Number(bathrooms) + Number(halfBaths) / 2);
