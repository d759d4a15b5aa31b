import { may } from '../../../../shared/domain/people/permissions';
import { AllUnits } from '../../features/units/all/all-units';
import { unitListPlaces } from '../../features/units/all/unit-list-place';
import { DeskPage } from './desk-page';
import { useListPlace } from './use-list-place';

/** /units: its state is in the address. */
export function UnitsListScreen() {
  const at = useListPlace(unitListPlaces.parse, '/units', 'units');
  return (
    <DeskPage title="Units" area="properties">
      {({ viewer, user, mayAdd }) => (
        <AllUnits
          {...at}
          mayChange={may(viewer, { area: 'properties', level: 'change' }) && user.account.canChange}
          mayAdd={mayAdd}
          mayOpen={may(viewer, { area: 'applicants', level: 'change' }) && user.account.canChange}
        />
      )}
    </DeskPage>
  );
}
