/**
 * An archived property leaves lists and choices unless they ask for it. It keeps everything: units, owners,
 * documents, notes, history, and its place under the plan's limits. Until it is restored nobody changes its
 * facts, photo, shares or units, and no lease begins. Documents and notes can still be added to it.
 * A property with a lease is not archived. Changing properties includes both ways.
 */
export const isArchived = ({ archivedAt }: { readonly archivedAt?: string | undefined }): boolean =>
  archivedAt !== undefined;
