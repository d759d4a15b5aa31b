import type { UnitDetails } from '../../../../../shared/contract/units';
import { PreviousNext } from '../../../ui/list/previous-next';

const unitAt = (id: string | undefined, label: string) =>
  id === undefined ? undefined : ({ to: '/getunit-data', search: { id }, label } as const);

/** Links to the previous and next unit of the property. */
export const UnitNeighbors = ({ unit }: { unit: UnitDetails }) => (
  <PreviousNext
    label="Other units of this property"
    previous={unitAt(unit.previous_unit_id, 'Previous unit')}
    next={unitAt(unit.next_unit_id, 'Next unit')}
  />
);
