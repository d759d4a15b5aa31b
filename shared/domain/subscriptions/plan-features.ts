/** Spec §3, LND-08. Numbers get their commas ("10,000") here: in the description a comma ends a feature. */
export const planFeatures = (description: string): string[] =>
  description
    .split(',')
    .map((feature) => feature.trim().replace(/\d{4,}/g, (digits) => Number(digits).toLocaleString('en-US')))
    .filter((feature) => feature !== '');
