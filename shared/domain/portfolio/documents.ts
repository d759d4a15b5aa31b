import { reachOf } from '../people/permissions';
import type { Viewer } from '../people/roles';
import { tidyLine } from '../text';
import { attachedKinds } from './attached';

/** The folders of a unit's documents, in display order. */
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

/** Allowed types and their stored extensions. The browser shows `inline` types; others download (R14). */
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

/** Pictures and PDFs, which a browser shows. */
export const shownTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const satisfies readonly DocumentType[];
export type ShownType = (typeof shownTypes)[number];

export const documentLimits = {
  bytes: 25 * 1024 * 1024,
  /** A small picture of it, for lists. */
  thumbBytes: 32 * 1024,
  perUnit: attachedKinds.document.perUnit,
  /** Days in which a deleted document can be restored. */
  deletedDays: 30,
} as const;

type Asks = Pick<Viewer, 'roleLabel' | 'grants' | 'userId'>;
type Asked = { readonly addedBy: string; readonly sharedWithOwner: boolean };

/** In a unit the viewer sees (decisions, Roles: documents). Tenants and applicants see none before leases. */
export function canSeeDocument(viewer: Asks, { addedBy, sharedWithOwner }: Asked): boolean {
  const reach = reachOf(viewer, { area: 'documents', level: 'view' });
  if (reach !== 'own') return reach !== 'none';
  return viewer.roleLabel === 'rentalOwner' && (sharedWithOwner || addedBy === viewer.userId);
}

/** Covers delete and restore. A rental owner may change only what they added, even if it is shared. */
export function canChangeDocument(viewer: Asks, { addedBy }: Asked): boolean {
  const reach = reachOf(viewer, { area: 'documents', level: 'change' });
  if (reach !== 'own') return reach !== 'none';
  return viewer.roleLabel === 'rentalOwner' && addedBy === viewer.userId;
}

/** Marks that flip the text direction: `fdp\u202egnp.exe` would read as another file. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A document's name as stored: one line, without marks that flip the text direction. */
export const tidyDocumentName = (name: string): string => tidyLine(name.replace(directionMarks, ''));

const otherEndings: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg', 'jpe'], txt: ['text'] };

/** The download's file name: no path, no control characters, and the extension of its real type. */
export function downloadName({ name, contentType }: { name: string; contentType: DocumentType }): string {
  const { extension } = documentTypes[contentType];
  const plain = tidyDocumentName(name)
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/^[. ]+|[. ]+$/g, '');
  const kept = plain === '' ? 'document' : plain;
  const endings = [extension, ...(otherEndings[extension] ?? [])];
  return endings.some((ending) => kept.toLowerCase().endsWith(`.${ending}`)) ? kept : `${kept}.${extension}`;
}
