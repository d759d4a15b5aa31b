/** Integer cents as `$1,250.00` or `-$0.05`. */
export function displayDollars(cents: number): string {
  const [whole = '0', part = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}

/** `($50.00)` below 0, as accountants write it: never a minus sign. */
export const signedDollars = (cents: number): string =>
  cents < 0 ? `(${displayDollars(-cents)})` : displayDollars(cents);
