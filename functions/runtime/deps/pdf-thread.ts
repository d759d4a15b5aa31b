import { pdfThread } from '../../gateways/print/pdf-thread';
import { printFolder } from './print-folder';

/** PDFs that people brought, with a limit of time and memory. */
export const pdfs = () => pdfThread(printFolder);
