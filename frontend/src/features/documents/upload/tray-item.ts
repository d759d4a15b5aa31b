import type { DocumentKind, DocumentType } from '../../../../../shared/domain/portfolio/documents';
import { firstName, typeOf } from './file-rules';
import { guessKind } from './guess-kind';

/** What a person chooses for a file before the upload. */
export type Choice = {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly sharedWithOwner: boolean;
  readonly sharedWithTenant: boolean;
};

/** A chosen file until it becomes a document. Typed values survive every failure. */
export type TrayItem = Choice & {
  readonly id: string;
  readonly file: File;
  readonly contentType: DocumentType;
  readonly state: 'ready' | 'sending' | 'keeping' | 'failed';
  /** Share of the bytes sent, 0 to 1. */
  readonly share: number;
  readonly problem?: string | undefined;
};

/** A new tray entry; its sharing copies that of `like`. */
export function trayItem(file: File, { id, like }: { id: string; like: TrayItem | undefined }): TrayItem[] {
  const contentType = typeOf(file);
  if (contentType === undefined) return [];
  return [
    {
      id,
      file,
      contentType,
      state: 'ready',
      share: 0,
      name: firstName(file),
      kind: guessKind({ name: file.name, type: contentType }),
      sharedWithOwner: like?.sharedWithOwner ?? false,
      sharedWithTenant: like?.sharedWithTenant ?? false,
    },
  ];
}

type Bound = { readonly text: string; readonly key: string };

/** Idempotency keys by file: a retry reuses its key, but changed values are a new request. */
export function keyring(newKey: () => string) {
  const bound = new Map<string, Bound>();
  return {
    of({ id, name, kind, sharedWithOwner, sharedWithTenant }: TrayItem, upload: string): string {
      const text = JSON.stringify([upload, name, kind, sharedWithOwner, sharedWithTenant]);
      const known = bound.get(id);
      if (known?.text === text) return known.key;
      const key = newKey();
      bound.set(id, { text, key });
      return key;
    },
    forget: (id: string) => bound.delete(id),
  };
}
