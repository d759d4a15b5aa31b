/** What the list of all documents can be sorted by; without one, the newest first. */
export const documentOrders = ['name', 'unit', 'kind', 'added', 'by', 'shared', 'size', 'type'] as const;
export type DocumentOrder = (typeof documentOrders)[number];

/** With whom a document is shared, beside the people who manage its unit. */
export const sharings = ['owner', 'tenant', 'nobody'] as const;
export type Sharing = (typeof sharings)[number];

type Line = { readonly sharedWithOwner: boolean; readonly sharedWithTenant: boolean };

const isShared: Record<Sharing, (line: Line) => boolean> = {
  owner: ({ sharedWithOwner }) => sharedWithOwner,
  tenant: ({ sharedWithTenant }) => sharedWithTenant,
  nobody: ({ sharedWithOwner, sharedWithTenant }) => !sharedWithOwner && !sharedWithTenant,
};

/** Whether a line is shared with one of these; with none of them asked for, every line is. */
export const isSharedWith = (asked: readonly string[], line: Line): boolean =>
  asked.length === 0 || sharings.some((one) => asked.includes(one) && isShared[one](line));
