/** The built-in views of the list of owners; without one, all of them. */
export const ownerViews = ['owed', 'bank-missing'] as const;
export type OwnerView = (typeof ownerViews)[number];

/** What the list of owners can be sorted by; without one, by name. */
export const ownerOrders = ['name', 'properties', 'balance', 'bank', 'units', 'mobile', 'email'] as const;
export type OwnerOrder = (typeof ownerOrders)[number];

type Line = { readonly balance?: number | undefined; readonly bank_ready?: boolean | undefined };

const isIn: Record<OwnerView, (line: Line) => boolean> = {
  owed: ({ balance = 0 }) => balance > 0,
  'bank-missing': ({ bank_ready }) => bank_ready === false,
};
export const isInOwnerView = (view: OwnerView, line: Line): boolean => isIn[view](line);
