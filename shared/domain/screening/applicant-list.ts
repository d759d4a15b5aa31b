/** What the list of applicants can be sorted by; without one, the newest first. */
export const applicantOrders = ['name', 'home', 'stage', 'applied', 'income', 'times', 'move-in'] as const;
export type ApplicantOrder = (typeof applicantOrders)[number];

/** How many times the rent somebody earns, in tenths, as landlords say it; undefined without either. */
export const timesRent = (income: number, rent: number | undefined): number | undefined =>
  income > 0 && rent !== undefined && rent > 0 ? Math.floor((10 * income) / rent) / 10 : undefined;
