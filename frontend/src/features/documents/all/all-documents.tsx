import { useQuery } from '@tanstack/react-query';
import type { PlacedDocument } from '../../../../../shared/contract/documents';
import { DataTable } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { drawings } from '../../../ui/drawings';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { kindOptions } from '../document-texts';
import { documentFacts, sharedColumn } from '../list/document-columns';
import { type AllDocumentsPlace, allDocumentPlaces, allDocumentsQuery } from '../queries';

const [nameColumn, ...otherFacts] = documentFacts;

const columns: readonly Column<PlacedDocument>[] = [
  nameColumn,
  {
    key: 'unit',
    header: 'Unit',
    rem: 12,
    cell: ({ unit_number, property_title }) => <bdi>{`Unit ${unit_number}, ${property_title}`}</bdi>,
  },
  ...otherFacts,
  sharedColumn,
];

const tools = {
  search: { label: 'Search file name' },
  selects: [
    { name: 'kind', label: 'Folder', options: [{ value: '', label: 'All folders' }, ...kindOptions] },
  ],
};

type Props = { place: AllDocumentsPlace; onPlace: (place: AllDocumentsPlace) => void };

/** /documents: the documents of all units the person may see. */
export const AllDocuments = ({ place, onPlace }: Props) => (
  <Page
    title="Documents"
    lead="Leases, inspections, receipts: the documents of all your units, newest first."
  >
    <Section flush>
      <List
        list={allDocumentPlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(allDocumentsQuery(place))}
        page={({ documents: rows, next }) => ({ rows, next, isUncounted: true })}
        tools={tools}
        what="a document"
        none={{
          title: 'No documents yet',
          text: 'A document belongs to a unit. Open the unit and add it there.',
          drawing: drawings.paper,
          action: <LinkButton to="/units">Choose a unit</LinkButton>,
        }}
      >
        {(rows, busy) => (
          <DataTable
            caption="Documents"
            columns={columns}
            rows={rows}
            rowKey={(line) => line.document_id}
            rowTo={({ document_id: id }) => ({ to: '/document-view', search: { id } })}
            busy={busy}
          />
        )}
      </List>
    </Section>
  </Page>
);
