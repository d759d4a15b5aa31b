import { DownloadButton } from './download-button';
import { downloadPdf, type PdfSource } from './download-pdf';

/** Downloads what the screen shows as a PDF. */
export const PdfButton = ({ label = 'Download PDF', ...source }: PdfSource & { label?: string }) => (
  <DownloadButton isMade data-chrome="" what="The PDF" label={label} run={() => downloadPdf(source)} />
);
