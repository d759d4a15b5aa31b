import type { FileShown } from '../../../../../shared/contract/parts';
import './lease-file.css';

const pagesText = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);

/**
 * A lease brought as a PDF: in the page where the browser can show it, and always as a link. Plain elements:
 * the signing pages show it without the component library.
 */
export const LeaseFile = ({ file }: { file: FileShown }) => (
  <div className="lease-file">
    <p>
      <a href={file.url} target="_blank" rel="noopener noreferrer">
        Open the lease
      </a>{' '}
      <a href={file.download_url} data-quiet="">
        Download
      </a>{' '}
      <span>PDF, {pagesText(file.pages)}</span>
    </p>
    {navigator.pdfViewerEnabled && <iframe src={file.url} title="The lease" />}
  </div>
);
