import { limits } from '../../../../../shared/domain/limits';
import {
  type DocumentType,
  documentLimits,
  documentTypes,
  tidyDocumentName,
} from '../../../../../shared/domain/portfolio/documents';
import { sizeText } from '../../../ui/media/size-text';

const isKnown = (type: string): type is DocumentType => Object.hasOwn(documentTypes, type);
const types = Object.keys(documentTypes).filter(isKnown);

const byExtension: Readonly<Record<string, DocumentType>> = {
  ...Object.fromEntries(types.map((type) => [documentTypes[type].extension, type])),
  jpeg: 'image/jpeg',
};

/** The extension decides, then the browser: browsers name some types differently or not at all. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): DocumentType | undefined {
  const extension = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return byExtension[extension] ?? (isKnown(type) ? type : undefined);
}

/** The `accept` value of the file dialog. */
export const acceptedFiles = [...Object.keys(byExtension).map((one) => `.${one}`), ...types].join();

export const acceptedWords = 'PDF, JPG, PNG, WebP, TXT, CSV, DOCX or XLSX';

/** Why a file cannot be kept, in a sentence that names it. The server also checks the content. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const name = `“${file.name}”`;
  if (typeOf(file) === undefined) return `${name} is not a supported type. Use ${acceptedWords}.`;
  if (file.size === 0) return `${name} is empty.`;
  if (file.size > documentLimits.bytes)
    return `${name} has ${sizeText(file.size)}. A document can be at most ${sizeText(documentLimits.bytes)}.`;
  return undefined;
}

/** The suggested document name: the file's name, tidied and cut to the limit. */
export const firstName = ({ name }: Pick<File, 'name'>): string =>
  tidyDocumentName(name).slice(0, limits.textCharacters).trim() || 'Document';

/** What the person reads when more files are chosen than the unit can hold. */
export const roomProblem = (room: number): string =>
  room <= 0
    ? `This unit holds ${documentLimits.perUnit} documents, the most it can hold. Delete some to add others.`
    : `Only ${room} more ${room === 1 ? 'document fits' : 'documents fit'} this unit. The others were left out.`;
