import type { PrintPaper } from '../../../../shared/contract/prints';
import { isTooLong, tooLongToPrint } from '../../../../shared/domain/print-limits';
import { api } from '../../api/client';
import { toast } from '../feedback/toast';
import { downloadPdfOf } from '../media/download';

type Made =
  /** All of it, page after page where it is paged. */
  | { readonly paper: () => PrintPaper | Promise<PrintPaper> }
  /** One that the server makes of its own records, in base64. */
  | { readonly pdf: () => Promise<string> };
/** The file's name is without its end. */
export type PdfSource = Made & { readonly name: string };

/** In base64; undefined after the person was told that it is too long. */
async function pdfOf(source: PdfSource): Promise<string | undefined> {
  if ('pdf' in source) return source.pdf();
  const body = await source.paper();
  if (!isTooLong(body.tables)) return (await api.prints.printTables({ body })).data.pdf;
  toast({ title: tooLongToPrint, kind: 'info' });
  return undefined;
}

/** Downloads a paper as a PDF. */
export async function downloadPdf(source: PdfSource): Promise<void> {
  const pdf = await pdfOf(source);
  if (pdf !== undefined) downloadPdfOf(pdf, source.name);
}
