/**
 * An archived property leaves lists and choices unless they ask for it, but keeps everything: units, owners,
 * documents, notes, history, and its place under the plan's limits. Until it is restored nobody changes its
 * facts, photo, shares or units, and no lease begins. Documents and notes can still be added. A property with
 * a lease cannot be archived. The right to change properties covers both.
 */
export const isArchived = ({ archivedAt }: { readonly archivedAt?: string | undefined }): boolean =>
  archivedAt !== undefined;

/** Why a property is not archived, or not changed once it is. */
export const archiveRefusals = {
  'property-has-lease': 'A unit of this property has a lease. End its leases before archiving it.',
  'property-has-money':
    'This property still holds or is owed money. Pay it out, collect it, or waive it first.',
  'property-archived': 'This property is archived. Restore it to change it.',
} as const;
