import { useNavigate, useSearch } from '@tanstack/react-router';
import { may } from '../../../../shared/domain/people/permissions';
import { parseImportPlace } from '../../features/imports/import-place';
import { ImportWizard } from '../../features/imports/import-wizard';
import { ClosedPage } from './closed-page';
import { usePerson } from './use-person';

/** /import: the address holds the step, this browser the file and the edits. */
export function ImportScreen() {
  const place = parseImportPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const person = usePerson();
  if (!person) return null;
  if (!person.mayAdd)
    return (
      <ClosedPage title="Import" back={{ to: '/propertiesList', label: 'Properties' }} person={person} />
    );
  return (
    <ImportWizard
      place={place}
      onPlace={(search) => void navigate({ to: '/import', search, resetScroll: false })}
      onLater={() => void navigate({ to: '/propertiesList' })}
      draftOf={person.viewer.userRoleId}
      who={{
        email: person.user.email,
        roleId: person.role.role_id,
        mayUpgrade: may(person.viewer, { area: 'subscription', level: 'change' }),
      }}
    />
  );
}
