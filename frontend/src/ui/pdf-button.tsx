import { FileDown } from 'lucide-react';
import { Button } from './button';
import { type PdfSource, usePdf } from './use-pdf';

/** Downloads what the screen shows as a PDF. */
export function PdfButton({ label = 'Download PDF', ...source }: PdfSource & { label?: string }) {
  const { isBusy, start } = usePdf(source);
  return (
    <Button data-chrome="" variant="outline" onClick={() => void start()} disabled={isBusy}>
      <FileDown aria-hidden="true" />
      {isBusy ? 'Preparing…' : label}
    </Button>
  );
}
