import { reachOf } from '../../../../shared/domain/people/permissions';
import { AllDocuments } from '../../features/documents/all/all-documents';
import { allDocumentPlaces } from '../../features/documents/all/document-place';
import { DeskPage } from './desk-page';
import { useListPlace } from './use-list-place';
import type { Person } from './use-person';

/** A rental owner changes single ones in their unit; staff all that they see. */
function mayChange({ viewer, user }: Person): boolean {
  const reach = reachOf(viewer, { area: 'documents', level: 'change' });
  return user.account.canChange && user.view_as === undefined && (reach === 'all' || reach === 'granted');
}

/** /documents: its state is in the address. */
export function DocumentsListScreen() {
  const at = useListPlace(allDocumentPlaces.parse, '/documents', 'documents');
  return (
    <DeskPage title="Documents" area="documents" forOwn={['rentalOwner']}>
      {(person) => <AllDocuments {...at} mayChange={mayChange(person)} />}
    </DeskPage>
  );
}
