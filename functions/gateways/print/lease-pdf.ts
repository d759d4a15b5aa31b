import type { PDF, PdfObject } from '@libpdf/core';
import { maxUploadedPages } from '../../../shared/domain/leases/term';
import { isBomb } from './pdf-bomb';
import { brokenPdf, pdfProblems as problems } from './pdf-problems';

export type PdfRead = { readonly pages: number } | { readonly problem: string };

/** Loaded with the first file, so that a start of the product does not wait for it. */
const library = () => import('@libpdf/core');

/** Keys and names of parts that act, play or hide: a signer could see another text than the sealed one. */
const activeKeys = new Set([
  'JS',
  'JavaScript',
  'AA',
  'XFA',
  'EmbeddedFiles',
  'EF',
  'OCProperties',
  'RichMediaContent',
]);
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'RichMedia',
  'RichMediaExecute',
  'FileAttachment',
  'Screen',
  '3D',
  'Trans3D',
]);

/** What an object that the file's pages or catalog lead to forbids. */
async function activePart(pdf: PDF): Promise<keyof typeof problems | undefined> {
  const { PdfArray, PdfDict, PdfName, PdfRef } = await library();
  const seen = new Set<string>();
  const left: PdfObject[] = [pdf.getCatalog()];
  for (let one = left.pop(); one; one = left.pop()) {
    if (one instanceof PdfRef) {
      const id = `${one.objectNumber} ${one.generation}`;
      const found = seen.has(id) ? null : pdf.getObject(one);
      seen.add(id);
      if (found) left.push(found);
    } else if (one instanceof PdfArray) left.push(...one);
    else if (one instanceof PdfDict)
      for (const [{ value: key }, value] of one) {
        if (key === 'Fields' && value instanceof PdfArray && value.length > 0) return 'form';
        if (key === 'FT') return 'form';
        if (activeKeys.has(key)) return 'active';
        if (['S', 'Subtype'].includes(key) && value instanceof PdfName && activeNames.has(value.value))
          return 'active';
        left.push(value);
      }
  }
  return undefined;
}

/** The pages of a PDF that can be signed and sealed; else what is wrong with it, in words. */
export async function readPdf(bytes: Uint8Array): Promise<PdfRead> {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (file.includes('/Encrypt')) return { problem: problems.locked };
    if (isBomb(file)) return { problem: brokenPdf };
    const { PDF } = await library();
    const pdf = await PDF.load(bytes, { lenient: false });
    if (pdf.isEncrypted) return { problem: problems.locked };
    const part = await activePart(pdf);
    if (part) return { problem: problems[part] };
    const pages = pdf.getPageCount();
    if (pages > maxUploadedPages) return { problem: problems.long };
    // A file that cannot be copied here could not be sealed later.
    await pagesInFront(PDF.create(), pdf);
    return pages > 0 ? { pages } : { problem: brokenPdf };
  } catch {
    return { problem: brokenPdf };
  }
}

/** Copies pages as they look; what is above them (notes, links) becomes part of the page or goes. */
async function pagesInFront(pdf: PDF, brought: PDF): Promise<void> {
  brought.flattenAnnotations({ removeLinks: true });
  const pages = Array.from({ length: brought.getPageCount() }, (_, index) => index);
  await pdf.copyPagesFrom(brought, pages, { insertAt: 0, includeAnnotations: false });
}

/** One PDF: the brought pages, then the printed ones. The same two files give the same bytes. */
export async function withPagesInFront(printed: Uint8Array, brought: Uint8Array): Promise<Uint8Array> {
  const { PDF } = await library();
  const pdf = await PDF.load(printed);
  await pagesInFront(pdf, await PDF.load(brought));
  return pdf.save();
}
