import { chakra } from '@chakra-ui/react';
import { Download, ExternalLink } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { DocumentDetails } from '../../../../../shared/contract/documents';
import { api } from '../../../api/client';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Row } from '../../../ui/layout/layout';
import { openFileInTab } from '../../../ui/media/open-file';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { buttonRecipe } from '../../../ui/theme/controls';
import { download } from '../change/download';
import { isPicture, typeName } from '../document-texts';
import { PictureView } from './picture-view';

type Props = { document: DocumentDetails; onAgain: () => void };

/** Phones and some browsers cannot show a PDF inside a page, and report it. */
const showsPdf = (): boolean => navigator.pdfViewerEnabled;

/** Shows the document in place if the browser can, otherwise a link to it. */
export function Preview({ document, onAgain }: Props) {
  const { content_type: type, view_url: url, name } = document;
  if (url !== '' && isPicture(type)) return <PictureView url={url} name={name} onAgain={onAgain} />;
  if (url !== '' && type === 'application/pdf')
    return showsPdf() ? <PdfView url={url} name={name} /> : <DownloadOnly document={document} />;
  return <DownloadOnly document={document} />;
}

/** The browser's own PDF viewer. Pages stay light in the dark theme, like paper. */
const PdfView = ({ url, name }: { url: string; name: string }) => (
  <chakra.iframe
    src={url}
    title={name}
    display="block"
    w="full"
    h={{ base: '70dvh', lg: 'calc(100dvh - 15rem)' }}
    minH="96"
    borderWidth="0"
    bg="white"
  />
);

/** Opens in a new tab. */
const OpenAnchor = chakra('a', buttonRecipe);

/** For files that no page can show: says so and offers a download. */
function DownloadOnly({ document }: { document: DocumentDetails }) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void openFileInTab(() => api.documents.getDocument({ params: { id: document.document_id } }));
  };
  const isPdf = document.content_type === 'application/pdf';
  return (
    <EmptyState
      drawing={drawings.paper}
      title={isPdf ? 'This browser opens PDFs outside the page' : 'This type of file opens in its own app'}
      text={
        isPdf
          ? 'Open it in a new tab, or download it.'
          : `${typeName(document.content_type)}: download it to open it.`
      }
      action={
        <Row justifyContent="center" gap="2">
          {isPdf && document.view_url !== '' && (
            <OpenAnchor href={document.view_url} target="_blank" rel="noopener noreferrer" onClick={open}>
              <ExternalLink aria-hidden="true" />
              Open the PDF
            </OpenAnchor>
          )}
          <Button variant="outline" onClick={() => void download(document.document_id)}>
            <Download aria-hidden="true" />
            Download the file
          </Button>
        </Row>
      }
    />
  );
}
