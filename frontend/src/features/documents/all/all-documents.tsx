import { useQuery } from '@tanstack/react-query';
import { Share2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PlacedDocument } from '../../../../../shared/contract/documents';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import { DocumentMenu } from '../change/document-menu';
import { allDocumentCountsQuery, allDocumentPages, allDocumentsQuery } from '../queries';
import { documentKit } from './document-kit';
import { type AllDocumentsPlace, allDocumentPlaces } from './document-place';

const ShareMany = lazy(async () => ({ default: (await import('./change-many')).ShareMany }));
const DeleteMany = lazy(async () => ({ default: (await import('./change-many')).DeleteMany }));

const many = [
  { label: 'Change sharing', icon: Share2, Dialog: ShareMany },
  { label: 'Delete', icon: Trash2, Dialog: DeleteMany },
] as const;

type Props = {
  place: AllDocumentsPlace;
  onPlace: (place: AllDocumentsPlace) => void;
  /** The role changes every document that it sees, and the account can be changed. */
  mayChange: boolean;
};

type Changing = {
  readonly Dialog: (typeof many)[number]['Dialog'];
  readonly chosen: readonly PlacedDocument[];
  readonly onDone: () => void;
};

/** /documents: the documents of all units the person may see. */
export function AllDocuments({ place, onPlace, mayChange }: Props) {
  const { view = 'all' } = place;
  const { size } = useListChoices();
  const { data: counts } = useQuery(allDocumentCountsQuery(place));
  const [changing, setChanging] = useState<Changing>();
  return (
    <Page title="Documents" lead="Leases, inspections, and receipts for all your units, newest first.">
      <ListKit
        kit={documentKit}
        list={allDocumentPlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(allDocumentsQuery(place, size))}
        page={({ documents: rows, next, count }) => {
          const total = count ?? counts?.[view];
          return {
            rows,
            next,
            total,
            isUncounted: total === undefined,
            notes: counts && viewNotes(counts),
            isNone: view === 'all',
          };
        }}
        readAll={allDocumentPages(place)}
        rowMenu={(line) => <DocumentMenu document={line} mayChange={mayChange} inList />}
        bulk={
          mayChange
            ? {
                actions: (chosen, onDone) =>
                  many.map(({ label, icon: Icon, Dialog }) => (
                    <Button
                      key={label}
                      size="sm"
                      variant="outline"
                      onClick={() => setChanging({ Dialog, chosen, onDone })}
                    >
                      <Icon aria-hidden="true" />
                      {label}
                    </Button>
                  )),
              }
            : undefined
        }
        firstUse={{
          title: 'No documents yet',
          text: 'A document belongs to a unit. Open the unit and add it there.',
          drawing: drawings.paper,
          action: <LinkButton to="/units">Choose a unit</LinkButton>,
        }}
      />
      <Suspense fallback={null}>
        {changing && (
          <changing.Dialog
            chosen={changing.chosen}
            onClose={() => {
              setChanging(undefined);
              changing.onDone();
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
