import { pictureHeadBytes } from '../../../shared/domain/pictures/believable';
import { holds } from '../../../shared/domain/pictures/picture-headers';
import type { DocumentType } from '../../../shared/domain/portfolio/documents';
import { imageKind, imageKinds } from './image-kind';

/** Bytes needed to recognize a file: a photo's EXIF and color profile come before its frame. */
export const documentHeadBytes = pictureHeadBytes;

const viewOf = (head: Uint8Array): DataView => new DataView(head.buffer, head.byteOffset, head.byteLength);

const isPicture =
  (contentType: string) =>
  (head: Uint8Array): boolean => {
    const image = imageKind(head);
    return image !== undefined && imageKinds[image.kind].contentType === contentType;
  };

/** The mark must come first: a file with `%PDF` further in could be something else as well. */
const isPdf = (head: Uint8Array): boolean =>
  /^%PDF-\d\.\d/.test(Buffer.from(head.subarray(0, 8)).toString('latin1'));

const entryMark = 'PK\u0003\u0004';
const entryHead = 30;

/** Names of a zip's entries, as far as the head reaches. */
function entryNames(head: Uint8Array): string[] {
  const view = viewOf(head);
  if (!holds(view, 0, entryMark)) return [];
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const names: string[] = [];
  for (let at = 0; at >= 0; at = bytes.indexOf(entryMark, at + 1, 'latin1')) {
    const from = at + entryHead;
    if (from > head.byteLength) break;
    names.push(bytes.toString('latin1', from, from + view.getUint16(at + 26, true)));
  }
  return names;
}

// An Office file holds its own kind's folder and not the other's. A macro past the head goes unseen, so these
// files are only downloaded, never shown (R14).
const isOffice =
  (folder: 'word/' | 'xl/') =>
  (head: Uint8Array): boolean => {
    const names = entryNames(head);
    const other = folder === 'word/' ? 'xl/' : 'word/';
    return (
      names.some((name) => name.startsWith(folder)) &&
      !names.some((name) => name.startsWith(other) || name.endsWith('vbaProject.bin'))
    );
  };

/** Control characters that no text contains; tab, line breaks and form feed are allowed. */
const isControl = (byte: number): boolean =>
  byte === 0x7f || (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte));
const looksLikeMarkup =
  /^[\ufeff\s]*<(!doctype|!--|\?xml|html|head|body|script|svg|iframe|meta|style|title)/i;

/** UTF-8, possibly cut inside its last character, or Latin-1; no web page or PDF that claims to be text. */
function isText(head: Uint8Array): boolean {
  if (head.length === 0 || head.some(isControl)) return false;
  const text = readUtf8(head) ?? Buffer.from(head).toString('latin1');
  return !looksLikeMarkup.test(text) && !isPdf(head);
}

function readUtf8(head: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
  } catch {
    return undefined;
  }
}

const recognizers: Readonly<Record<DocumentType, (head: Uint8Array) => boolean>> = {
  'application/pdf': isPdf,
  'image/jpeg': isPicture('image/jpeg'),
  'image/png': isPicture('image/png'),
  'image/webp': isPicture('image/webp'),
  'text/plain': isText,
  'text/csv': isText,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isOffice('word/'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isOffice('xl/'),
};

/** Judges by content, never by name. `head` may be just the beginning of the file. */
export const isOfType = (head: Uint8Array, contentType: DocumentType): boolean =>
  recognizers[contentType](head);
