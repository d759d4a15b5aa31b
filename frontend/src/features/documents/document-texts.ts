import {
  File,
  FileImage,
  type LucideIcon,
  MailWarning,
  Receipt,
  ScrollText,
  SearchCheck,
  ShieldCheck,
} from 'lucide-react';
import type { DocumentLine } from '../../../../shared/contract/documents';
import {
  type DocumentKind,
  type DocumentType,
  documentKinds,
  documentTypes,
} from '../../../../shared/domain/portfolio/documents';

/** Folder names, and the singular for one document in it. */
export const kindNames: Readonly<Record<DocumentKind, { readonly one: string; readonly all: string }>> = {
  lease: { one: 'Lease', all: 'Leases' },
  inspection: { one: 'Inspection', all: 'Inspections' },
  insurance: { one: 'Insurance', all: 'Insurance' },
  notice: { one: 'Notice', all: 'Notices' },
  receipt: { one: 'Receipt', all: 'Receipts' },
  photo: { one: 'Photo', all: 'Photos' },
  other: { one: 'Other', all: 'Other' },
};

export const kindIcons: Readonly<Record<DocumentKind, LucideIcon>> = {
  lease: ScrollText,
  inspection: SearchCheck,
  insurance: ShieldCheck,
  notice: MailWarning,
  receipt: Receipt,
  photo: FileImage,
  other: File,
};

export const kindOptions = documentKinds.map((value) => ({ value, label: kindNames[value].one }));

const typeNames: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG picture',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
  'text/plain': 'Text',
  'text/csv': 'CSV table',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel workbook',
};

const isKnown = (type: string): type is DocumentType => Object.hasOwn(documentTypes, type);

export const typeName = (type: string): string => (isKnown(type) ? typeNames[type] : 'File');

export const isPicture = (type: string): boolean => type.startsWith('image/');

/** Who sees the document apart from the people who manage the unit. */
export function sharedWords(line: Pick<DocumentLine, 'shared_with_owner' | 'shared_with_tenant'>): string {
  const whom = [line.shared_with_owner && 'the owner', line.shared_with_tenant && 'the tenant'].filter(
    Boolean,
  );
  return whom.length === 0 ? 'Not shared' : `Shared with ${whom.join(' and ')}`;
}
