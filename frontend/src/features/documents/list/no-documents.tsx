import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { NoMatch } from '../../../ui/no-match';
import { kindNames } from '../document-texts';
import { type DocumentsPlace, narrowed } from '../documents-place';

type Props = {
  place: DocumentsPlace;
  onPlace: (place: DocumentsPlace) => void;
  mayChange: boolean;
  seesAll: boolean;
};

/** What stands where no document does: what to do about it, for who may. */
export function NoDocuments({ place, onPlace, mayChange, seesAll }: Props) {
  if (place.search !== undefined)
    return (
      <NoMatch
        what="a document"
        onClear={() => onPlace(narrowed(place, { search: undefined, kind: undefined }))}
      />
    );
  return <EmptyState drawing={drawings.paper} {...wordsFor({ place, mayChange, seesAll })} />;
}

function wordsFor({ place, mayChange, seesAll }: Omit<Props, 'onPlace'>): { title: string; text: string } {
  if (place.deleted)
    return { title: 'Nothing was deleted lately', text: 'What you delete can be brought back from here.' };
  if (place.kind)
    return {
      title: 'This folder is empty',
      text: mayChange
        ? `Add a document with the folder ${kindNames[place.kind].one}, or move one here.`
        : 'There is nothing of this kind.',
    };
  if (mayChange)
    return {
      title: 'No documents yet',
      text: 'Keep the lease, inspection reports, receipts and photos of this unit in one place, and share what others should see.',
    };
  return seesAll
    ? { title: 'No documents yet', text: 'What is kept about this unit will stand here.' }
    : {
        title: 'Nothing is shared with you here',
        text: 'What is shared with you about this unit will stand here.',
      };
}
