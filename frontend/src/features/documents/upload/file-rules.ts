import {
  type DocumentType,
  documentLimits,
  documentTypes,
  tidyDocumentName,
} from '../../../../../shared/domain/documents';
import { limits } from '../../../../../shared/domain/limits';
import { sizeText } from '../document-texts';

const isKnown = (type: string): type is DocumentType => Object.hasOwn(documentTypes, type);
const types = Object.keys(documentTypes).filter(isKnown);

const byExtension: Readonly<Record<string, DocumentType>> = {
  ...Object.fromEntries(types.map((type) => [documentTypes[type].extension, type])),
  jpeg: 'image/jpeg',
};

/** What a file is, by its extension, else by what the browser says; browsers know some types by other names or not at all. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): DocumentType | undefined {
  const extension = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return byExtension[extension] ?? (isKnown(type) ? type : undefined);
}

/** What the file dialog offers. */
export const acceptedFiles = [...Object.keys(byExtension).map((one) => `.${one}`), ...types].join();

export const acceptedWords = 'PDF, JPG, PNG, WebP, TXT, CSV, DOCX or XLSX';

/** Why a chosen file cannot be kept, in a sentence that names it, or undefined. The server looks at the content besides. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const name = `“${file.name}”`;
  if (typeOf(file) === undefined)
    return `${name} is of a kind that cannot be kept here. Take ${acceptedWords}.`;
  if (file.size === 0) return `${name} is empty.`;
  if (file.size > documentLimits.bytes)
    return `${name} has ${sizeText(file.size)}. A document can have at most ${sizeText(documentLimits.bytes)}.`;
  return undefined;
}

/** The name a file is offered under: its own, as a name is kept, and no longer than it can be. */
export const firstName = ({ name }: Pick<File, 'name'>): string =>
  tidyDocumentName(name).slice(0, limits.textCharacters).trim() || 'Document';

/** What is said of files past what the unit still has room for. */
export const roomProblem = (room: number): string =>
  room <= 0
    ? `This unit holds ${documentLimits.perUnit} documents, as many as it can. Delete some to add others.`
    : `Only ${room} more ${room === 1 ? 'document fits' : 'documents fit'} this unit. The others were left out.`;
