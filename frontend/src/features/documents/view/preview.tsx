import { chakra } from '@chakra-ui/react';
import { Download, ExternalLink } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { DocumentDetails } from '../../../../../shared/contract/documents';
import { Button } from '../../../ui/button';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Row } from '../../../ui/layout';
import { buttonRecipe } from '../../../ui/theme/controls';
import { download, openInTab } from '../change/download';
import { isPicture, typeName } from '../document-texts';
import { PictureView } from './picture-view';

type Props = { document: DocumentDetails; onAgain: () => void };

/** Phones and some browsers do not show a PDF inside a page; they say so. */
const showsPdf = (): boolean => navigator.pdfViewerEnabled;

/** The document itself where the browser can show it in place, else the way to it. */
export function Preview({ document, onAgain }: Props) {
  const { content_type: type, view_url: url, name } = document;
  if (url !== '' && isPicture(type)) return <PictureView url={url} name={name} onAgain={onAgain} />;
  if (url !== '' && type === 'application/pdf')
    return showsPdf() ? <PdfView url={url} name={name} /> : <OwnProgram document={document} />;
  return <OwnProgram document={document} />;
}

/** The browser's own viewer; what it shows stays light in the dark, as paper does. */
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

/** Leads out of the product, in a tab of its own. */
const OpenAnchor = chakra('a', buttonRecipe);

/** What no page can show: said plainly, with the way to have it. */
function OwnProgram({ document }: { document: DocumentDetails }) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void openInTab(document.document_id);
  };
  const isPdf = document.content_type === 'application/pdf';
  return (
    <EmptyState
      drawing={drawings.paper}
      title={
        isPdf ? 'This browser opens a PDF outside the page' : 'This kind of file opens in its own program'
      }
      text={
        isPdf
          ? 'Open it in a tab of its own, or download it.'
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
