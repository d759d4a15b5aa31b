import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { PrintPaper } from '../../../shared/contract/prints';
import { printLimits } from '../../../shared/domain/print-limits';
import { api } from '../api/client';
import { report } from '../api/report';
import { Button } from './button';
import { downloadFile, failedText } from './download';
import { toast } from './toast';

type Props = {
  /** All of it, page after page where it is paged. */
  readonly paper: () => PrintPaper | Promise<PrintPaper>;
  /** The file's name, without its end. */
  readonly name: string;
};

async function download({ paper: make, name }: Props): Promise<void> {
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

/** Downloads what the screen shows as a PDF. */
export function PdfButton(props: Props) {
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await download(props);
    } catch (cause) {
      report(`The PDF ${props.name} failed`, cause);
      toast({ title: failedText(cause), kind: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button data-chrome="" variant="outline" onClick={() => void start()} disabled={isBusy}>
      <FileDown aria-hidden="true" />
      {isBusy ? 'Preparing…' : 'Download PDF'}
    </Button>
  );
}
