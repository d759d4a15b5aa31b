import type { UploadedFile } from '../term';
import type { LeaseDocument } from './lease-document';
import type { LeaseNode } from './lease-node';

const words = (text: string): LeaseNode[] => [{ type: 'text', text }];

/**
 * The page added to a lease brought as a PDF. It names the file's SHA-256: to sign the page is to sign the
 * file.
 */
export const uploadedText = ({ sha256, pages }: UploadedFile): LeaseDocument => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: words('Signatures') },
    {
      type: 'paragraph',
      content: words(
        `The lease is a PDF file of ${pages === 1 ? 'one page' : `${pages} pages`}, which comes before this page. Whoever signs here signs that file.`,
      ),
    },
    { type: 'paragraph', content: words(`SHA-256 of the file: ${sha256}`) },
    ...(['tenants', 'co-signers', 'owner'] as const).map(
      (role): LeaseNode => ({ type: 'signatures', attrs: { role } }),
    ),
  ],
});
