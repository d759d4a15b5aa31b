/**
 * A plan's features from its comma-separated description (spec §3, LND-08), in its order and without empty ones. Their numbers are grouped here
 * ("10,000"): in the description a comma ends a feature.
 */
export const planFeatures = (description: string): string[] =>
  description
    .split(',')
    .map((feature) => feature.trim().replace(/\d{4,}/g, (digits) => Number(digits).toLocaleString('en-US')))
    .filter((feature) => feature !== '');
