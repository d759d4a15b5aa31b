import { may } from '../../../../shared/domain/permissions';
import { AllUnits } from '../../features/units/all/all-units';
import { unitsPlaces } from '../../features/units/all/units-place';
import { DeskPage } from './desk-page';
import { useListPlace } from './use-list-place';

/** /units: the address holds its state. */
export function UnitsListScreen() {
  const at = useListPlace(unitsPlaces.parse, '/units');
  return (
    <DeskPage title="Units" area="properties">
      {({ viewer, user, mayAdd }) => (
        <AllUnits
          {...at}
          mayChange={may(viewer, { area: 'properties', level: 'change' }) && user.account.canChange}
          mayAdd={mayAdd}
        />
      )}
    </DeskPage>
  );
}
