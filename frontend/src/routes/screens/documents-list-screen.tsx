import { AllDocuments } from '../../features/documents/all/all-documents';
import { allDocumentPlaces } from '../../features/documents/queries';
import { DeskPage } from './desk-page';
import { useListPlace } from './use-list-place';

/** /documents: the address holds its state. */
export function DocumentsListScreen() {
  const at = useListPlace(allDocumentPlaces.parse, '/documents');
  return (
    <DeskPage title="Documents" area="documents" forOwn={['rentalOwner']}>
      {() => <AllDocuments {...at} />}
    </DeskPage>
  );
}
