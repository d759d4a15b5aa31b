import { ApiRefusal, Offline } from '../../api/refusal';

type FileNamed = { readonly name: string; readonly type: string };

/** Downloads bytes or a text as a file. */
export function downloadFile(content: BlobPart, { name, type }: FileNamed): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}

export const downloadText = (text: string, { name, type }: FileNamed): void =>
  downloadFile(text, { name, type: `${type};charset=utf-8` });

export const downloadCsv = (csv: string, name: string): void => downloadText(csv, { name, type: 'text/csv' });

/** Downloads a PDF that the server made, in base64; `name` is without its end. */
export function downloadPdfOf(base64: string, name: string): void {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  downloadFile(bytes, { name: `${name}.pdf`, type: 'application/pdf' });
}

/** Why there is no file. */
export const failedText = (cause: unknown): string =>
  cause instanceof ApiRefusal || cause instanceof Offline
    ? cause.message
    : 'The file could not be created. Please try again.';
