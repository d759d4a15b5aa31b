/** Formats cents: `$1,450.00`. */
export function money(cents: number): string {
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return cents < 0 ? `−${dollars}` : dollars;
}

/** A UTC date as the hosted pages show it: `Dec 05, 2026`. Takes seconds. */
export const dayText = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
