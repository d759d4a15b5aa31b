import { type Seal, sealingLibrary, sealPdf } from '../seal/seal-pdf';
import { type PdfRead, readPdf, withPagesInFront } from './lease-pdf';

/** Work on PDFs that people brought: as slow and large as they made them. */
export type PdfFiles = {
  /** Refuses with `MachineBusy` where there was no time to read it. */
  read(bytes: Uint8Array): Promise<PdfRead>;
  withPagesInFront(printed: Uint8Array, brought: Uint8Array): Promise<Uint8Array>;
  seal(bytes: Uint8Array, seal: Seal): Promise<Uint8Array>;
  /** Loads what sealing takes, while something else is waited for. */
  load(): Promise<unknown>;
};

/** In this thread: for a function that serves nobody else meanwhile. */
export const pdfFiles: PdfFiles = {
  read: readPdf,
  withPagesInFront,
  seal: sealPdf,
  load: sealingLibrary,
};
