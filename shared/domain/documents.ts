import { attachedKinds } from './attached';
import { reachOf } from './permissions';
import type { Viewer } from './roles';
import { tidyLine } from './text';

/** The kinds of a unit's documents: the folders they lie in, in this order. */
export const documentKinds = [
  'lease',
  'inspection',
  'insurance',
  'notice',
  'receipt',
  'photo',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What may be kept: a type by the extension it is kept under. `inline` ones are shown in place, the others only handed out (R14). */
export const documentTypes = {
  'application/pdf': { extension: 'pdf', inline: true },
  'image/jpeg': { extension: 'jpg', inline: true },
  'image/png': { extension: 'png', inline: true },
  'image/webp': { extension: 'webp', inline: true },
  'text/plain': { extension: 'txt', inline: false },
  'text/csv': { extension: 'csv', inline: false },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extension: 'docx',
    inline: false,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { extension: 'xlsx', inline: false },
} as const;
export type DocumentType = keyof typeof documentTypes;

export const documentLimits = {
  bytes: 25 * 1024 * 1024,
  perUnit: attachedKinds.document.perUnit,
  /** Days that a deleted document can be brought back. */
  deletedDays: 30,
} as const;

type Asks = Pick<Viewer, 'roleLabel' | 'grants' | 'userId'>;
type Asked = { readonly addedBy: string; readonly sharedWithOwner: boolean };

/**
 * Whether this person may see a document of a unit that he sees (decisions, Roles: documents). A rental owner's own are those that he added
 * and those that are shared with owners; tenants and applicants see no unit before leases are made, so nothing is theirs yet.
 */
export function seesDocument(viewer: Asks, { addedBy, sharedWithOwner }: Asked): boolean {
  const reach = reachOf(viewer, { area: 'documents', level: 'view' });
  if (reach !== 'own') return reach !== 'none';
  return viewer.roleLabel === 'rentalOwner' && (sharedWithOwner || addedBy === viewer.userId);
}

/** Whether he may change, delete and bring it back; a rental owner only what he added himself, however it is shared. */
export function changesDocument(viewer: Asks, { addedBy }: Asked): boolean {
  const reach = reachOf(viewer, { area: 'documents', level: 'change' });
  if (reach !== 'own') return reach !== 'none';
  return viewer.roleLabel === 'rentalOwner' && addedBy === viewer.userId;
}

/** Marks that turn the direction of writing: `fdp\u202egnp.exe` would read as another file. */
const turnsDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A document's name as it is kept: one line, and what is read is what stands there. */
export const tidyDocumentName = (name: string): string => tidyLine(name.replace(turnsDirection, ''));

const otherEndings: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg', 'jpe'], txt: ['text'] };

/** The name it is handed out under: no path, no control character, and always the ending of what it truly is. */
export function downloadName({ name, contentType }: { name: string; contentType: DocumentType }): string {
  const { extension } = documentTypes[contentType];
  const plain = tidyDocumentName(name)
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/^[. ]+|[. ]+$/g, '');
  const kept = plain === '' ? 'document' : plain;
  const endings = [extension, ...(otherEndings[extension] ?? [])];
  return endings.some((ending) => kept.toLowerCase().endsWith(`.${ending}`)) ? kept : `${kept}.${extension}`;
}
