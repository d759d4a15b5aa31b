import { documentLimits, type ShownType, shownTypes } from '../../../../shared/domain/portfolio/documents';
import { sizeText } from './size-text';

/** The type of a picture or PDF, as the browser names it. */
export const shownTypeOf = ({ type }: Pick<File, 'type'>): ShownType | undefined =>
  shownTypes.find((one) => one === type);

/** Why a file cannot be sent, in a sentence that names it; the server also checks the content. */
export function shownFileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const { name, size } = file;
  if (!shownTypeOf(file)) return `“${name}” is neither a PDF nor a JPG, PNG or WebP picture.`;
  if (size === 0) return `“${name}” is empty.`;
  return size > documentLimits.bytes
    ? `“${name}” is too large: at most ${sizeText(documentLimits.bytes)}.`
    : undefined;
}
