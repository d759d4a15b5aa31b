/** Ten digits as a US number; a dash for none. */
export const mobileText = (digits: string): string =>
  digits === '' ? '–' : digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
