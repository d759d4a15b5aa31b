import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DocumentDetails } from '../../../../../shared/contract/documents';
import { Columns } from '../../../ui/layout/columns';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { sizeText } from '../../../ui/media/size-text';
import { Button } from '../../../ui/primitives/button';
import { DocumentMenu } from '../change/document-menu';
import { download } from '../change/download';
import { typeName } from '../document-texts';
import { WaitingDocuments } from '../list/waiting-documents';
import { documentQuery } from '../queries';
import { DocumentFacts } from './document-facts';
import { DocumentNeighbors } from './neighbors';
import { Preview } from './preview';

type Props = {
  id: string;
  canChange: boolean;
  /** Runs after deletion and leads back to the unit's documents. */
  onGone: (unitId: string) => void;
};

/** /document-view: one document, read. */
export function DocumentPage({ id, ...rest }: Props) {
  const read = useQuery(documentQuery(id));
  if (!read.data) return <WaitingDocuments read={read} what="document" />;
  return <Whole document={read.data} onAgain={() => void read.refetch()} {...rest} />;
}

type WholeProps = Omit<Props, 'id'> & { document: DocumentDetails; onAgain: () => void };

function Whole({ document, canChange, onGone, onAgain }: WholeProps) {
  const { unit_id, unit_number, property_id, property_title, kind } = document;
  useCrumbs([
    { label: 'Properties', to: '/propertiesList' },
    { label: property_title, to: '/getproperty-data', search: { id: property_id } },
    { label: `Unit ${unit_number}`, to: '/getunit-data', search: { id: unit_id } },
    { label: 'Documents', to: '/view-UploadUnitFile', search: { id: unit_id } },
    { label: 'Document', to: '/document-view' },
  ]);
  return (
    <Page
      title={document.name}
      lead={`${typeName(document.content_type)}, ${sizeText(document.bytes)}`}
      back={{ to: '/view-UploadUnitFile', search: { id: unit_id, kind }, label: 'Documents' }}
      action={
        <>
          <DocumentNeighbors document={document} />
          <Button onClick={() => void download(document.document_id)}>
            <Download aria-hidden="true" />
            Download
          </Button>
          <DocumentMenu
            document={document}
            mayChange={canChange && document.may_change}
            onGone={() => onGone(unit_id)}
          />
        </>
      }
    >
      <Columns widths="1fr 18rem" from="lg">
        <Section flush>
          <Preview key={document.view_url} document={document} onAgain={onAgain} />
        </Section>
        <DocumentFacts document={document} />
      </Columns>
    </Page>
  );
}
