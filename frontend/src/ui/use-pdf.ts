import { useState } from 'react';
import type { PrintPaper } from '../../../shared/contract/prints';
import { printLimits } from '../../../shared/domain/print-limits';
import { api } from '../api/client';
import { report } from '../api/report';
import { downloadFile, failedText } from './download';
import { toast } from './toast';

export type PdfSource = {
  /** All of it, page after page where it is paged. */
  readonly paper: () => PrintPaper | Promise<PrintPaper>;
  /** The file's name, without its end. */
  readonly name: string;
};

async function download({ paper: make, name }: PdfSource): Promise<void> {
  const body = await make();
  const rows = body.tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (rows > printLimits.rows) {
    toast({ title: 'This is too long for a PDF. Choose fewer days, or one property.', kind: 'info' });
    return;
  }
  const { pdf } = (await api.prints.printTables({ body })).data;
  const bytes = Uint8Array.from(atob(pdf), (one) => one.charCodeAt(0));
  downloadFile(bytes, { name: `${name}.pdf`, type: 'application/pdf' });
}

/** Downloads a paper as a PDF, and says why it did not. */
export function usePdf(source: PdfSource) {
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await download(source);
    } catch (cause) {
      report(`The PDF ${source.name} failed`, cause);
      toast({ title: failedText(cause), kind: 'error' });
    }
    setBusy(false);
  };
  return { isBusy, start };
}
