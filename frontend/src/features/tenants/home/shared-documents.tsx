import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import type { MyUnit, SharedDocument } from '../../../../../shared/contract/tenants';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { Button } from '../../../ui/button';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Row } from '../../../ui/layout';
import { Named } from '../../../ui/named';
import { RuledList } from '../../../ui/plain-list';
import { Thumb } from '../../../ui/property-name';
import { say } from '../../../ui/say';
import { Section } from '../../../ui/section';
import { Sign } from '../../../ui/sign';
import { Day } from '../../../ui/when';

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
  const open = useMutation({
    mutationFn: async () =>
      (await api.tenants.openSharedDocument({ params: { leaseId, documentId } })).data.download_url,
    onSuccess: (url) => window.location.assign(url),
    onError: (cause) =>
      void say.result({ icon: 'error', title: 'The document was not opened', text: refusalWords(cause) }),
  });
  return (
    <Row as="li">
      <Named
        sign={
          thumb === undefined ? (
            <Sign bg="surface.sunk" color="muted">
              <FileText aria-hidden="true" />
            </Sign>
          ) : (
            <Thumb url={thumb} />
          )
        }
        name={name}
        note={
          <>
            Shared <Day at={shared_at} />
          </>
        }
      />
      <Button
        variant="outline"
        size="sm"
        pending={open.isPending}
        onClick={() => open.mutate()}
        aria-label={`Download ${name}`}
      >
        <Download aria-hidden="true" />
        Download
      </Button>
    </Row>
  );
}
