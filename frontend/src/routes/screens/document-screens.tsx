import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { may, reachOf } from '../../../../shared/domain/people/permissions';
import { parseDocumentPlace, parseDocumentsPlace } from '../../features/documents/documents-place';
import { DocumentsScreen } from '../../features/documents/list/documents-screen';
import { DocumentPage } from '../../features/documents/view/document-page';
import { EmptyState } from '../../ui/feedback/empty-state';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { drawings } from '../../ui/primitives/drawings';
import { LinkButton } from '../../ui/primitives/link-button';
import { unitIdOf } from './unit-place';
import { useListPlace } from './use-list-place';
import { type Person, usePerson } from './use-person';

const mayView = ({ viewer }: Person): boolean => may(viewer, { area: 'documents', level: 'view' });

/** A read-only account changes nothing, and neither does View as. */
const canChange = ({ user }: Person): boolean => user.account.canChange && user.view_as === undefined;

const Closed = () => (
  <Page title="Documents">
    <Section>
      <NoPermission />
    </Section>
  </Page>
);

/** Shown without a unit in the address: documents belong to one. */
const OfWhichUnit = () => (
  <Page title="Documents">
    <Section>
      <EmptyState
        title="Documents belong to a unit"
        text="Open the unit they are about: its documents are listed there."
        drawing={drawings.paper}
        action={
          <LinkButton to="/propertiesList" variant="outline">
            Go to your properties
          </LinkButton>
        }
      />
    </Section>
  </Page>
);

/** /view-UploadUnitFile: the address holds its state; the unit may also come in navigation state. */
export function UnitDocumentsScreen() {
  const { place, onPlace } = useListPlace(parseDocumentsPlace, '/view-UploadUnitFile');
  const { state } = useLocation();
  const person = usePerson();
  if (!person) return null;
  if (!mayView(person)) return <Closed />;
  const id = place.id ?? unitIdOf({}, state);
  if (id === '') return <OfWhichUnit />;
  const reach = reachOf(person.viewer, { area: 'documents', level: 'view' });
  return (
    <DocumentsScreen
      key={id}
      unitId={id}
      place={{ ...place, id }}
      onPlace={onPlace}
      person={person.role.user_role_id}
      canChange={canChange(person)}
      seesAll={reach === 'all' || reach === 'granted'}
    />
  );
}

/** /document-view */
export function DocumentViewScreen() {
  const { id } = parseDocumentPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const person = usePerson();
  if (!person) return null;
  if (!mayView(person)) return <Closed />;
  if (!id) return <OfWhichUnit />;
  return (
    <DocumentPage
      key={id}
      id={id}
      canChange={canChange(person)}
      onGone={(unitId) => void navigate({ to: '/view-UploadUnitFile', search: { id: unitId } })}
    />
  );
}
