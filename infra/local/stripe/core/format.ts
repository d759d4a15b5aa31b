/** Cents as people read them: `$1,450.00`. */
export const money = (cents: number): string => {
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return cents < 0 ? `−${dollars}` : dollars;
};

/** The UTC day of a second, as the hosted pages write it: `Dec 05, 2026`. */
export const dayText = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
