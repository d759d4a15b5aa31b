import { isStaff, may } from '../people/permissions';
import type { Viewer } from '../people/roles';
import { tidyLine } from '../text';

/** `perRead` is how many notes of a unit one read brings. */
export const noteLimits = { characters: 2000, perRead: 10 } as const;

type Asks = Pick<Viewer, 'roleLabel' | 'grants' | 'userId'>;

/** Only staff who see a unit read its notes: never rental owners, tenants or applicants, even with grants. */
export const readsNotes = (viewer: Asks): boolean =>
  isStaff(viewer) && may(viewer, { area: 'properties', level: 'view' });

/** Staff who may change units add notes to them. */
export const writesNotes = (viewer: Asks): boolean =>
  isStaff(viewer) && may(viewer, { area: 'properties', level: 'change' });

/** Nobody changes or deletes another person's note, whatever their role. */
export const changesNote = (viewer: Asks, { addedBy }: { readonly addedBy: string }): boolean =>
  writesNotes(viewer) && addedBy === viewer.userId;

/** A note's short name: its first 60 characters, on one line. */
export function noteName(text: string): string {
  const characters = [...tidyLine(text)];
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : characters.join('');
}
