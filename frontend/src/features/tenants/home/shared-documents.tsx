import { FileText } from 'lucide-react';
import type { MyUnit, SharedDocument } from '../../../../../shared/contract/tenants';
import { api } from '../../../api/client';
import { Thumb } from '../../../domain-ui/property/property-name';
import { DateText } from '../../../ui/data/date-text';
import { DownloadButton } from '../../../ui/data/download-button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { IconTile } from '../../../ui/primitives/icon-tile';

/** The documents that the landlord shares with the tenants of the unit. */
export const SharedDocuments = ({ unit: { documents, lease_id } }: { unit: MyUnit }) => (
  <Section title="Documents" flush>
    {documents.length === 0 ? (
      <EmptyState
        title="No documents yet"
        text="What your landlord shares with you appears here."
        drawing={drawings.paper}
      />
    ) : (
      <RuledList>
        {documents.map((document) => (
          <DocumentRow key={document.document_id} document={document} leaseId={lease_id} />
        ))}
      </RuledList>
    )}
  </Section>
);

function DocumentRow({ document, leaseId }: { document: SharedDocument; leaseId: string }) {
  const { document_id: documentId, name, shared_at, thumb } = document;
  const open = async () => {
    const { data } = await api.tenants.openSharedDocument({ params: { leaseId, documentId } });
    window.location.assign(data.download_url);
  };
  return (
    <Row as="li">
      <ListLabel
        sign={
          thumb === undefined ? (
            <IconTile bg="surface.sunk" color="muted">
              <FileText aria-hidden="true" />
            </IconTile>
          ) : (
            <Thumb url={thumb} />
          )
        }
        name={name}
        note={
          <>
            Shared <DateText at={shared_at} />
          </>
        }
      />
      <DownloadButton size="sm" what={name} run={open} aria-label={`Download ${name}`} />
    </Row>
  );
}
