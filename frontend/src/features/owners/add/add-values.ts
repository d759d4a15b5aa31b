import { emptyOwner, type NewOwnerValues, newAsOwner } from '../pickers/new-owner';
import type { OwnerValues } from '../pickers/owner-values';

/** An owner as typed; `property` is the id of the one they get a share of, or empty. */
export type AddValues = NewOwnerValues & { mailingAddress: string; property: string };

export const emptyAdd: AddValues = { ...emptyOwner, mailingAddress: '', property: '' };

/** The owner as an entry of the property's shares. */
export const asOwner = ({ property: _, ...owner }: AddValues, percentage: string): OwnerValues =>
  newAsOwner(owner, percentage);
